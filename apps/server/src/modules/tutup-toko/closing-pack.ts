import { COPIES } from '@kencana/contract/papers/copies'
import { refuse } from '@kencana/contract/refusals'
import { formatTanggal } from '@kencana/domain/calendar'
import { formatFine, formatGram, formatRupiah, gramToMg } from '@kencana/domain/quantity'
import { cutAddressReport } from '@kencana/domain/receipt'
import { storeCopies } from '../../engines/paper/draw-paper.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { jakartaMinute } from '../../platform/format.ts'
import type { FileAnswer } from '../../platform/http/endpoint.ts'
import type { Field, FormPdf } from '../../platform/pdf/form.ts'
import { formPdf } from '../../platform/pdf/pdf.ts'
import { showClosing } from './show-closing.ts'
import { type ClosingDocument, closingDocument, storeName } from './tutup-toko.queries.ts'

type Closing = Awaited<ReturnType<typeof showClosing>>
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
  const counted = (await closingDocument(ctx.db, ctx.kode_toko, closing.no_tutup))?.isi.laci ?? []
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
  const fields = [
    ...head(closing, store),
    ...sections([
      ['Dokumen hari ini', documentTable(closing)],
      ['Penerimaan per cara bayar', tenderTable(closing)],
      ['Hitungan kas', drawerTable(closing)],
      ['Pecahan yang dihitung', noteTable(counted)],
    ]),
    ...chain(kode_toko, closing),
    ...signatures(closing),
  ]
  return {
    title: `Tutup toko ${closing.no_tutup}`,
    at: closing.ditutup_pada,
    page: { lebar_mm: 210, tinggi_mm: 297 },
    copies: tanda.map(mark => ({ fields: [...fields, ...copyMark(mark)] })),
  }
}

function head(closing: Closing, store: Store): Field[] {
  return [
    text(LEFT, 16, 110, store.nama_toko, { size: 16, weight: 'semibold' }),
    ...cutAddressReport(store.alamat_toko).map((line, i) =>
      text(LEFT, 24 + i * 4.4, 110, line, { size: 9, grey: 0.35 }),
    ),
    text(LEFT + WIDTH - 70, 16, 70, 'TUTUP TOKO', { size: 14, weight: 'semibold', align: 'right' }),
    text(LEFT + WIDTH - 70, 23, 70, formatTanggal(closing.tgl), { size: 11, align: 'right' }),
    text(LEFT + WIDTH - 70, 29, 70, closing.no_tutup, { size: 9, align: 'right', grey: 0.35 }),
    { kind: 'line', x1: LEFT, y1: 38, x2: LEFT + WIDTH, y2: 38 },
    text(
      LEFT,
      42,
      WIDTH,
      `Ditutup oleh ${closing.ditutup_oleh}, ${jakartaMinute(closing.ditutup_pada)} WIB`,
      { size: 9.5 },
    ),
    text(
      LEFT,
      47,
      WIDTH,
      closing.catatan === '' ? 'Tanpa catatan' : `Catatan: ${closing.catatan}`,
      {
        size: 9.5,
        lines: 2,
      },
    ),
  ]
}

const copyMark = (mark: string): Field[] =>
  mark === ''
    ? []
    : [text(LEFT + WIDTH - 70, 33.5, 70, mark, { size: 8, align: 'right', weight: 'semibold' })]

interface Table {
  readonly columns: Extract<Field, { kind: 'table' }>['columns']
  readonly rows: readonly (readonly string[])[]
}

const FIRST = 60
const LAST = 212
const ROW = 5.4

/** One below the other, each as high as its rows; the last ones end above the chain. */
function sections(all: readonly (readonly [title: string, table: Table])[]): Field[] {
  let y = FIRST
  return all.flatMap(([title, table]) => {
    const height = Math.min((Math.max(table.rows.length, 1) + 1) * ROW + 1.5, LAST - y - 8)
    if (height < 2 * ROW) return []
    const fields = section(y, title, height, table)
    y += height + 13
    return fields
  })
}

function section(y: number, title: string, height: number, table: Table): Field[] {
  const rows = table.rows.length === 0 ? [['Tidak Ada Data', '', '', '', '']] : table.rows
  return [
    text(LEFT, y, WIDTH, title, { size: 10.5, weight: 'semibold' }),
    {
      kind: 'table',
      x: LEFT,
      y: y + 6,
      width: WIDTH,
      height,
      size: 9,
      lines: 1,
      columns: table.columns,
      rows: rows.map(row => row.slice(0, table.columns.length)),
    },
  ]
}

/** Papers speak Indonesian only: their words are not in the translation tables. */
const words = (label: string, width: number) => ({ label, width })
const figure = (label: string, width: number) => ({ label, width, align: 'right' as const })

const documentTable = ({ dokumen }: Closing): Table => ({
  columns: [
    words('Dokumen', 34),
    figure('Jumlah', 12),
    figure('Berat (g)', 18),
    figure('Emas murni (g)', 18),
    figure('Rupiah', 24),
  ],
  rows: dokumen.map(kind => [
    kind.jenis.replaceAll('_', ' '),
    formatRupiah(kind.jumlah),
    formatGram(gramToMg(kind.berat)),
    formatFine(kind.murni_ug),
    kind.total === null ? '' : formatRupiah(kind.total),
  ]),
})

const tenderTable = ({ bayar }: Closing): Table => ({
  columns: [words('Cara bayar', 40), figure('Jumlah', 20), figure('Rupiah', 40)],
  rows: bayar.map(one => [one.cara, formatRupiah(one.jumlah), formatRupiah(one.total)]),
})

const drawerTable = ({ laci }: Closing): Table => ({
  columns: [
    words('Laci', 30),
    figure('Menurut buku', 25),
    figure('Hitungan', 25),
    figure('Selisih', 20),
  ],
  rows: laci.map(one => [
    one.laci,
    formatRupiah(one.buku),
    formatRupiah(one.hitung),
    formatRupiah(one.selisih),
  ]),
})

/** Notes and coins of each drawer, largest first. */
const noteTable = (counted: ClosingDocument['isi']['laci']): Table => ({
  columns: [words('Laci', 18), words('Lembar × pecahan', 82)],
  rows: counted.flatMap(({ laci, pecahan }) =>
    chunks(
      Object.entries(pecahan)
        .filter(([, pieces]) => pieces > 0)
        .sort(([a], [b]) => Number(b) - Number(a))
        .map(([note, pieces]) => `${formatRupiah(pieces)} × ${formatRupiah(Number(note))}`),
    ).map((line, i) => [i === 0 ? laci : '', line.join('   ')]),
  ),
})

const NOTES_A_LINE = 6

const chunks = (notes: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(notes.length / NOTES_A_LINE) }, (_, i) =>
    notes.slice(i * NOTES_A_LINE, (i + 1) * NOTES_A_LINE),
  )

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
