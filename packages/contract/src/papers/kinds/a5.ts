import { element } from '../kind.ts'
import type { PaperElement } from '../template.ts'

const LEFT = 8
const WIDE = 194
const HEAD_AT = 122
const HEAD_WIDE = 80
const QUIET = { ukuran: 8, abu: 0.35 } as const
const RIGHT = { rata: 'KANAN' } as const

/** Measures of the receipts on A5 lying down, in millimetres. */
export const A5 = {
  LEFT,
  WIDE,
  HEAD_AT,
  HEAD_WIDE,
  QUIET,
  RIGHT,
  LAST: { halaman: 'TERAKHIR' },
} as const

/** Head of a receipt: the store, what it is, its number and its mark. */
export const A5_HEAD: readonly PaperElement[] = [
  element('ISIAN', 'nama-toko', [LEFT, 8, 88, 6.2], {
    variabel: 'nama_toko',
    ukuran: 14,
    tebal: true,
  }),
  element('ISIAN', 'alamat-toko', [LEFT, 14.5, 88, 10.7], {
    variabel: 'alamat_toko',
    ukuran: 8,
    potong: 'ALAMAT',
    jarak: 3.6,
  }),
  element('ISIAN', 'kontak', [LEFT, 25.3, 110, 3.4], { ...QUIET, variabel: 'kontak' }),
  element('QR', 'qr', [99, 8, 16, 16], { variabel: 'nomor' }),
  element('ISIAN', 'judul', [HEAD_AT, 8, HEAD_WIDE, 5.3], {
    ...RIGHT,
    variabel: 'judul',
    ukuran: 12,
    tebal: true,
  }),
  element('ISIAN', 'nomor', [HEAD_AT, 14, HEAD_WIDE, 4.2], {
    ...RIGHT,
    variabel: 'nomor',
    ukuran: 9.5,
  }),
  element('TEKS', 'tanggal', [HEAD_AT, 18.6, HEAD_WIDE, 4], {
    ...RIGHT,
    isi: '{tgl_system} {jam}',
    ukuran: 9,
  }),
  element('TEKS', 'tanda', [HEAD_AT, 23.4, HEAD_WIDE, 4], {
    ...RIGHT,
    isi: '{tanda} · hal. {hal}/{dari_hal}',
    ukuran: 8,
    tebal: true,
  }),
  element('GARIS', 'garis-atas', [LEFT, 29.4, WIDE, 0], { tebal_mm: 0.2 }),
]
