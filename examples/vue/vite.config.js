import vue from "@vitejs/plugin-vue";
import { defineConfig } from "vite";

// Vue is told which tags are elements and none of its components.
const isCustomElement = (tag) => tag.startsWith("maloca-");

export default defineConfig({
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
});
