import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect } from 'vitest'
import { cellNumber, cellText, jakartaMinute } from '../../apps/server/src/platform/format.ts'
import { parseSheet } from '../../apps/server/src/platform/sheet/parse-sheet.ts'
import type { Caller } from '../sample-shop/api.ts'
import { reportOf } from './report-shop.ts'

/** Reports of the pawn counter. */
export const PAWN_REPORTS: readonly string[] = [
  'laporan-hutang',
  'laporan-penebusan-detail',
  'laporan-lelang-hutang',
  'laporan-batal-hutang',
]

/** Reports of the pawn counter that look at one day. */
export const LOAN_DAY_REPORTS: readonly string[] = [
  'laporan-hutang-outstanding',
  'laporan-hutang-jatuh-tempo',
]

/** Reports of pieces that were moved or destroyed, and of how long they lie. */
export const TRAY_REPORTS: readonly string[] = [
  'laporan-kartu-stock',
  'laporan-mutasi-stock',
  'laporan-pindah-barang',
  'laporan-hancur-barang',
  'laporan-umur-barang',
  'laporan-stock-per-kadar',
]

/** Reports of buying back. */
export const PURCHASE_REPORTS: readonly string[] = [
  'laporan-pembelian',
  'laporan-pembelian-per-faktur',
  'laporan-pembelian-detail',
  'laporan-pembelian-per-kondisi',
  'laporan-pembelian-per-sales',
  'laporan-batal-pembelian',
  'laporan-hancur-pembelian',
  'laporan-barang-batal',
  'laporan-margin',
]

/** Reports of pieces that were sorted, and of what craftsmen got, gave back and lost. */
export const REFINING_REPORTS: readonly string[] = [
  'laporan-sortir',
  'laporan-kirim-cuci',
  'laporan-terima-sepuhan',
  'laporan-wasting-sepuhan',
  'laporan-validasi-susut',
]

/** Reports of what is washed by weight. */
export const BY_WEIGHT_REPORTS: readonly string[] = ['laporan-stock-cuci-manual']

/** Reports of exchanges. */
export const EXCHANGE_REPORTS: readonly string[] = ['laporan-tukar-tambah']

/** Reports of the books; each has rows after days of trade. */
export const BOOKS: readonly string[] = [
  'laporan-buku-besar',
  'laporan-laba-rugi',
  'laporan-neraca',
  'laporan-neraca-emas',
]

/** Reports of days, of stores side by side and of stock that moves. */
export const DAY_REPORTS: readonly string[] = [
  'laporan-transaksi-harian',
  'laporan-rekap-toko',
  'laporan-rekap-penjualan',
  'laporan-rekap-pembelian',
  'laporan-emas-harian',
  'laporan-perputaran-stock',
  'laporan-bunga-hutang',
]

/** Reports of money by itself; each has rows after a day of it. */
export const MONEY_REPORTS: readonly string[] = [
  'laporan-kas',
  'laporan-bank',
  'laporan-mutasi-uang',
  'laporan-biaya',
  'laporan-kirim-uang-pusat',
  'laporan-terima-uang',
]

type Query = Readonly<Record<string, string>>

/** A report as a file, with its headers. */
export async function fileOf(caller: Caller, id: string, ending: string, query: Query = {}) {
  const response = await caller.bytes(`reports/${id}/${ending}?${new URLSearchParams(query)}`)
  expect([response.status, id]).toEqual([200, id])
  return { bytes: Buffer.from(await response.arrayBuffer()), headers: response.headers }
}

/** What is written on a paper, page by page, each text as it was set. */
export async function pdfWords(bytes: Buffer): Promise<string[][]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages: string[][] = []
  for (let i = 1; i <= pdf.numPages; i += 1) {
    const content = await (await pdf.getPage(i)).getTextContent()
    pages.push(content.items.map(item => ('str' in item ? item.str : '')))
  }
  return pages
}

/** Everything written on a paper, page after page. */
export const pdfText = async (bytes: Buffer): Promise<string> =>
  (await pdfWords(bytes))
    .map(words => words.join(' '))
    .join('\n')
    .replace(/\s+/g, ' ')

/** A cell as files hold it: as shown, but fine gold to the microgram, days as programs sort. */
export const textInFile: typeof cellText = (kind, value) => {
  if (value === null || value === undefined) return ''
  if (kind === 'date') return String(value)
  if (kind === 'datetime') return jakartaMinute(value)
  return kind === 'fine' ? String(cellNumber(kind, value) ?? '') : cellText(kind, value)
}

/** Fails unless a report is the same on screen, paper, sheet and CSV; answers the paper's text. */
export async function sameEverywhere(caller: Caller, id: string, query: Query = {}) {
  const screen = await reportOf(caller, id, { ...query })
  expect(screen.meta.columns.length).toBeGreaterThan(0)
  const shown = (row: Record<string, unknown>) =>
    screen.meta.columns.map(c => textInFile(c.kind, row[c.key]))
  const csv = await fileOf(caller, id, 'csv', query)
  const lines = (await parseSheet(csv.bytes, 'x.csv')).rows
  const excel = await fileOf(caller, id, 'excel', query)
  const sheet = (await parseSheet(excel.bytes, 'x.xlsx')).rows
  const summed = screen.meta.columns.some(c => c.total)
  const expected = screen.rows.length + 1 + (summed ? 1 : 0)
  expect([lines.length, sheet.length]).toEqual([expected, expected])
  const figures = (cells: readonly string[]) =>
    screen.meta.columns.flatMap((c, i) =>
      ['count', 'money', 'weight', 'fine'].includes(c.kind) ? [Number(cells[i] || 0)] : [],
    )
  const figuresOf = (row: Record<string, unknown>) =>
    figures(shown(row).map(text => text.replaceAll(',', '')))
  screen.rows.forEach((row, i) => {
    expect(figures(lines[i + 1] ?? [])).toEqual(figuresOf(row))
    expect(figures(sheet[i + 1] ?? [])).toEqual(figuresOf(row))
  })
  if (summed) {
    expect(figures(lines.at(-1) ?? [])).toEqual(figuresOf(screen.totals))
    expect(figures(sheet.at(-1) ?? [])).toEqual(figuresOf(screen.totals))
  }
  const pdf = await fileOf(caller, id, 'pdf', query)
  const text = await pdfText(pdf.bytes)
  const total = screen.meta.columns.filter(c => c.total)
  for (const { kind, key } of total) expect(text).toContain(cellText(kind, screen.totals[key]))
  if (screen.rows.length === 0) expect(text).toContain('Tidak Ada Data')
  expect(pdf.headers.get('content-disposition')).toMatch(named('inline', id, 'pdf'))
  expect(csv.headers.get('content-disposition')).toMatch(named('attachment', id, 'csv'))
  return text
}

/** A file's name: report, stores, days. */
const named = (how: string, id: string, ending: string) =>
  new RegExp(`^${how}; filename="${id}_[A-Z0-9-]+(_\\d{4}-\\d\\d-\\d\\d)+\\.${ending}"$`)
