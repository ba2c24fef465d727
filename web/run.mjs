// Runs a TypeScript file of this folder: node run.mjs tests/screens.ts [arguments ...]
import { runnerImport } from "vite";

await runnerImport(`./${process.argv[2]}`);
