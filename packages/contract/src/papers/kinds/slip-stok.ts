import type { PaperKind } from '../kind.ts'
import { definePaper } from '../strips/define-paper.ts'
import { field, words } from '../strips/lines.ts'
import { head, sides, signatures, table } from '../strips/parts.ts'
import type { Strip } from '../strips/strip.ts'
import * as say from '../strips/values.ts'

const VARIABLES: readonly say.Said[] = [
  ...say.STORE,
  say.nomor('nomor', 'Nomor slip'),
  ...say.when('10.20'),
  say.teks('user_id', 'Petugas', 'GUDANG-JKT'),
  say.teks('ke_baki', 'Baki tujuan'),
  say.teks('alasan', 'Alasan'),
  say.KETERANGAN,
  say.teks('penyetuju', 'Penyetuju'),
  say.teks('supplier', 'Supplier'),
  say.teks('npwp_supplier', 'NPWP'),
  say.teks('faktur_no', 'Faktur pajak'),
  say.tgl('faktur_tgl', 'Tanggal faktur'),
  say.tgl('jatuh_tempo', 'Jatuh tempo'),
  say.teks('tukang', 'Tukang'),
  say.teks('pekerjaan', 'Pekerjaan'),
  say.teks('no_kirim', 'Nomor kirim'),
  say.tgl('tgl_janji', 'Janji selesai'),
  ...say.counted(2, 9_769),
  say.murni('murni', 'Jumlah emas murni', 6_838_300),
]

const EXAMPLE = [
  [1, '11000017', 'Cincin Belah Rotan', 'CINCIN', 'T700', '17K', 'A01', 3_237, 2_265_900],
  [2, '11000024', 'Kalung Rantai Nori', 'KALUNG', 'T700', '17K', 'A01', 6_532, 4_572_400],
]
const SUMS = '{jumlah_barang} barang · {berat} g · emas murni {murni} g'
const COLUMNS = {
  ...{ baris: 12, kode_barcode: 30, nama_barang: 92, kode_group: 28 },
  ...{ kadar: 25, kode_baki: 30, berat: 26, murni: 26 },
}
const ROWS = { ukuran: 9.5, columns: COLUMNS, garis: false, bersambung: false } as const

interface SlipPlan extends Pick<PaperKind, 'kode' | 'label' | 'screens'> {
  /** Examples of values that only this slip has. */
  readonly contoh: Readonly<Record<string, string>>
  /** A line of its own words: where to, or why. */
  readonly baris: string
  /** Where its pieces came from. */
  readonly asal?: readonly Strip[]
  /** What its tray is, and who signs. */
  readonly baki?: string
  readonly tangan?: readonly string[]
}

const BETWEEN = ['Diserahkan oleh', 'Diterima oleh']

/** Slips of documents that move pieces: 297 × 210 mm, address cut at 48 and 90 (doc2 §9). */
const slip = ({ contoh, baris, asal, baki = 'Dari Baki', tangan = BETWEEN, ...kind }: SlipPlan) =>
  definePaper({
    ...kind,
    variabel: VARIABLES.map(one => ({ ...one, contoh: contoh[one.kode] ?? one.contoh })),
    daftar: [
      say.rowsOf('barang', 'Barang di slip', EXAMPLE, [
        say.angka('baris', 'Nomor urut', 'No'),
        say.teks('kode_barcode', 'Barcode'),
        say.teks('nama_barang', 'Nama Barang'),
        say.teks('kode_dept', 'Jenis'),
        say.teks('kode_group', 'Group'),
        say.teks('kadar', 'Kadar'),
        say.teks('kode_baki', 'Baki', baki),
        say.gram('berat', 'Berat', 'Berat (g)'),
        say.murni('murni', 'Emas murni', 'Murni (g)'),
      ]),
    ],
    wajib: ['nomor'],
    set: 'A4_TIDUR',
    strips: [
      head({ judul: kind.label.toUpperCase() }),
      sides({
        left: [words('baris', baris, { ukuran: 10.5, tebal: true, w: 160 })],
        right: [words('petugas', 'Petugas {user_id}', { ukuran: 9.5, h: 4.4 })],
      }),
      ...(asal === undefined
        ? [table('barang', { ...ROWS, at: 47, h: 108 })]
        : [...asal, table('barang', { ...ROWS, at: 49.5, h: 105.5 })]),
      words('jumlah', SUMS, { at: 158, ukuran: 11, tebal: true, w: 180 }),
      field('keterangan', { at: 164, awalan: 'Keterangan: ', w: 180, h: 8.4 }),
      signatures(tangan, { at: 174 }),
    ],
  })

const from = (x: number, variabel: string, awalan: string): Strip =>
  field(variabel, { at: 43.2, x, w: 66, awalan, ukuran: 8.5 })

export const slipTambahBarang = slip({
  kode: 'slip-tambah-barang',
  label: 'Slip Tambah Barang',
  screens: ['/tambah-data-barang', '/tambah-barang-banyak', '/data-barang'],
  contoh: {
    nomor: 'TB-JKT-26-000031',
    supplier: 'PT Bintang Emas Sejahtera',
    npwp_supplier: '01.234.567.8-901.000',
    faktur_no: '010.000-26.00000031',
    faktur_tgl: '2026-11-21',
    jatuh_tempo: '2026-12-21',
  },
  baris: 'Barang diterima dan masuk stok',
  asal: [
    from(14, 'supplier', 'Supplier '),
    from(82, 'npwp_supplier', 'NPWP '),
    from(150, 'faktur_no', 'Faktur pajak '),
    from(218, 'jatuh_tempo', 'Jatuh tempo '),
  ],
  baki: 'Baki',
})

export const slipPindahBarang = slip({
  kode: 'slip-pindah-barang',
  label: 'Slip Pindah Barang',
  screens: ['/pindah-barang', '/pindah-barang-satu-baki', '/data-barang'],
  contoh: { nomor: 'PB-JKT-26-000018', ke_baki: 'B02' },
  baris: 'Dipindah ke baki {ke_baki}',
})

const DAMAGED = 'Rusak, tidak dapat diperbaiki'

export const slipHancurBarang = slip({
  kode: 'slip-hancur-barang',
  label: 'Slip Hancur Barang',
  screens: ['/hancur-data-barang', '/hancur-pembelian', '/data-barang'],
  contoh: { nomor: 'HB-JKT-26-000004', alasan: DAMAGED, penyetuju: 'SPV-JKT' },
  baris: 'Alasan: {alasan}',
  tangan: ['Dilebur oleh', 'Disetujui oleh'],
})

/** What a piece given to a craftsman weighs, until when he has it, and both sign. */
export const slipCuci = slip({
  kode: 'slip-cuci',
  label: 'Slip Kirim Tukang',
  screens: ['/kirim-barang-cuci', '/terima-barang-cuci', '/data-barang'],
  contoh: {
    ...{ nomor: 'KC-JKT-26-000012', tukang: 'Pak Darto (TK1)', pekerjaan: 'Cuci' },
    ...{ tgl_janji: '2026-11-24', no_kirim: 'KC-JKT-26-000012' },
  },
  baris: 'Diserahkan kepada {tukang} untuk {pekerjaan}, janji selesai {tgl_janji}',
  tangan: ['Diserahkan oleh', 'Diterima tukang'],
})

export const slipSepuhan = slip({
  kode: 'slip-sepuhan',
  label: 'Slip Terima Tukang',
  screens: ['/terima-barang-cuci', '/terima-sepuhan', '/data-barang'],
  contoh: {
    ...{ nomor: 'TS-JKT-26-000009', tukang: 'Pak Darto (TK1)', pekerjaan: 'Sepuh' },
    no_kirim: 'KC-JKT-26-000012',
  },
  baris: 'Diterima kembali dari {tukang}, kiriman {no_kirim}',
  tangan: ['Diserahkan tukang', 'Diterima oleh'],
})
