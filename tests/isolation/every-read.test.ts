import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { z } from 'zod'
import { endpoints } from '../../apps/server/src/areas.ts'
import { readSheet } from '../../apps/server/src/platform/sheet/read-sheet.ts'
import { REPORTS } from '../../apps/server/src/reports/registry.ts'
import { cashSale, expectStatus, RING_PRICE, setBoard, takeIn } from '../penjualan/shop.ts'
import { type Caller, type TestApi, testApi } from '../sample-shop/api.ts'

// T33: BDG holds words that nobody outside may read. A user of JKT asks every GET route of the
// registry for BDG's codes, barcodes, numbers and days; a new route is covered when it is declared.

/** Only ever stored, never sent in a question: where it comes back, a row of BDG came with it. */
const MARK = 'RAHASIA7731'
const TGL = '2026-11-21'
const TOKO = { toko: 'BDG' }

let api: TestApi
let jkt: Caller[]
let bdg: Caller
let questions: string[]
beforeAll(async () => {
  api = await testApi({ tgl: TGL })
  jkt = await Promise.all(['SPV-JKT', 'KASIR-JKT', 'GUDANG-JKT'].map(user => api.as(user)))
  bdg = await api.as('SPV-BDG')
  questions = questionsFor(await fillBdg())
}, 60_000)
afterAll(() => api.stop())

/** What a user of JKT could have seen on a paper of BDG. */
type Known = Readonly<Record<string, string>>

async function fillBdg(): Promise<Known> {
  const owner = await api.as('OWNER')
  await setBoard(owner, 'BDG')
  for (const [resource, values] of MASTERS) {
    expectStatus(await bdg.post(resource, values), 200)
  }
  const piece = { nama_barang: `Cincin ${MARK}`, kode_baki: 'KBDG' }
  const rings = await takeIn(await api.as('GUDANG-BDG'), [piece, piece, piece], 'BDG')
  const sale = cashSale([rings[0] ?? ''], RING_PRICE, {
    kode_sales: 'KBDG',
    customer: { nama: `Ibu ${MARK}`, alamat: `Jl. ${MARK}` },
    keterangan: MARK,
  })
  const sold = expectStatus(await bdg.post<{ no_faktur_jual: string }>('penjualan', sale), 201)
  expectStatus(await bdg.post('penjualan/tertahan', { nama: MARK, isi: { catatan: MARK } }), 200)
  const count = { hitungan: [{ laci: 'KASIR', pecahan: {} }], catatan: MARK, tetap_tutup: true }
  expectStatus(await bdg.post('tutup-toko', { tgl_system: TGL, ...count }), 201)
  return {
    kode_barcode: rings[1] ?? '',
    no_faktur_jual: sold.no_faktur_jual,
    tgl: TGL,
    kode: 'KBDG',
    kode_bank: 'BCA',
    kode_gudang: 'KBDG',
    kode_baki: 'KBDG',
    kode_sales: 'KBDG',
    kode_dept: 'CINCIN',
    kode_group: 'T750',
    kode_kadar: '750',
    q: 'rahasia77',
    toko: 'BDG',
    tgl_from: TGL,
    tgl_to: TGL,
    status: 'TERJUAL',
    skip: '0',
    limit: '200',
  }
}

const MASTERS: readonly (readonly [resource: string, values: object])[] = [
  ['gudang', { kode_gudang: 'KBDG', nama_gudang: MARK, jenis_gudang: 'ETALASE' }],
  ['baki', { kode_baki: 'KBDG', nama_baki: MARK, kode_gudang: 'KBDG', berat_baki: 1 }],
  ['bandrol', { kode_bandrol: 'KBDG', nama_bandrol: MARK, harga_bandrol: 500_000 }],
  ['rekening', { no_rekening: 'KBDG', nama_rekening: MARK, kode_bank: 'BCA' }],
  ['ongkos', { kode_ongkos: 'KBDG', nama_ongkos: MARK, ongkos_per_gram: 1_000, ongkos_per_pcs: 0 }],
  [
    'master-parameter-keterangan-nota',
    { kode_keterangan: 'KBDG', jenis_nota: 'SEMUA', keterangan: MARK, urutan: 9 },
  ],
  [
    'sales',
    {
      kode_sales: 'KBDG',
      nama_sales: MARK,
      kode_bank: 'BCA',
      nama_bank: 'Bank Central Asia',
      no_rekening: '1',
      nama_rekening: MARK,
    },
  ],
]

/** Every GET route with BDG's values in its path, plain and with each filter it knows. */
function questionsFor(known: Known): string[] {
  return endpoints
    .filter(({ route }) => route.method === 'GET')
    .flatMap(({ route }) => {
      const ids = route.path.includes('{id}') ? REPORTS.map(report => report.face.id) : ['']
      return ids.flatMap(id => {
        const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
          encodeURIComponent(name === 'id' ? id : (known[name] ?? 'KBDG')),
        )
        return [path, ...filtersOf(route.query, id, known).map(filter => `${path}?${filter}`)]
      })
    })
}

function filtersOf(query: z.ZodType | undefined, id: string, known: Known): string[] {
  const face = REPORTS.find(report => report.face.id === id)?.face
  const shape = query !== undefined && 'shape' in query ? (query.shape as object) : {}
  const names = [...Object.keys(shape), ...(face?.filters.map(filter => filter.key) ?? [])]
  const filters = names.flatMap(name =>
    known[name] === undefined ? [] : [`${name}=${encodeURIComponent(known[name])}`],
  )
  const days = `tgl_from=${TGL}&tgl_to=${TGL}`
  return face === undefined ? filters : [...filters, days, 'toko=BDG', 'toko=JKT,BDG', 'toko=ALL']
}

interface Heard {
  readonly question: string
  readonly status: number
  readonly leaks: boolean
}

async function ask(caller: Caller, question: string, options = {}): Promise<Heard> {
  const response = await caller.bytes(question, options)
  const bytes = Buffer.from(await response.arrayBuffer())
  const said = `${[...response.headers].join('\n')}\n${await textOf(response, bytes)}`
  return { question, status: response.status, leaks: said.includes(MARK) }
}

/** All questions, a few at a time: the connections for reports are few. */
async function askAll(caller: Caller, options = {}): Promise<Heard[]> {
  const left = [...questions]
  const heard: Heard[] = []
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (let next = left.pop(); next !== undefined; next = left.pop()) {
        heard.push(await ask(caller, next, options))
      }
    }),
  )
  return heard
}

/** Words of an answer; a workbook is read cell by cell, a paper page by page. */
async function textOf(response: Response, bytes: Buffer): Promise<string> {
  const type = response.headers.get('content-type') ?? ''
  if (type.includes('spreadsheetml')) {
    return JSON.stringify(await readSheet(bytes, 'x.xlsx'))
  }
  return type.includes('pdf') ? pdfText(bytes) : bytes.toString('utf8')
}

async function pdfText(bytes: Buffer): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages: string[] = []
  for (let i = 1; i <= pdf.numPages; i += 1) {
    const { items } = await (await pdf.getPage(i)).getTextContent()
    pages.push(items.map(item => ('str' in item ? item.str : '')).join(' '))
  }
  return pages.join('\n')
}

it('finds the marks of BDG through these questions, asked by BDG itself', async () => {
  const heard = await askAll(bdg)
  const marked = new Set(heard.filter(one => one.leaks).map(one => one.question.split('?')[0]))
  expect(marked.size).toBeGreaterThan(25)
  expect(heard.filter(one => one.status >= 500)).toEqual([])
}, 120_000)

it.each([0, 1, 2])(
  'tells a user of JKT nothing of BDG (user %i)',
  async index => {
    const caller = jkt[index] as Caller
    const heard = await askAll(caller)
    expect(heard.filter(one => one.leaks)).toEqual([])
    expect(heard.filter(one => one.status >= 500)).toEqual([])
  },
  120_000,
)

it('lets no user of JKT in through the portal of BDG', async () => {
  const caller = jkt[0] as Caller
  const heard = await askAll(caller, TOKO)
  // Open to everybody: whether the server lives.
  const told = heard.filter(one => one.status !== 403 && one.question !== 'health')
  expect(told).toEqual([])
  expect(heard.filter(one => one.leaks)).toEqual([])
}, 120_000)
