import type { PenjualanAnswer } from '@kencana/contract/areas/penjualan'
import { formatTanggal } from '@kencana/domain/calendar'
import { formatFine, formatGram, formatRupiah, gramToMg } from '@kencana/domain/quantity'
import { cutAddressSlip, slices20, terbilang } from '@kencana/domain/receipt'
import type { Field, FormPdf } from '../../platform/pdf/form.ts'

/** What a nota shows beside the sale itself. */
export interface NotaFrame {
  readonly nama_toko: string
  readonly alamat_toko: string
  readonly telepon: string | null
  readonly npwp: string | null
  readonly nama_sales: string
  /** Label of each purity as the shop names it. */
  readonly label_kadar: ReadonlyMap<string, string>
  /** Terms of sale and buy-back; printed on the first copy only (doc2 §9). */
  readonly ketentuan: readonly string[]
  /** Prints twice when the store says so. */
  readonly ganda: boolean
  /** 0 = the original; n = the n-th reprint, marked 'SALINAN n'. */
  readonly salinan: number
}

// Half letter, 9.5 x 5.5 inch: the trade's continuous paper (04-domain D2).
const PAGE = { lebar_mm: 241.3, tinggi_mm: 139.7 }
const LEFT = 10
const WIDTH = PAGE.lebar_mm - 2 * LEFT
const LINES_PER_PAGE = 8

/** The nota of a sale: every page once, or twice with the terms on the first copy only. */
export function notaPaper(sale: PenjualanAnswer, frame: NotaFrame): FormPdf {
  const pages = pagesOf(sale.barang)
  const copy = (second: boolean) =>
    pages.map((lines, index) => ({
      fields: [
        ...head(sale, frame, second, `${index + 1}/${pages.length}`),
        ...table(lines, frame),
        ...(index === pages.length - 1 ? foot(sale, frame, second) : carried()),
      ],
    }))
  const copies = frame.ganda ? [...copy(false), ...copy(true)] : copy(false)
  return { title: `Nota ${sale.no_faktur_jual}`, at: sale.pada, page: PAGE, copies }
}

function pagesOf<T>(lines: readonly T[]): T[][] {
  const count = Math.max(1, Math.ceil(lines.length / LINES_PER_PAGE))
  return Array.from({ length: count }, (_, page) =>
    lines.slice(page * LINES_PER_PAGE, (page + 1) * LINES_PER_PAGE),
  )
}

function head(sale: PenjualanAnswer, frame: NotaFrame, second: boolean, page: string): Field[] {
  const right = LEFT + WIDTH - 78
  const mark = frame.salinan > 0 ? `SALINAN ${frame.salinan}` : second ? 'TEMBUSAN' : 'ASLI'
  const buyer = sale.customer.nama ?? 'Umum'
  return [
    text(LEFT, 8, 100, frame.nama_toko, { size: 15, weight: 'semibold' }),
    ...cutAddressSlip(frame.alamat_toko).map((line, i) =>
      text(LEFT, 15 + i * 4, 110, line, { size: 8 }),
    ),
    text(LEFT, 23.5, 110, contact(frame), { size: 8, grey: 0.35 }),
    { kind: 'qr', x: right - 22, y: 8, size: 18, text: sale.no_faktur_jual },
    text(right, 8, 78, 'NOTA PENJUALAN', { size: 12, weight: 'semibold', align: 'right' }),
    text(right, 14, 78, sale.no_faktur_jual, { size: 9, align: 'right' }),
    text(right, 18.5, 78, formatTanggal(sale.tgl_system), { size: 9, align: 'right' }),
    text(right, 23.5, 78, `${mark} · hal. ${page}`, {
      size: 8,
      weight: 'semibold',
      align: 'right',
    }),
    { kind: 'line', x1: LEFT, y1: 29, x2: LEFT + WIDTH, y2: 29 },
    text(LEFT, 31, 16, 'Kepada', { size: 8, grey: 0.35 }),
    ...slices20(buyer).map((line, i) =>
      text(LEFT + 16, 31 + i * 4, 60, line, { size: 9, weight: 'semibold' }),
    ),
    text(LEFT + 80, 31, 90, sale.customer.alamat ?? '', { size: 8, lines: 2 }),
    text(right, 31, 78, `Sales ${frame.nama_sales} · Kasir ${sale.user_id}`, {
      size: 8,
      align: 'right',
    }),
    ...(sale.status === 'BATAL'
      ? [text(right, 36, 78, 'DIBATALKAN', { size: 11, weight: 'semibold', align: 'right' })]
      : []),
  ]
}

const contact = ({ telepon, npwp }: NotaFrame): string =>
  [telepon === null ? '' : `Telp. ${telepon}`, npwp === null ? '' : `NPWP ${npwp}`]
    .filter(part => part !== '')
    .join(' · ')

function table(lines: PenjualanAnswer['barang'], frame: NotaFrame): Field[] {
  return [
    {
      kind: 'table',
      x: LEFT,
      y: 44.2,
      width: WIDTH,
      height: 48,
      size: 8.5,
      lines: 1,
      columns: [
        words('Barcode', 11),
        words('Nama Barang', 31),
        words('Kadar', 10),
        figure('Berat (g)', 11),
        figure('Harga / g', 12),
        figure('Ongkos / g', 11),
        figure('Harga', 14),
      ],
      rows: lines.map(line => [
        line.kode_barcode,
        line.nama_barang,
        frame.label_kadar.get(line.kode_kadar) ?? line.kode_kadar,
        formatGram(gramToMg(line.berat_nota)),
        line.harga_per_gram === null ? '-' : formatRupiah(line.harga_per_gram),
        line.ongkos === 0 ? '-' : formatRupiah(line.ongkos),
        formatRupiah(line.harga_jual),
      ]),
    },
  ]
}

/** Papers speak Indonesian only: their words are not in the translation tables. */
const words = (label: string, width: number) => ({ label, width })
const figure = (label: string, width: number) => ({ label, width, align: 'right' as const })

const carried = (): Field[] => [
  text(LEFT, 95, WIDTH, 'Bersambung ke halaman berikut', { size: 8, align: 'right', grey: 0.35 }),
]

function foot(sale: PenjualanAnswer, frame: NotaFrame, second: boolean): Field[] {
  const right = LEFT + WIDTH - 80
  const weights = sale.barang.reduce((sum, line) => sum + gramToMg(line.berat_nota), 0)
  const paid = sale.pembayaran.map(tender => `${tender.cara} ${formatRupiah(tender.jumlah)}`)
  const rows: [string, string][] = [
    ...(sale.diskon > 0 ? [['Potongan', `-${formatRupiah(sale.diskon)}`] as [string, string]] : []),
    ...(sale.ppn > 0 ? [['Termasuk PPN', formatRupiah(sale.ppn)] as [string, string]] : []),
    ['Kembali', formatRupiah(sale.kembali)],
  ]
  return [
    { kind: 'line', x1: LEFT, y1: 93, x2: LEFT + WIDTH, y2: 93 },
    text(
      LEFT,
      94.5,
      130,
      `${sale.barang.length} barang · ${formatGram(weights)} g · emas murni ${formatFine(sale.murni)} g`,
      { size: 8, grey: 0.35 },
    ),
    text(right, 94.5, 30, 'TOTAL', { size: 11, weight: 'semibold' }),
    text(right + 25, 94, 55, `Rp ${formatRupiah(sale.total)}`, {
      size: 13,
      weight: 'semibold',
      align: 'right',
      shrink: true,
    }),
    text(LEFT, 99.5, 135, `Terbilang: ${terbilang(sale.total)}`, { size: 8, lines: 2 }),
    text(LEFT, 107, 135, `Dibayar: ${paid.join(', ')}`, { size: 8 }),
    ...rows.flatMap(([label, value], i) => [
      text(right, 101 + i * 4.2, 40, label, { size: 8, grey: 0.35 }),
      text(right + 40, 101 + i * 4.2, 40, value, { size: 8, align: 'right' }),
    ]),
    ...(second ? [] : terms(frame.ketentuan)),
    text(right, 127, 80, 'Terima kasih atas kepercayaan Anda', {
      size: 8,
      align: 'right',
      grey: 0.35,
    }),
  ]
}

const terms = (ketentuan: readonly string[]): Field[] =>
  ketentuan
    .slice(0, 4)
    .map((line, i) => text(LEFT, 113 + i * 4, 135, `${i + 1}. ${line}`, { size: 7.5 }))

function text(
  x: number,
  y: number,
  width: number,
  content: string,
  style: Partial<Extract<Field, { kind: 'text' }>>,
): Field {
  return { ...style, kind: 'text', x, y, width, text: content }
}
