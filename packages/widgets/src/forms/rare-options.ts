export { prefill } from "./prefill";
