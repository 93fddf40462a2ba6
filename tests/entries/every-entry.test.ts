import { cardEnd, defineEntry, drawer, name, place } from '@kencana/contract/documents/define-entry'
import { entryRoute } from '@kencana/contract/documents/entry-route'
import { choice, integer, money, text } from '@kencana/contract/kit/field'
import { Refusal } from '@kencana/contract/refusals'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { parsed } from '../../apps/server/src/platform/http/problem.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { type Ask, disobeyed, ENTRIES } from './tries.ts'

// Every declared entry over HTTP: each field empty, at its bounds and beyond them, with a comma,
// with something of another kind. Nothing is listed here: what the server serves is asked.

const api = await testShop()
const owner = await api.as('OWNER')

interface Answered {
  readonly errors?: Readonly<Record<string, string>>
}

/** A number of a document that is not there: the form is read before anything is looked up. */
const pathOf = (path: string): string => path.replace(/\{\w+\}/g, 'TIDAK-ADA')

const REFUSED = /"(TIDAK_LENGKAP|NOMOR_KARTU|PERMINTAAN_TIDAK_SAH|TIDAK_DITEMUKAN|UANG_TIDAK_ADA)"/

test('there are some', () => {
  expect(ENTRIES.length).toBeGreaterThan(7)
})

const NAMED = ENTRIES.map(entry => [entry.path, entry] as const)

test.each(NAMED)('%s obeys its fields', async (_, entry) => {
  const path = pathOf(entry.path)
  const ask: Ask = async body => {
    const answer = await (entry.method === 'PUT'
      ? owner.put<Answered>(path, body, { toko: 'JKT' })
      : owner.post<Answered>(path, body, { toko: 'JKT' }))
    // Something always lacks, or what it is about: what is tried here is never written.
    expect(answer.text).toMatch(REFUSED)
    return answer.body.errors ?? {}
  }
  expect(await disobeyed(entry, ask)).toEqual([])
})

const toy = defineEntry({
  path: 'uji',
  dated: true,
  fields: {
    nama: name({ label: 'Nama', max: 40 }),
    cara: choice({ label: 'Cara', options: { SURAT: 'Surat' } }),
    jumlah: money({ label: 'Jumlah', min: 1, under: 'Harus Diisi', max: 1_000 }),
    hari: integer({ label: 'Hari', max: 7, over: 'Paling banyak {batas} hari' }),
    keterangan: text({ label: 'Keterangan', max: 20, required: false }),
    laci: drawer({ label: 'Laci', placeholder: 'Laci pertama' }),
    ke: place({ label: 'Masuk ke', cash: true, fallback: 'CASH' }),
    kartu_akhir: cardEnd(),
  },
})
const { body: obeying } = entryRoute(toy, {
  summary: 'A try.',
  right: { login: true },
  answer: z.unknown(),
})

/** What a body says of its own, without a server. */
const saidBy =
  (body: z.ZodType): Ask =>
  async said => {
    try {
      parsed(body, said)
      return {}
    } catch (refusal) {
      if (refusal instanceof Refusal) return refusal.fields ?? {}
      throw refusal
    }
  }

test('a body that is made from its definition obeys it', async () => {
  expect(await disobeyed(toy, saidBy(obeying as z.ZodType))).toEqual([])
})

test.each<[string, z.ZodRawShape]>([
  ['nama', { nama: z.string().max(40) }],
  ['cara', { cara: z.string() }],
  ['jumlah', { jumlah: z.number().int().max(1_000) }],
  ['hari', { hari: z.number().int().min(0) }],
  ['keterangan', { keterangan: z.string().optional() }],
  ['laci', { laci: z.string().max(20) }],
  ['ke', { ke: z.string().min(1).max(20) }],
  ['kartu_akhir', { kartu_akhir: z.string().length(4) }],
])('one that does not obey %s is found', async (field, other) => {
  const body = (obeying as unknown as z.ZodObject).extend(other)
  const found = await disobeyed(toy, saidBy(body))
  expect(found).not.toEqual([])
  expect(found.filter(one => !one.startsWith(`${field} = `))).toEqual([])
})
