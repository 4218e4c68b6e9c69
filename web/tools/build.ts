/** Bundles the client: hashed script, style and fonts, and the one page that names them. */
import * as esbuild from "esbuild";
import { basename } from "node:path";
import { gzipSync } from "node:zlib";
import * as media from "../src/style/media.ts";

const root = new URL("../", import.meta.url).pathname;
const out = new URL("../../src/brushpass/server/static/", import.meta.url).pathname;

/** `@media (--desk-low)` is `deskLow` of media.ts: what `@custom-media` will be once browsers have it. */
const customMedia: esbuild.Plugin = {
  name: "custom media",
  setup: (build) =>
    build.onLoad({ filter: /\.css$/ }, async ({ path }) => ({
      loader: "css",
      contents: (await Deno.readTextFile(path)).replace(
        /@media [^{]+/g,
        (rule) => rule.replace(/\(--([a-z-]+)\)/g, (_, name: string) => queryOf(name, path)),
      ),
    })),
};

function queryOf(name: string, path: string): string {
  const query = Object.entries(media).find(([one]) => one === name.replace(/-./g, (part) => part[1]!.toUpperCase()));
  if (!query) throw new Error(`${path}: there is no ${name} in media.ts`);
  return query[1];
}

await Deno.remove(out, { recursive: true }).catch(() => {});

const result = await esbuild.build({
  absWorkingDir: root,
  entryPoints: [{ in: "src/main.tsx", out: "app" }, { in: "src/style/app.css", out: "app" }],
  outdir: `${out}assets`,
  entryNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  chunkNames: "part-[hash]",
  splitting: true,
  bundle: true,
  minify: true,
  format: "esm",
  target: ["chrome110", "firefox115", "safari16.4"],
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".woff2": "file" },
  plugins: [customMedia],
  legalComments: "none",
  metafile: true,
  logLevel: "warning",
});

const names = Object.keys(result.metafile.outputs).map((path) => basename(path));
const named = (end: string) => names.find((name) => name.startsWith("app-") && name.endsWith(end))!;
// The two faces that the first paint needs in every language; the others wait until a letter asks for them.
const early = names.filter((name) => /^(archivo-narrow-latin-700|public-sans-latin-400)-normal-\w+\.woff2$/.test(name));

// What the script begins with comes beside it, not after it.
const begins = Object.entries(result.metafile.outputs).find(([path]) => basename(path) === named(".js"))![1].imports
  .filter(({ kind }) => kind === "import-statement").map(({ path }) => basename(path));

const page = (await Deno.readTextFile(`${root}src/index.html`))
  .replace("<!-- style -->", `<link rel="stylesheet" href="/assets/${named(".css")}">`)
  .replace(
    "<!-- script -->",
    [
      `<script type="module" src="/assets/${named(".js")}"></script>`,
      ...begins.map((name) => `<link rel="modulepreload" href="/assets/${name}">`),
    ].join("\n"),
  )
  .replace(
    "<!-- fonts -->",
    early.map((name) => `<link rel="preload" href="/assets/${name}" as="font" type="font/woff2" crossorigin>`).join(
      "\n",
    ),
  );
await Deno.writeTextFile(`${out}index.html`, page);
await Deno.copyFile(`${root}src/icon.svg`, `${out}assets/icon.svg`);

// Compressed once, here, and not by the server for everybody who asks.
for (const { name } of [...Deno.readDirSync(`${out}assets`)]) {
  if (!/\.(css|js|svg)$/.test(name)) continue;
  const file = `${out}assets/${name}`;
  await Deno.writeFile(`${file}.gz`, gzipSync(await Deno.readFile(file), { level: 9 }));
}
await esbuild.stop();
