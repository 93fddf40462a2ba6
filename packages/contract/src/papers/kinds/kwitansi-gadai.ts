import { definePaper } from '../strips/define-paper.ts'
import { field, inWords, pairs, STRONG, sum, words } from '../strips/lines.ts'
import { head, party, sides, signatures, table, WRITTEN_BY } from '../strips/parts.ts'
import * as say from '../strips/values.ts'
import { PLEDGES } from './jaminan.ts'

const COLUMNS = { baris: 9, nama_barang: 80, kadar: 25, kondisi: 30, berat_kotor: 25, berat: 25 }
const SUMS = '{jumlah_barang} barang · bersih {berat} g'
const BESIDE = { at: 81.4, x: 58, w: 50, h: 3.8 }
const RINCIAN = { 'Pokok pinjaman': 1_575_000, Bunga: 167_000, Kembali: 8_000 }

/** The receipt of what ended a loan: redemption, auction, or its surplus paid. */
export const kwitansiGadai = definePaper({
  kode: 'kwitansi-gadai',
  label: 'Kwitansi Gadai',
  golongan: 'NOTA',
  screens: ['/lihat-hutang', '/lelang-hutang'],
  variabel: [
    ...say.STORE,
    say.teks('judul', 'Judul kwitansi', 'KWITANSI PENEBUSAN'),
    say.nomor('nomor', 'Nomor kwitansi', 'FT-JKT-261121-0002'),
    ...say.when(),
    say.nomor('no_faktur_hutang', 'Nomor surat gadai', 'FH-JKT-260807-0004'),
    say.tgl('tgl_hutang', 'Tanggal pinjaman', '2026-08-07'),
    say.tgl('tgl_jatuh_tempo', 'Tanggal jatuh tempo', '2026-11-05'),
    say.angka('lama_pinjam', 'Lama pinjam', 106),
    ...say.person('nasabah', 'Nama nasabah', 'Alamat nasabah', 'Telepon nasabah'),
    say.teks('pihak', 'Pembeli lelang atau penerima uang'),
    say.PETUGAS,
    ...say.counted(2, 5_000),
    say.teks('lokasi', 'Letak paket', 'Brankas A-12'),
    say.rupiah('total', 'Total', 1_742_000),
    say.rupiah('kembali', 'Kembali', 8_000),
    say.teks('dibayar', 'Cara bayar', 'Dibayar: TUNAI 1,750,000'),
    say.KETERANGAN,
  ],
  daftar: [PLEDGES, say.pairsOf('rincian', 'Rincian kwitansi', RINCIAN)],
  wajib: ['nomor', 'no_faktur_hutang', 'tanda'],
  strips: [
    head(),
    party({
      wide: 100,
      left: [field('nasabah', STRONG), field('alamat_nasabah'), field('pihak')],
      right: [
        words('pinjaman', 'Surat gadai {no_faktur_hutang}', { ukuran: 8.5, h: 4 }),
        words('lama', 'Pinjaman {tgl_hutang} · {lama_pinjam} hari', { h: 4 }),
        WRITTEN_BY,
      ],
    }),
    table('barang', { at: 45, h: 34, columns: COLUMNS }),
    sides({
      wide: 100,
      left: [
        words('jumlah', SUMS, { quiet: true, w: 48, h: 3.8 }),
        field('lokasi', { ...BESIDE, awalan: 'Letak paket: ', rata: 'KANAN', susut: true }),
        pairs('rincian', { at: 86.5, h: 30 }),
      ],
      right: [
        sum('total', 'TOTAL', { at: 81.6 }),
        inWords('total', { at: 89 }),
        field('dibayar', { at: 97, lines: 2 }),
        field('keterangan', { at: 105, awalan: 'Keterangan: ', lines: 2 }),
      ],
    }),
    signatures(['Nasabah / pembeli', 'Petugas'], { at: 119 }),
  ],
})
