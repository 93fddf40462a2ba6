import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { RUNNING } from './tools/runner/running.ts'

const common = {
  pool: 'forks' as const,
  // A process loads the product once and runs many files: half the time of a run. What a file
  // leaves behind (timers, listeners, counters of a module) is therefore seen by the next one.
  isolate: false,
  // Only what hangs gets there: what a test may cost is tests/budget.json's affair.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  setupFiles: ['tests/sample-shop/measured.ts', 'tests/sample-shop/chance.ts'],
}

/** Of `npm test`: dots for people, figures for the runner, and which tests run now. */
const report = process.env.KENCANA_REPORT
const reporters: ViteUserConfig['test'] =
  report === undefined ? {} : { reporters: ['dot', ['json', { outputFile: report }], RUNNING] }

// Once, where every process would say it.
const seed = process.env.TEST_SEED
if (seed !== undefined) process.stdout.write(`TEST_SEED=${seed}\n`)

/**
 * What throws loaded modules away (`vi.resetModules`): each file in a process of its own, for a
 * neighbour would load the whole product again.
 */
const ALONE = ['tests/spec/*.test.ts', 'apps/web/src/lib/device/drafts/draft-store.test.ts']

/** What the server decides, without a database. */
const RULES = 'apps/server/src/modules/**/decide-*.test.ts'

// `unit` starts in a second; `database` first starts a real PostgreSQL for the whole run.
export default defineConfig({
  test: {
    maxWorkers: 2,
    ...reporters,
    projects: [
      {
        test: {
          ...common,
          name: 'unit',
          include: [
            'packages/**/*.test.ts',
            'apps/web/**/*.test.{ts,tsx}',
            RULES,
            'tests/architecture/**/*.test.ts',
            'tests/client/*.test.ts',
          ],
          exclude: ['**/node_modules/**', ...ALONE],
        },
      },
      { test: { ...common, name: 'spec', isolate: true, include: ALONE } },
      {
        test: {
          ...common,
          name: 'database',
          include: ['apps/server/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [
            '**/node_modules/**',
            RULES,
            'tests/architecture/**',
            'tests/journeys/**',
            'tests/walks/**',
            ...ALONE,
            'tests/client/*.test.ts',
          ],
          globalSetup: ['tests/sample-shop/global-setup.ts'],
        },
      },
    ],
  },
})
