import { defineConfig } from "vitest/config";

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
    rolldownOptions: { input: ["islands/hydrate.ts", "islands/reload.ts", "static/styles/main.css"] },
  },
  test: {
    pool: "forks",
    maxWorkers: 2,
    include: ["tests/**/*.test.{ts,tsx}"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    env: { NODE_ENV: "production" },
  },
});
