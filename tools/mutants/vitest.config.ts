import { defineConfig } from 'vitest/config'

const { MUTANTS_TESTS = '', MUTANTS_DATABASE } = process.env

/** The tests of one file, as `start.mjs` names them. */
export default defineConfig({
  test: {
    include: MUTANTS_TESTS.split(','),
    pool: 'forks',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    globalSetup: MUTANTS_DATABASE === undefined ? [] : ['tests/sample-shop/global-setup.ts'],
  },
})
