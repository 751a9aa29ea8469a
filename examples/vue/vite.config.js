import vue from "@vitejs/plugin-vue";
import { defineConfig } from "vite";

// Tells Vue which tags are custom elements, not Vue components.
const isCustomElement = (tag) => tag.startsWith("maloca-");

export default defineConfig({
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
});
