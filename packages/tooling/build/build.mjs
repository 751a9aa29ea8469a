// `npm run build` and what builds first: build.ts, in any Node.
import "../typescript.mjs";

await import("./build.ts");
