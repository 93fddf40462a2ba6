import type { Answer, Caller } from '../sample-shop/api.ts'

export const TODAY = '2026-11-21'

/** Nobody counts the drawers of a shop that tries something else than the closing. */
export const UNCOUNTED: Readonly<Record<string, string>> = {
  TOLERANSI_SELISIH_KAS: '999999999999',
  LACI_MINUS: 'YA',
}

export interface ClosedAnswer {
  readonly no_tutup: string
  readonly tgl_system: string
  readonly tgl_berikut: string
  readonly laci: { laci: string; buku: number; hitung: number; selisih: number }[]
}

export interface Problem {
  readonly code: string
  readonly detail: string
  readonly facts: Readonly<Record<string, string | number>>
}

const NOTES = [100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100]

/** Notes that make an amount, as a cashier would lay them out. */
export function notesOf(amount: number): Record<string, number> {
  const pecahan: Record<string, number> = {}
  let rest = amount
  for (const note of NOTES) {
    const pieces = Math.floor(rest / note)
    if (pieces > 0) pecahan[String(note)] = pieces
    rest -= pieces * note
  }
  return pecahan
}

/** Closes a day with an amount counted in the drawer KASIR. */
export const closeDay = (
  caller: Caller,
  counted: number,
  tgl_system = TODAY,
  more: object = {},
): Promise<Answer<ClosedAnswer>> =>
  caller.post<ClosedAnswer>('tutup-toko', {
    tgl_system,
    hitungan: [{ laci: 'KASIR', pecahan: notesOf(counted) }],
    ...more,
  })
