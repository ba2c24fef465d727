import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = "127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined, // outside a browser "svelte" would be its server's half
  build: {
    outDir: "../pelagos/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 2048,
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: `http://${server}`, ws: true },
    },
  },
  test: {
    include: ["src/**/*.test.ts"],
    environment: "jsdom",
  },
});
