/** Where a field is read that the scan cannot see: a file, and words that must stand in it. */
export interface Declared {
  readonly file: string
  readonly words: string
}

const NOTA = 'apps/server/src/modules/penjualan/nota.queries.ts'
const PAPER = 'apps/server/src/engines/paper/draw-paper.ts'
const LETTER = 'apps/server/src/modules/hutang/surat/surat-paper.ts'
const SLIP: Declared = { file: PAPER, words: 'ganda.setting' }
const LETTER_COPIES: Declared = { file: LETTER, words: '[ganda.setting]' }

const SCALE = 'apps/web/src/engines/scale/use-scale.ts'

export const DECLARED: Readonly<Record<string, Declared>> = {
  NOTA_GANDA: { file: NOTA, words: "COPIES['nota-penjualan']" },
  NOTA_HUTANG_GANDA: LETTER_COPIES,
  KWITANSI_GADAI_GANDA: LETTER_COPIES,
  SLIP_TAMBAH_GANDA: SLIP,
  SLIP_PINDAH_GANDA: SLIP,
  SLIP_HANCUR_GANDA: SLIP,
  SLIP_BATAL_GANDA: SLIP,
  SLIP_TITIPAN_GANDA: SLIP,
  SLIP_PEMBELIAN_GANDA: SLIP,
  SLIP_TUKAR_TAMBAH_GANDA: SLIP,
  SLIP_KIRIM_UANG_GANDA: SLIP,
  SLIP_GESEK_GANDA: SLIP,
  SLIP_PIUTANG_GANDA: SLIP,
  SLIP_CUCI_GANDA: SLIP,
  SLIP_SEPUHAN_GANDA: SLIP,
  SLIP_LEBUR_GANDA: SLIP,
  NOTA_LANTAK_GANDA: SLIP,
  'timbangan.kelas': {
    file: 'apps/web/src/engines/scale/scale-bar.tsx',
    words: "scale.kelas === 'III'",
  },
  'timbangan.pola': { file: SCALE, words: 'row.pola' },
  'timbangan.baud': { file: SCALE, words: 'row.baud' },
  'timbangan.bits': { file: SCALE, words: 'row.bits' },
  'timbangan.parity': { file: SCALE, words: 'row.parity' },
  'timbangan.stop': { file: SCALE, words: 'row.stop' },
  'timbangan.perintah': { file: SCALE, words: 'row.perintah' },
  TUTUP_TOKO_GANDA: {
    file: 'apps/server/src/modules/tutup-toko/lembar/closing-pack.ts',
    words: "COPIES['tutup-toko']",
  },
}

/**
 * Words that only people read, on the list of their own master: names nothing picks from, notes,
 * and how to reach somebody. A figure, a choice, a date or a reference is never one.
 */
export const DESCRIBES: readonly string[] = [
  'aturan-berat.keterangan',
  'jenis.keterangan',
  'kondisi-barang.keterangan',
  'kondisi-pinjaman.keterangan',
  'potongan-pembelian.keterangan',
  'kelompok-harga.keterangan',
  'rugi-nota.nama_rugi',
  'hutang-pokok.nama_pokok',
  'plafond-hutang.nama_plafond',
  'plafond-hutang-kadar.nama_plafond',
  'para-pajak.nama_pajak',
  'toko.kota',
  'supplier.kota',
  'supplier.telepon',
  'supplier.alamat',
  'timbangan.no_seri',
  'tukang.telepon',
  'tukang.alamat',
  'parameter-susut.nama_susut',
]
