import { defineConfig } from "vite";

export default defineConfig({
  publicDir: false,
  oxc: { jsx: { runtime: "automatic", importSource: "react", development: false } },
  build: {
    outDir: "static/build",
    manifest: "manifest.json",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      input: [
        "islands/hydrate.ts",
        "islands/reload.ts",
        "islands/service_worker.ts",
        "static/styles/main.css",
      ],
    },
  },
});
