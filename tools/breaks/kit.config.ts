import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'

const { webServer: _, projects: __, ...alone } = base

/** The gallery of the kit alone: no shop is started for it. */
export default defineConfig({
  ...alone,
  testDir: '../../tests',
  projects: [{ name: 'kit', testMatch: 'kit/**/*.journey.ts' }],
})
