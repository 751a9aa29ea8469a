import { readdirSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** A page for each library. */
const pages = readdirSync(import.meta.dirname).filter((file) => file.endsWith(".html"));

export default defineConfig({ plugins: [react()], build: { rolldownOptions: { input: pages } } });
