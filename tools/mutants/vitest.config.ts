import { defineConfig } from 'vitest/config'

/** The tables of one file, as `one-file.mjs` names it and `loads.mjs` loads it. */
export default defineConfig({
  test: {
    include: ['tools/mutants/loads.mjs'],
    setupFiles: ['tools/mutants/short-properties.mjs'],
    testTimeout: 30_000,
  },
})
