// Makes the style sheets of frameworks that come before or after ours, and a page for each order.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";

/** @type {(program: string, ...args: string[]) => void} */
const run = (program, ...args) => execFileSync(process.execPath, [program, ...args]);

mkdirSync("public", { recursive: true });
cpSync("node_modules/@maloca/widgets/dist/styles.css", "public/maloca.css");
cpSync("node_modules/bootstrap/dist/css/bootstrap.css", "public/bootstrap.css");
writeFileSync("tailwind-3.css", "@tailwind base;\n@tailwind components;\n@tailwind utilities;\n");
writeFileSync("tailwind-4.css", '@import "tailwindcss";\n');
const content = ["--content", "./src/**/*.tsx"];
run(
  "node_modules/tailwindcss3/lib/cli.js",
  "-i",
  "tailwind-3.css",
  "-o",
  "public/tailwind-3.css",
  ...content,
);
run(
  "node_modules/@tailwindcss/cli/dist/index.mjs",
  "-i",
  "tailwind-4.css",
  "-o",
  "public/tailwind-4.css",
);

/** @type {(name: string) => string} */
const link = (name) => `<link rel="stylesheet" href="/${name}.css" />`;
for (const name of ["tailwind-3", "tailwind-4", "bootstrap"]) {
  for (const [order, sheets] of Object.entries({
    before: [name, "maloca"],
    after: ["maloca", name],
  })) {
    writeFileSync(
      `${name}-${order}.html`,
      `<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${name}, ${order}</title>
    ${sheets.map(link).join("\n    ")}
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/styles.tsx"></script>
  </body>
</html>
`,
    );
  }
}
