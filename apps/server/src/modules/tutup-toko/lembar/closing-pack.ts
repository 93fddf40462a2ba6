import { indonesianDay } from '@kencana/contract/kit/days/indonesian-day'
import { COPIES } from '@kencana/contract/papers/copies'
import { refuse } from '@kencana/contract/refusals'
import { cutAddressReport } from '@kencana/domain/receipt'
import { storeCopies } from '../../../engines/paper/draw-paper.ts'
import type { StoreCtx } from '../../../platform/context.ts'
import { jakartaMinute } from '../../../platform/format.ts'
import type { FileAnswer } from '../../../platform/http/endpoint.ts'
import type { Field, FormPdf } from '../../../platform/pdf/form.ts'
import { formPdf } from '../../../platform/pdf/pdf.ts'
import { showClosing } from '../show-closing.ts'
import { type ClosingDocument, closingDocument, storeName } from '../tutup-toko.queries.ts'
import {
  type Closing,
  documentTable,
  drawerTable,
  machineTable,
  noteTable,
  type Table,
  wayTable,
} from './pack-tables.ts'

interface Store {
  nama_toko: string
  alamat_toko: string
}

const LEFT = 18
const WIDTH = 210 - 2 * LEFT

/** The closing pack of a day: documents, tenders, drawers, head of the chain, signatures. */
export async function closingPack(ctx: StoreCtx, tgl: string): Promise<FileAnswer> {
  const closing = await showClosing(ctx, tgl)
  const store = (await storeName(ctx.db, ctx.kode_toko)) ?? refuse('TIDAK_DITEMUKAN')
  const document = await closingDocument(ctx.db, ctx.kode_toko, closing.no_tutup)
  const counted = closing.tertutup ? [] : (document?.isi.laci ?? [])
  const tanda = await storeCopies(ctx, COPIES['tutup-toko'])
  const paper = packPaper(ctx.kode_toko, closing, store, counted, tanda)
  const bytes = () => formPdf(paper)
  const name = `tutup-toko-${ctx.kode_toko}-${tgl}.pdf`
  return { mime: 'application/pdf', name, disposition: 'inline', bytes }
}

function packPaper(
  kode_toko: string,
  closing: Closing,
  store: Store,
  counted: ClosingDocument['isi']['laci'],
  tanda: readonly string[],
): FormPdf {
  const tables = paged([
    ['Dokumen hari ini', documentTable(closing)],
    ['Uang per cara bayar', wayTable(closing)],
    ['Hitungan kas', drawerTable(closing)],
    ...(closing.mesin.length === 0
      ? []
      : [['Slip mesin kartu dan QRIS', machineTable(closing)] as const]),
    ['Pecahan yang dihitung', noteTable(counted)],
  ])
  const pages = tables.map((fields, i) => [
    ...(i === 0 ? head(closing, store) : headAgain(closing, i + 1, tables.length)),
    ...fields,
    ...(i === tables.length - 1 ? [...chain(kode_toko, closing), ...signatures(closing)] : []),
  ])
  return {
    title: `Tutup toko ${closing.no_tutup}`,
    at: closing.ditutup_pada,
    page: { lebar_mm: 210, tinggi_mm: 297 },
    copies: tanda.flatMap(mark =>
      pages.map(fields => ({ fields: [...fields, ...copyMark(mark)] })),
    ),
  }
}

function head(closing: Closing, store: Store): Field[] {
  return [
    text(LEFT, 16, 110, store.nama_toko, { size: 16, weight: 'semibold' }),
    ...cutAddressReport(store.alamat_toko).map((line, i) =>
      text(LEFT, 24 + i * 4.4, 110, line, { size: 9, grey: 0.35 }),
    ),
    text(LEFT + WIDTH - 70, 16, 70, 'TUTUP TOKO', { size: 14, weight: 'semibold', align: 'right' }),
    text(LEFT + WIDTH - 70, 23, 70, indonesianDay(closing.tgl), { size: 11, align: 'right' }),
    text(LEFT + WIDTH - 70, 29, 70, closing.no_tutup, { size: 9, align: 'right', grey: 0.35 }),
    { kind: 'line', x1: LEFT, y1: 38, x2: LEFT + WIDTH, y2: 38 },
    text(
      LEFT,
      42,
      WIDTH,
      `Ditutup oleh ${closing.ditutup_oleh}, ${indonesianDay(jakartaMinute(closing.ditutup_pada))} WIB`,
      { size: 9.5 },
    ),
    text(LEFT, 47, WIDTH, notes(closing), {
      size: 9.5,
      lines: 2,
    }),
  ]
}

const notes = ({ catatan, alasan_selisih, alasan_mesin, tertutup }: Closing): string =>
  [
    catatan === '' ? 'Tanpa catatan' : `Catatan: ${catatan}`,
    ...(alasan_selisih === '' ? [] : [`Sebab selisih: ${alasan_selisih}`]),
    ...(alasan_mesin === '' ? [] : [`Sebab selisih slip: ${alasan_mesin}`]),
    ...(tertutup ? ['Angka kas dicetak setelah hitungan berikut diserahkan'] : []),
  ].join('. ')

/** Head of a page after the first. */
const headAgain = (closing: Closing, page: number, pages: number): Field[] => [
  text(LEFT, 16, WIDTH, `Tutup toko ${closing.no_tutup}, ${indonesianDay(closing.tgl)}`, {
    size: 10.5,
    weight: 'semibold',
  }),
  text(LEFT + WIDTH - 70, 23, 70, `hal. ${page}/${pages}`, { size: 9, align: 'right', grey: 0.35 }),
]

const copyMark = (mark: string): Field[] =>
  mark === ''
    ? []
    : [text(LEFT + WIDTH - 70, 33.5, 70, mark, { size: 8, align: 'right', weight: 'semibold' })]

/** Where tables begin on the first page and on the others, and where they end on all of them. */
const FIRST = 60
const AGAIN = 32
const LAST = 212
const ROW = 5.4
/** Title above a table, and the space below it. */
const TITLE = 6
const GAP = 7

/** Tables one below the other; what finds no room goes on on the next page, and no row is lost. */
function paged(all: readonly (readonly [title: string, table: Table])[]): Field[][] {
  const pages: Field[][] = [[]]
  let y = FIRST
  for (const [title, { columns, rows }] of all) {
    let rest = rows.length === 0 ? [EMPTY] : rows
    while (rest.length > 0) {
      const room = Math.floor((LAST - y - TITLE - 1.5) / ROW) - 1
      if (room < 1) {
        pages.push([])
        y = AGAIN
        continue
      }
      const part = rest.slice(0, room)
      const height = (part.length + 1) * ROW + 1.5
      pages.at(-1)?.push(...section(y, title, height, { columns, rows: part }))
      y += TITLE + height + GAP
      rest = rest.slice(room)
    }
  }
  return pages
}

const EMPTY = ['Tidak Ada Data', '', '', '', '']

function section(y: number, title: string, height: number, table: Table): Field[] {
  return [
    text(LEFT, y, WIDTH, title, { size: 10.5, weight: 'semibold' }),
    {
      kind: 'table',
      x: LEFT,
      y: y + TITLE,
      width: WIDTH,
      height,
      size: 9,
      lines: 1,
      columns: table.columns,
      rows: table.rows.map(row => row.slice(0, table.columns.length)),
    },
  ]
}

/** The day's head, and as a code what `audit:verify --kepala` takes. */
function chain(kode_toko: string, { rantai }: Closing): Field[] {
  const half = rantai.hash.length / 2
  return [
    { kind: 'box', x: LEFT, y: 212, width: WIDTH, height: 25, fill: 0.95 },
    {
      kind: 'qr',
      x: LEFT + 3,
      y: 215,
      size: 18,
      text: `${kode_toko}:${rantai.urut}:${rantai.hash}`,
    },
    text(LEFT + 26, 215, 130, `Kepala rantai hari ini, urutan ${rantai.urut}`, {
      size: 9.5,
      weight: 'semibold',
    }),
    text(LEFT + 26, 221, 140, rantai.hash.slice(0, half), { size: 9 }),
    text(LEFT + 26, 225.5, 140, rantai.hash.slice(half), { size: 9 }),
    text(LEFT + 26, 231, 140, `Untuk pemeriksaan buku: ${kode_toko}:${rantai.urut}:hash`, {
      size: 7.5,
      grey: 0.35,
    }),
  ]
}

function signatures({ ditutup_oleh }: Closing): Field[] {
  const at = [LEFT, LEFT + WIDTH / 2 + 10]
  return ['Dihitung oleh', 'Diperiksa oleh'].flatMap((label, i): Field[] => {
    const x = at[i] ?? LEFT
    return [
      text(x, 244, 70, label, { size: 9, grey: 0.35 }),
      { kind: 'line', x1: x, y1: 268, x2: x + 64, y2: 268 },
      text(x, 270, 64, i === 0 ? ditutup_oleh : '', { size: 9 }),
    ]
  })
}

function text(
  x: number,
  y: number,
  width: number,
  content: string,
  style: Partial<Extract<Field, { kind: 'text' }>>,
): Field {
  return { ...style, kind: 'text', x, y, width, text: content }
}
