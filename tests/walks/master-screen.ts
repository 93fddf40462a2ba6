import type { MasterDefinition } from '@kencana/contract/kit/master'
import { MASTERS } from '@kencana/contract/masters/registry'
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { logIn, watchErrors } from '../journeys/shop.ts'
import { mastersToWalk } from './covering.ts'

// What the journeys over every master have in common.

const only = process.env.KENCANA_MASTERS?.split(',')

const kept = MASTERS.filter(({ readOnly }) => !readOnly)

/** A covering few of the masters that are kept by their screen; `KENCANA_MASTERS` asks for some. */
export const KEPT =
  only === undefined ? mastersToWalk(kept) : kept.filter(({ name }) => only.includes(name))

/** A store opened here would stay open in the books of the journeys that follow. */
export const mayGetRecords = ({ name }: MasterDefinition): boolean => name !== 'toko'

const PAGES = 2

/**
 * Two windows of one login share the masters: while one waits for its server the other types. Each
 * has a clock of its own. Answers with what went wrong in the pages' own code.
 */
export async function sideBySide(
  browser: Browser,
  masters: readonly MasterDefinition[],
  work: (page: Page, master: MasterDefinition) => Promise<void>,
): Promise<string[]> {
  test.setTimeout(20_000 + masters.length * 20_000)
  const login = await browser.newPage()
  await logIn(login, 'OWNER')
  const storageState = await login.context().storageState()
  await login.context().close()
  const left = [...masters]
  const errors: string[][] = []
  const one = async () => {
    const page = await browser.newPage({ storageState })
    await page.clock.install()
    errors.push(watchErrors(page))
    for (let master = left.shift(); master !== undefined; master = left.shift()) {
      const { name } = master
      const present = master
      await test.step(name, () => work(page, present))
    }
    await page.context().close()
  }
  await Promise.all(Array.from({ length: PAGES }, one))
  return errors.flat()
}

export const form = (page: Page): Locator => page.getByRole('dialog')

/** In the master's own table: a panel above it may show the record as well. */
export const rowOf = (page: Page, kode: string): Locator =>
  page.locator('tr[data-opens]', { hasText: kode })

export const input = (page: Page, master: MasterDefinition, name: string): Locator =>
  form(page).locator(`[name="${master.fields[name]?.formName ?? name}"]`)

/** What the server did. The dialog leaves after two seconds, of which none is waited for. */
export async function said(page: Page, text: string): Promise<void> {
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(text)
  await page.clock.fastForward(2_100)
  await expect(dialog).toBeHidden()
  await expect(form(page)).toHaveCount(0)
}
