// `npm run build` and what builds first: build.ts, in any Node.
import { register } from "tsx/esm/api";

register();
await import("./build.ts");
