import { MASTERS } from '@kencana/contract/masters/registry'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { endpoints } from '../../apps/server/src/areas.ts'
import { REPORTS } from '../../apps/server/src/reports/registry.ts'
import { reportsFor } from '../reports/open-to.ts'
import type { Caller } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { fillBdg, type Known, MARK, partOf, TGL, textOf } from './secret-store.ts'

// T33: BDG holds words that nobody outside may read. A user of JKT asks every GET route of the
// registry for BDG's codes, barcodes, numbers and days; a new route is covered when it is declared.

const TOKO = { toko: 'BDG' }

const api = await testShop({ tgl: TGL })
const jkt = await Promise.all(['SPV-JKT', 'KASIR-JKT', 'GUDANG-JKT'].map(user => api.as(user)))
const bdg = await api.as('SPV-BDG')
const questions = questionsFor(await fillBdg(api, bdg))

/** Every GET route with BDG's values in its path, plain and with each filter it knows. */
function questionsFor(known: Known): string[] {
  return endpoints
    .filter(({ route }) => route.method === 'GET')
    .flatMap(({ route }) => {
      const isReport = route.path.startsWith('reports/{id}')
      const ids = isReport ? REPORTS.map(report => report.face.id) : ['']
      return ids.flatMap(id => {
        const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
          encodeURIComponent(isReport ? id : partOf(known, route.path, name)),
        )
        // A file of a master is narrowed by the statement of its list.
        if (!isReport && /\/(csv|xlsx)$/.test(route.path)) return [path]
        return [path, ...filtersOf(route.query, id, known).map(filter => `${path}?${filter}`)]
      })
    })
}

function filtersOf(query: z.ZodType | undefined, id: string, known: Known): string[] {
  const face = REPORTS.find(report => report.face.id === id)?.face
  if (face !== undefined) return filtersOfReport(face, known)
  const shape = query !== undefined && 'shape' in query ? (query.shape as object) : {}
  return Object.keys(shape).flatMap(name => [
    ...(known[name] === undefined ? [] : [`${name}=${encodeURIComponent(known[name])}`]),
    ...choicesOf(query, name).map(choice => `${name}=${choice}&limit=200`),
  ])
}

/** The day BDG traded, which is also that of grants and prices; then each other filter. */
function filtersOfReport({ filters }: (typeof REPORTS)[number]['face'], known: Known): string[] {
  const hasDays = filters.some(filter => filter.kind === 'date-range')
  const days = hasDays ? [`tanggal_awal=${TGL}&sampai_tgl=${TGL}`] : ['']
  const named = filters.filter(({ key }) => known[key] !== undefined)
  const asked = named.map(({ key }) => `${days[0]}&${key}=${encodeURIComponent(known[key] ?? '')}`)
  const stores = ['BDG', 'JKT,BDG', 'ALL'].map(toko => `${days[0]}&toko=${toko}`)
  return [...days.filter(one => one !== ''), ...asked, ...stores]
}

/** Values of a state, and a sorting each way: every column is answered by the same statement. */
function choicesOf(query: z.ZodType | undefined, name: string): readonly string[] {
  if (query === undefined || !['sort', 'status'].includes(name)) return []
  const made = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' })
  const one = made.properties?.[name]
  const choices = typeof one === 'object' && Array.isArray(one.enum) ? one.enum.map(String) : []
  return name === 'sort' ? choices.slice(0, 2) : choices
}

/** Reports of figures alone, and those of loans that are due: not on the first day of a store. */
const WORDLESS = [
  'laporan-analisis-penjualan',
  'laporan-buku-besar',
  'laporan-bunga-hutang',
  'laporan-emas-harian',
  'laporan-eod',
  'laporan-jurnal',
  'laporan-laba-rugi',
  'laporan-hutang-jatuh-tempo',
  'laporan-lelang-hutang',
  'laporan-neraca',
  'laporan-neraca-emas',
  'laporan-neraca-saldo',
  'laporan-pembelian',
  'laporan-pembelian-per-kondisi',
  'laporan-penjualan',
  'laporan-penjualan-per-bayar',
  'laporan-penjualan-per-jenis',
  'laporan-penjualan-per-kadar',
  'laporan-perputaran-stock',
  'laporan-perubahan-harga-emas',
  'laporan-pph22',
  'laporan-ppn-keluaran',
  'laporan-rekap-pembelian',
  'laporan-rekap-penjualan',
  'laporan-rekap-toko',
  'laporan-stock-per-kadar',
  'laporan-umur-barang',
]

interface Heard {
  readonly question: string
  readonly status: number
  readonly leaks: boolean
}

async function ask(caller: Caller, question: string, options = {}): Promise<Heard> {
  const response = await caller.bytes(question, options)
  const bytes = Buffer.from(await response.arrayBuffer())
  const said = `${[...response.headers].join('\n')}\n${await textOf(response, bytes)}`
  const told = question.startsWith(NOTA) ? said.replace(/"nama_barang":"[^"]*"/g, '') : said
  return { question, status: response.status, leaks: told.includes(MARK) }
}

/**
 * A nota in a customer's hand is bought back by any store, by its whole number: what the pieces are
 * is told, nothing else of that store, nor whom it sold them to.
 */
const NOTA = 'pembelian/nota/'

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

it('finds the marks of BDG through these questions, asked by BDG itself', async () => {
  const heard = await askAll(bdg)
  const marked = new Set(heard.filter(one => one.leaks).map(one => one.question.split('?')[0]))
  const silent = (path: string) => !marked.has(path)
  expect(marked.size).toBeGreaterThan(25)
  expect(heard.filter(one => one.status >= 500)).toEqual([])
  const forms = (id: string) => ['', '/csv', '/excel', '/pdf'].map(form => `reports/${id}${form}`)
  // what is for nobody of a store is shut to BDG itself
  const reports = reportsFor('SPV').flatMap(({ id }) => (WORDLESS.includes(id) ? [] : [id]))
  expect(reports.flatMap(forms).filter(silent)).toEqual([])
  const masters = MASTERS.filter(one => one.kept !== 'chain' && !one.readOnly)
  const worded = masters.filter(({ fields }) =>
    Object.values(fields).some(field => field.kind === 'text'),
  )
  const rows = worded.flatMap(({ resource: one }) => [one, `${one}/KBDG`, `${one}/csv`])
  expect(rows.filter(silent)).toEqual([])
})

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
  // Open to everybody: whether the server lives, and whether it is the chain's.
  const open = ['health', 'portal/bukti']
  const told = heard.filter(one => one.status !== 403 && !open.includes(one.question))
  expect(told).toEqual([])
  expect(heard.filter(one => one.leaks)).toEqual([])
})
