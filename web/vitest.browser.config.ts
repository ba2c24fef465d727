import { defineConfig } from "vitest/config";

/** Tests in a real browser against the real server: see tests/harness.ts. */
export default defineConfig({
  test: {
    include: ["tests/**/*.spec.ts"],
    globalSetup: "tests/shared.ts",
    isolate: false, // they share nothing but the modules, and starting a process for each takes longer than some of them
    testTimeout: 240_000,
    hookTimeout: 180_000,
    maxWorkers: Number(process.env.WORKERS ?? 2),
  },
});
