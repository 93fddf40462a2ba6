import type { ReportAnswer } from '@kencana/contract/kit/report'
import { en } from '@kencana/contract/messages/en/index'
import { jp } from '@kencana/contract/messages/jp/index'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { REPORTS } from '../../apps/server/src/reports/registry.ts'
import { pawnForDays } from '../database/pawned-days.ts'
import { type ReportShop, tradedShop } from './report-shop.ts'

// A report speaks the language of whoever reads it, in every line that is put together, on the
// screen and in its files; what people wrote and the names of their goods stay as they are.

let shop: ReportShop
beforeAll(async () => {
  shop = await tradedShop()
  await pawnForDays(shop.api)
}, 90_000)
afterAll(() => shop?.api.stop())

const DAYS = { tanggal_awal: '2026-11-21', sampai_tgl: '2026-11-25' }

const ask = (id: string, ending: string, language: string) => {
  const face = REPORTS.find(report => report.id === id)?.face
  const days = face?.filters.some(filter => filter.kind === 'date-range') ? DAYS : {}
  const query = new URLSearchParams({ ...days, toko: 'JKT' })
  return fetch(`${shop.api.origin}/api/v1/reports/${id}${ending}?${query}`, {
    headers: { authorization: `Bearer ${shop.owner.token}`, 'accept-language': language },
  })
}

/** What keeps the parts of a cell apart, which nobody reads. */
const MARKS = ['\u001e', '\u001f']

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

  test('has heads in Japanese in its CSV', async () => {
    const text = await (await ask(id, '/csv', 'ja')).text()
    const [head = ''] = text.replace('\uFEFF', '').split('\r\n')
    expect(leftIn(jp, head.split(','))).toEqual([])
  })
})

test('a day says in English how many invoices and what moved', async () => {
  const { rows } = (await (await ask('laporan-eod', '', 'en')).json()) as ReportAnswer
  const said = rows.map(row => row.keterangan)
  expect(said.some(text => /^\d+ invoices$/.test(String(text)))).toBe(true)
  expect((await (await ask('laporan-eod', '/csv', 'en')).text()).includes('invoices')).toBe(true)
})
