import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";

const server = "127.0.0.1:8000";

export default defineConfig({
  plugins: [
    svelte(),
    VitePWA({
      strategies: "injectManifest",
      srcDir: "src",
      filename: "sw.ts",
      injectRegister: false, // src/lib/installed.svelte.ts does it
      manifest: {
        id: "/",
        name: "Pelagos",
        short_name: "Pelagos",
        description: "Four modern board games about mythic islands: with friends, against strong bots, or both.",
        start_url: "/",
        scope: "/",
        display: "standalone",
        background_color: "#f6f1e6",
        theme_color: "#f6f1e6",
        categories: ["games"],
        icons: [
          { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
          { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
          { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
          { src: "/icon-maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
        ],
      },
      // What the first page needs, and the rules; all else is kept when it is opened.
      injectManifest: { globPatterns: ["index.html", "icon*.svg", "assets/{index,fonts,Rules}-*.{js,css}"] },
    }),
  ],
  build: {
    outDir: "../pelagos/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 2048,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Few files instead of many small ones: over a slow line each costs a way there and back.
          groups: [
            { name: "index", test: /src[\\/]main\.ts$|index\.html$/, priority: 4 },
            { name: "table", test: /src[\\/](pages[\\/]TablePage|table[\\/]TableView)\.svelte$/, priority: 3 },
            { name: "figures", test: /src[\\/](lib|games[\\/]figures)[\\/]|node_modules[\\/]svelte[\\/]/, priority: 2 },
            { name: (id) => /src[\\/]games[\\/](\w+)[\\/]Table\.svelte$/.exec(id)?.[1] ?? null, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: `http://${server}`, ws: true },
    },
  },
});
