import { dayText } from '@kencana/contract/kit/days/day-text'
import type { ColumnKind } from '@kencana/contract/kit/report'
import { isResult, type ReportAnswer, type ReportRow } from '@kencana/contract/kit/report'
import { en } from '@kencana/contract/messages/en/index'
import { jp } from '@kencana/contract/messages/jp/index'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cellText, jakartaMinute } from '../../apps/server/src/platform/format.ts'
import { sayFor } from '../../apps/server/src/platform/texts/say.ts'
import { REPORTS } from '../../apps/server/src/reports/registry.ts'
import { pawnForDays } from '../database/pawned-days.ts'
import { type ReportShop, tradedShop } from './report-shop.ts'

// A report speaks the language of whoever reads it, in every line that is put together, on the
// screen and in its files; what people wrote and the names of their goods stay as they are.

let shop: ReportShop
beforeAll(async () => {
  shop = await tradedShop()
  await pawnForDays(shop.api)
})
afterAll(() => shop?.api.stop())

const DAYS = { tanggal_awal: '2026-11-21', sampai_tgl: '2026-11-25' }

const ask = (id: string, ending: string, language: string, more = {}) => {
  const face = REPORTS.find(report => report.id === id)?.face
  const days = face?.filters.some(filter => filter.kind === 'date-range') ? DAYS : {}
  const query = new URLSearchParams({ ...days, toko: 'JKT', ...more })
  return fetch(`${shop.api.origin}/api/v1/reports/${id}${ending}?${query}`, {
    headers: { authorization: `Bearer ${shop.owner.token}`, 'accept-language': language },
  })
}

/** What keeps the parts of a cell apart, which nobody reads. */
const MARKS = ['\u001c', '\u001d', '\u001e', '\u001f']

/** Columns of what people wrote: their words may be ours by chance. */
const THEIRS = /^(nama_|alamat_|detail_|pembeli$)/

/** Texts of ours left in Indonesian; some ('Sales') are words of the other language too. */
const leftIn = (table: Readonly<Record<string, string>>, texts: readonly string[]) => {
  const said = new Set(Object.values(table))
  return texts.filter(text => table[text] !== undefined && !said.has(text))
}

describe.each(REPORTS.map(({ id }) => id))('%s', id => {
  test('leaves no word of ours in Indonesian, nor a code', async () => {
    const { rows, meta } = (await (await ask(id, '', 'en-GB')).json()) as ReportAnswer
    const keys = meta.columns.filter(({ key }) => !THEIRS.test(key)).map(({ key }) => key)
    const cells = rows.flatMap(row => keys.map(key => row[key]))
    const words = cells.flatMap(cell => (typeof cell === 'string' ? cell.split(' · ') : []))
    const filters = meta.filters.split('  ·  ').flatMap(line => line.split(': '))
    expect(leftIn(en, [...words, ...filters])).toEqual([])
    expect(words.filter(word => /^[A-Z]+_[A-Z_]+$/.test(word))).toEqual([])
    expect(words.filter(word => MARKS.some(mark => word.includes(mark)))).toEqual([])
  })

  test('finds what is read in it, in a report’s own words too, with their totals', async () => {
    const { rows, meta } = (await (await ask(id, '', 'en')).json()) as ReportAnswer
    const read = (row: ReportRow) =>
      meta.columns.map(({ key, kind }) => readIn(kind, row[key]).toLowerCase())
    for (const text of [...new Set(rows.slice(0, 3).flatMap(read))]) {
      const word = text.split(' ')[0] ?? ''
      if (word.length < 2) continue
      const found = (await (await ask(id, '', 'en', { q: word })).json()) as ReportAnswer
      const bare = word.replaceAll(',', '').replace(/%$/, '')
      const holds = (row: ReportRow) =>
        read(row).some(cell => cell.includes(word) || cell.replaceAll(',', '').includes(bare))
      const wanted = rows.filter(row => holds(row))
      expect([word, found.rows.filter(row => holds(row))]).toEqual([word, wanted])
      expect(found.meta.filters).toContain(`Search: ${word}`)
      for (const { key } of meta.columns.filter(column => column.total)) {
        const summed = found.rows.filter(row => !isResult(row))
        const sum = summed.reduce((all, row) => all + Number(row[key]), 0)
        expect(found.totals[key]).toBe(sum)
      }
    }
    const none = (await (await ask(id, '', 'en', { q: 'tak-ada-ini' })).json()) as ReportAnswer
    expect([none.rows, none.meta.count]).toEqual([[], 0])
  })

  test('has heads in Japanese in its CSV', async () => {
    const text = await (await ask(id, '/csv', 'ja')).text()
    const [head = ''] = text.replace('\uFEFF', '').split('\r\n')
    expect(leftIn(jp, head.split(','))).toEqual([])
  })
})

/** A cell as an English reader has it before him. */
function readIn(kind: ColumnKind, value: unknown): string {
  if (value === null || value === undefined) return ''
  const say = sayFor('en')
  if (kind === 'datetime') return dayText(jakartaMinute(value), say)
  return kind === 'date' ? dayText(String(value), say) : cellText(kind, value)
}

test('a day says in English how many invoices and what moved', async () => {
  const { rows } = (await (await ask('laporan-eod', '', 'en')).json()) as ReportAnswer
  const said = rows.map(row => row.keterangan)
  expect(said.some(text => /^\d+ invoices$/.test(String(text)))).toBe(true)
  expect((await (await ask('laporan-eod', '/csv', 'en')).text()).includes('invoices')).toBe(true)
})
