import { defineConfig } from "vitest/config";

/** Tests in a real browser against the real server: see tests/house.ts. */
export default defineConfig({
  test: {
    include: ["tests/**/*.spec.ts"],
    testTimeout: 240_000,
    hookTimeout: 180_000,
    // On a busy machine the answer to a click may come later than browsers count it as one; a fault of ours comes again.
    retry: 1,
    fileParallelism: true,
    maxWorkers: Number(process.env.WORKERS ?? 2),
  },
});
