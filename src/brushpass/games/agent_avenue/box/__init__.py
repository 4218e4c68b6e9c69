"""What is in the box of Agent Avenue: `data.json`, and the same in the shape that the rules use."""
