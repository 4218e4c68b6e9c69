terminal-chapter = Chapter { $chapter }
