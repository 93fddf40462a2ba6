import type { EntryDefinition, EntryField } from '@kencana/contract/documents/define-entry'
import { expect, type Locator, type Page } from '@playwright/test'
import { readAs } from '../journeys/read-as.ts'

// Fills a declared entry as a person does, from its definition alone.

/** By hand: slower than a scanner. */
const HAND = { delay: 45 }
/** Of the shop: a bank at which it has one account. */
const BANK = 'BCA'
const CASH = 'CASH'
/** What is typed into each text. */
export const WORDS = 'UJI ISIAN'

interface Kode {
  readonly nama_transaksi: string
  readonly jenis: string
}

export const fieldOf = (dialog: Locator, { label }: Pick<EntryField, 'label'>): Locator =>
  dialog.getByLabel(new RegExp(`^${label}( \\*)?$`))

/** The field with the amount of an entry: the first that is typed and not proposed. */
export function amountOf({ fields }: EntryDefinition): EntryField {
  const amount = Object.values(fields).find(one => one.kind === 'money' && !('isProposed' in one))
  if (amount === undefined) throw new Error('an entry without an amount')
  return amount
}

/** The field with its words: the last text. */
export function wordsOf({ fields }: EntryDefinition): EntryField {
  const words = Object.values(fields).findLast(({ kind }) => kind === 'text')
  if (words === undefined) throw new Error('an entry without words')
  return words
}

/** Types over what stands in a field. */
export async function typeOver(field: Locator, text: string): Promise<void> {
  await field.focus()
  await field.press('ControlOrMeta+a')
  await field.pressSequentially(text, HAND)
}

/** Every field that can be filled, rightly; a choice and what is proposed stand as they are. */
export async function fill(
  dialog: Locator,
  { fields }: EntryDefinition,
  rupiah: string,
): Promise<void> {
  const ends = Object.values(fields).filter(({ kind }) => kind === 'place')
  for (const field of Object.values(fields)) {
    const at = fieldOf(dialog, field)
    switch (field.kind) {
      case 'choice':
      // A card is asked for by a large sum alone.
      case 'identity':
        break
      case 'drawer':
        // From one drawer to another is no expense: the second one is not asked for.
        if (field.label in (await standing(dialog))) await at.selectOption({ index: 1 })
        break
      case 'kode':
        await pick(at, await kodeOf(dialog.page(), field.jenis[0] ?? ''))
        break
      case 'place':
        await pick(at, field.cash && field === ends[0] ? CASH : BANK)
        break
      case 'account':
        // Of CASH there is none; the only one of a bank is chosen by itself.
        await expect.poll(() => at.evaluate(isSettled)).toBe(true)
        break
      case 'store':
        await at.selectOption({ index: 1 })
        break
      case 'card-end':
        await typeOver(at, '4021')
        break
      case 'money':
        if (!('isProposed' in field)) await typeOver(at, rupiah)
        break
      case 'text':
      case 'name':
        await typeOver(at, WORDS)
        break
      case 'tenders':
        // All of it in cash.
        await dialog.page().keyboard.press('Alt+1')
        await expect(dialog.getByLabel('Jumlah Tunai')).toBeFocused()
        break
      default:
        throw new Error(`nobody has said how ${field.kind} is typed`)
    }
  }
}

const isSettled = (field: Element): boolean =>
  field instanceof HTMLSelectElement && (field.disabled || field.value !== '')

/** Chooses in a picker by what is typed. */
export async function pick(field: Locator, text: string): Promise<void> {
  await typeOver(field, text)
  const marked = field.page().locator('[role="option"][aria-selected="true"]')
  await expect(marked).toContainText(text)
  await field.press('Enter')
  await expect(field).toHaveAttribute('aria-expanded', 'false')
}

/** The first kode transaksi of a kind, as people call it. */
async function kodeOf(page: Page, jenis: string): Promise<string> {
  const rows = await readAs<readonly Kode[]>(page, 'paratransaksi/get/all')
  return rows.find(row => row.jenis === jenis)?.nama_transaksi ?? ''
}

/** What stands in each field of a dialog, by its label. */
export const standing = (dialog: Locator): Promise<Record<string, string>> =>
  dialog.locator('input, select, textarea').evaluateAll(fields =>
    Object.fromEntries(
      fields.map(field => {
        const { labels, value } = field as HTMLInputElement
        return [labels?.[0]?.textContent?.replace(/ \*$/, '') ?? '', value]
      }),
    ),
  )
