import { element } from '@kencana/contract/papers/kind'
import { notaPenjualan } from '@kencana/contract/papers/kinds/nota-penjualan'
import type { PaperElement, Template } from '@kencana/contract/papers/template'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cashSale, expectStatus, openShop, RING_PRICE } from '../penjualan/shop.ts'
import { type Caller, type TestApi, testApi } from '../sample-shop/api.ts'
import { brokenInvariants } from '../sample-shop/invariants.ts'

const NOTA = 'setting-nota/nota-penjualan'
const MM = 25.4 / 72

let api: TestApi
let owner: Caller
let kasir: Caller
let rings: string[]
let nomor: string
beforeAll(async () => {
  api = await testApi()
  ;({ owner, kasir, rings } = await openShop(api, 14))
  nomor = await sell(2)
})
afterAll(async () => {
  expect(await brokenInvariants(api.database.adminUrl)).toEqual([])
  await api.stop()
})

const TOKO = { toko: 'JKT' }

interface InForce {
  versi: number
  templat: Template
  dokumen: { nomor: string; fakta: { values: Record<string, unknown> } } | null
}

async function sell(pieces: number): Promise<string> {
  const sale = cashSale(rings.splice(0, pieces), RING_PRICE * pieces)
  const answer = await kasir.post<{ no_faktur_jual: string }>('penjualan', sale)
  return expectStatus(answer, 201).no_faktur_jual
}

const shown = async (caller = owner, path = NOTA, toko = 'JKT'): Promise<InForce> =>
  expectStatus(await caller.get<InForce>(path, { toko }), 200)

const save = (templat: Template, versi_lama: number, caller = owner, toko = 'JKT') =>
  caller.post<{ versi: number }>(NOTA, { templat, versi_lama }, { toko })

const withElement = (t: Template, id: string, part: Partial<PaperElement>): Template => ({
  ...t,
  elemen: t.elemen.map(one => (one.id === id ? ({ ...one, ...part } as PaperElement) : one)),
})

interface Word {
  readonly text: string
  /** Left edge, and base line from the top of the page, in millimetres. */
  readonly x: number
  readonly y: number
  readonly page: number
}

/** Words of a PDF where a reader of the file finds them. */
async function wordsOf(answer: Response): Promise<{ words: Word[]; size: number[] }> {
  if (answer.status !== 200) throw new Error(await answer.text())
  const file = await getDocument({ data: new Uint8Array(await answer.arrayBuffer()) }).promise
  const words: Word[] = []
  let size: number[] = []
  for (let page = 1; page <= file.numPages; page += 1) {
    const sheet = await file.getPage(page)
    const [, , width = 0, height = 0] = sheet.view
    size = [width * MM, height * MM]
    for (const item of (await sheet.getTextContent()).items) {
      if (!('str' in item) || item.str.trim() === '') continue
      const [x = 0, y = 0] = [item.transform[4], item.transform[5]]
      words.push({ text: item.str, x: x * MM, y: (height - y) * MM, page })
    }
  }
  return { words, size }
}

const printed = async (caller = kasir, of = nomor, body: object = {}) =>
  wordsOf(await caller.bytes(`penjualan/${of}/nota`, { body }))

const preview = (templat: Template, dari = 'TERAKHIR', path = NOTA, caller = owner) =>
  caller.bytes(`${path}/pratinjau`, { body: { templat, dari }, ...TOKO })

test('a moved field is printed where it was put, to the fifth of a millimetre', async () => {
  const before = (await printed()).words
  const { templat, versi } = await shown()
  expect(versi).toBe(0)
  const moved = withElement(templat, 'terima-kasih', { x: 60.5, y: 120, rata: 'KIRI' })
  expect(expectStatus(await save(moved, 0), 201).versi).toBe(1)
  const other = await sell(1)
  const { words, size } = await printed(kasir, other)
  const thanks = words.filter(({ text }) => text.startsWith('Terima kasih'))
  expect(thanks).toHaveLength(2)
  for (const { x, y } of thanks) {
    expect(Math.abs(x - 60.5)).toBeLessThan(0.2)
    expect(Math.abs(y - (120 + 8 * 0.97 * MM))).toBeLessThan(0.2)
  }
  expect(size[0]).toBeCloseTo(241.3, 1)
  expect(size[1]).toBeCloseTo(139.7, 1)
  const title = (all: Word[]) => all.find(({ text }) => text === 'NOTA PENJUALAN')
  expect(title(words)).toEqual(title(before))
})

test('a reprint of an old sale uses the template of today and the facts of then', async () => {
  const otorisasi = await kasir.grant('CETAK_ULANG_NOTA', `POST penjualan/${nomor}/nota`, {})
  const { words } = await printed(kasir, nomor, { otorisasi })
  const texts = words.map(({ text }) => text)
  expect(texts.filter(text => text.startsWith('SALINAN 1'))).toHaveLength(2)
  expect(words.find(({ text }) => text.startsWith('Terima kasih'))?.x).toBeCloseTo(60.5, 0)
  expect(texts).toContain(nomor)
})
