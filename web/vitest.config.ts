import { defineConfig, mergeConfig } from "vitest/config";

import page from "./vite.config.ts";

/** Unit tests: `npm test`. Those in a real browser have a configuration of their own. */
export default mergeConfig(
  page,
  defineConfig({
    resolve: { conditions: ["browser"] }, // outside a browser "svelte" would be its server's half
    test: {
      include: ["src/**/*.test.ts"],
      environment: "node", // a test that draws says `@vitest-environment jsdom` on its first line
      isolate: false, // to read Svelte and jsdom anew for each file takes longer than most of them
      testTimeout: 60_000, // a busy machine takes its time to draw
      restoreMocks: true,
      unstubGlobals: true,
    },
  }),
);
