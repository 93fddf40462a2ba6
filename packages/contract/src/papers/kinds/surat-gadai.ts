import { definePaper } from '../strips/define-paper.ts'
import { field, inWords, MARK, NAME, pairs, rule, sum, terms, words } from '../strips/lines.ts'
import { party, sides, signatures, store, table } from '../strips/parts.ts'
import * as say from '../strips/values.ts'
import { PLEDGES } from './jaminan.ts'

/**
 * Terms of every letter of pledge, by its days of grace and the telephone of its store. They are
 * the product's, not the store's: what a customer may claim by law must not depend on a master
 * (04-domain C5). A line of paper each.
 */
export const letterTerms = (hari_tenggang: number, telepon: string | null): readonly string[] => [
  'Pinjaman dapat ditebus setiap hari buka dengan membawa surat ini dan kartu identitas.',
  'Yang dibayar saat menebus: pokok, bunga dan denda sampai hari itu, seperti tertulis di atas.',
  hari_tenggang > 0
    ? 'Setelah jatuh tempo dan masa tenggang, nasabah diberitahu dan jaminan dapat dilelang.'
    : 'Setelah jatuh tempo, nasabah diberitahu dan jaminan dapat dilelang.',
  'Hasil lelang menutup biaya lelang, denda, bunga, lalu pokok; kekurangan ditanggung toko.',
  'Kelebihan hasil lelang adalah milik nasabah dan dibayarkan kepadanya.',
  'Surat ini hilang: segera laporkan ke toko ini dengan membawa kartu identitas.',
  `Pengaduan: ke toko ini${telepon === null ? '' : `, telp. ${telepon}`}; ${ELSE}`,
]

/** Number of the authority's own desk for complaints. */
const ELSE = 'bila tidak selesai, ke Kontak OJK 157.'

const IZIN = 'Izin usaha gadai KEP-45/KO.0101/2025 · DKI Jakarta · berlaku sampai Sel, 31 Des 2030'
const BUNGA = 'Bunga 3% per 30 hari, dihitung per hari, paling sedikit 1 hari'
const SUMS =
  '{jumlah_barang} barang · bersih {berat} g · taksiran Rp {taksiran} · nilai pinjam Rp {plafond}'

const BIAYA = { 'Pokok pinjaman': 1_575_000, 'Bunga 90 hari': 142_000, Dibayar: 1_717_000 }
const COLUMNS = {
  ...{ baris: 7, nama_barang: 38, kadar: 15, kondisi: 24 },
  ...{ berat_kotor: 14, berat: 14, taksiran: 20 },
}

const DUE = { id: 'jatuh-tempo', ukuran: 9, tebal: true, h: 4.2 }
const WHEN_DUE = 'Bila ditebus pada tanggal jatuh tempo'

/** The letter of pledge (Surat Bukti Gadai): what the customer redeems his gold with. */
export const suratGadai = definePaper({
  kode: 'surat-gadai',
  label: 'Surat Bukti Gadai',
  golongan: 'NOTA',
  screens: ['/lihat-hutang', '/transaksi-hutang'],
  variabel: [
    ...say.STORE,
    say.teks('izin_nomor', 'Nomor izin', 'KEP-45/KO.0101/2025'),
    say.teks('izin_lingkup', 'Lingkup izin', 'DKI Jakarta'),
    say.tgl('izin_sampai', 'Izin berlaku sampai', '2030-12-31'),
    say.teks('izin', 'Izin usaha gadai', IZIN),
    say.nomor('no_faktur_hutang', 'Nomor surat gadai', 'FH-JKT-261121-0004'),
    say.tgl('tgl_hutang', 'Tanggal pinjaman', '2026-11-21'),
    say.tgl('tgl_jatuh_tempo', 'Tanggal jatuh tempo', '2027-02-19'),
    say.teks('no_asal', 'Perpanjangan dari'),
    say.teks('status_surat', 'Tanda surat tidak berlaku lagi'),
    ...say.person('nasabah', 'Nama nasabah', 'Alamat nasabah', 'Telepon nasabah'),
    say.teks('identitas', 'Kartu identitas', 'KTP 3171234507890001'),
    ...say.STAFF,
    say.teks('lokasi', 'Letak paket', 'Brankas A-12'),
    ...say.counted(2, 5_000),
    say.rupiah('taksiran', 'Jumlah taksiran', 2_250_000),
    say.rupiah('plafond', 'Jumlah nilai pinjam', 1_575_000),
    say.rupiah('jumlah_hutang', 'Pinjaman', 1_575_000),
    say.teks('bunga_kata', 'Bunga dengan kata', BUNGA),
    say.teks('denda_kata', 'Denda dengan kata', 'Tanpa denda'),
    say.teks('tenggang_kata', 'Masa tenggang dengan kata', 'tidak ada'),
    say.KETERANGAN,
  ],
  daftar: [PLEDGES, say.pairsOf('biaya', 'Biaya sampai jatuh tempo', BIAYA)],
  wajib: ['no_faktur_hutang', 'tanda', 'status_surat'],
  ketentuan: letterTerms(0, '021 720 1234'),
  set: 'A5_TEGAK',
  strips: [
    store({
      nomor: 'no_faktur_hutang',
      lines: [field('izin', { at: 29.4, ukuran: 7.5, lines: 2, jarak: 3.3 })],
    }),
    rule('garis-atas', { at: 36.4 }),
    sides({
      left: [words('judul', 'SURAT BUKTI GADAI', { ukuran: 12, tebal: true, h: 5.3 })],
      right: [field('no_faktur_hutang', { id: 'nomor', ukuran: 10, tebal: true })],
    }),
    sides({
      at: 43.6,
      left: [field('status_surat', { id: 'status', ukuran: 10, tebal: true })],
      right: [words('tanda', MARK, { tebal: true, h: 4 })],
    }),
    rule('garis-judul', { at: 49 }),
    party({
      at: 50.5,
      left: [
        field('nasabah', NAME),
        field('alamat_nasabah', { at: 55.2, lines: 2 }),
        field('identitas', { at: 62.8 }),
        field('telp_nasabah', { awalan: 'Telp. ' }),
      ],
      right: [
        field('tgl_hutang', { id: 'tanggal', awalan: 'Tanggal pinjaman: ', h: 3.8 }),
        field('tgl_jatuh_tempo', { ...DUE, awalan: 'Jatuh tempo: ' }),
        field('tenggang_kata', { id: 'tenggang', at: 59, awalan: 'Masa tenggang: ' }),
        field('no_asal', { id: 'asal', awalan: 'Perpanjangan dari ' }),
        field('lokasi', { awalan: 'Letak paket: ' }),
      ],
    }),
    table('barang', { at: 72, h: 36, ukuran: 7.5, columns: COLUMNS }),
    words('jumlah', SUMS, { at: 110.3, quiet: true, h: 3.6 }),
    sum('jumlah_hutang', 'PINJAMAN', { id: 'pinjaman', at: 114.6, w: 40 }),
    inWords('jumlah_hutang', { at: 121, awalan: 'Terbilang: ' }),
    sides({
      at: 129.4,
      left: [
        field('bunga_kata', { id: 'bunga', lines: 3 }),
        field('denda_kata', { id: 'denda', at: 140.6, lines: 2 }),
      ],
      right: [
        words('kata-biaya', WHEN_DUE, { quiet: true, h: 3.6, rata: 'KIRI' }),
        pairs('biaya', { at: 133.4, ukuran: 8, jarak: 4, h: 12.4 }),
      ],
    }),
    terms({ at: 148.6, ukuran: 7, jarak: 3.4, h: 24 }),
    signatures(['Nasabah', 'Petugas'], { at: 174, names: ['nasabah', 'user_id'] }),
  ],
})
