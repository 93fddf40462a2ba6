import { defineConfig } from 'vitest/config'

/** The table of one file, as `one-file.mjs` names it. */
export default defineConfig({
  test: {
    include: ['tools/mutants/loads.mjs', process.env.MUTANTS_TABLE ?? ''],
    setupFiles: ['tools/mutants/short-properties.mjs'],
    testTimeout: 30_000,
  },
})
