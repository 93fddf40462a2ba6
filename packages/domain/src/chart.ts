/** Groups of accounts; MEMO accounts count goods that are not the shop's own. */
export const GOLONGAN_AKUN = ['ASET', 'KEWAJIBAN', 'MODAL', 'PENDAPATAN', 'BEBAN', 'MEMO'] as const
export type GolonganAkun = (typeof GOLONGAN_AKUN)[number]
export type SaldoNormal = 'DEBIT' | 'KREDIT'

export interface Account {
  readonly kode: string
  readonly nama: string
  readonly golongan: GolonganAkun
  readonly saldo_normal: SaldoNormal
  /** Carries fine gold next to rupiah. */
  readonly emas: boolean
  /** What stores owe each other: nothing to the chain as a whole. */
  readonly antar_toko: boolean
}

type Flag = 'emas' | 'lawan' | 'emas lawan' | 'antar' | 'emas antar'
type Row = readonly [kode: string, nama: string, flag?: Flag]

/**
 * The default chart of a new chain (04-domain B18). `lawan` marks contra accounts, `antar` those
 * between stores.
 */
export const CHART: readonly Account[] = [
  ...group('ASET', 'DEBIT', [
    ['1101', 'Kas Kasir'],
    ['1102', 'Kas Gadai (RR)'],
    ['1103', 'Kas dalam Perjalanan'],
    ['1111', 'Bank'],
    ['1121', 'Piutang EDC'],
    ['1122', 'Piutang QRIS'],
    ['1131', 'Piutang Penjualan'],
    ['1132', 'Piutang Cicilan'],
    ['1133', 'Piutang Gadai'],
    ['1134', 'Piutang Bunga Gadai'],
    ['1135', 'Piutang Antar Cabang', 'antar'],
    // what a person is charged for gold that lacks
    ['1136', 'Piutang Susut dan Selisih', 'emas'],
    ['1201', 'Persediaan Barang', 'emas'],
    ['1202', 'Persediaan BLN', 'emas'],
    ['1203', 'Persediaan Sepuhan', 'emas'],
    ['1204', 'Persediaan Cuci', 'emas'],
    ['1205', 'Persediaan Rosok', 'emas'],
    ['1206', 'Persediaan Ciok dan Lantak', 'emas'],
    ['1207', 'Persediaan dalam Perjalanan', 'emas'],
    ['1208', 'Persediaan Pesanan', 'emas'],
    ['1209', 'Persediaan di Tukang', 'emas'],
    ['1210', 'Persediaan Berlian dan Batu'],
    ['1211', 'Persediaan Hadiah'],
    // gold that lacks beyond what is allowed, until somebody judges who bears it
    ['1213', 'Susut Menunggu Validasi', 'emas'],
    ['1301', 'PPh 22 Dibayar di Muka'],
  ]),
  ...group('KEWAJIBAN', 'KREDIT', [
    ['2101', 'Hutang Supplier', 'emas'],
    ['2102', 'Hutang Tukang', 'emas'],
    ['2103', 'Hutang Antar Cabang', 'emas antar'],
    ['2111', 'Hutang Titipan'],
    ['2112', 'Hutang Terima Down Payment'],
    ['2113', 'Hutang Cicilan Pelanggan'],
    ['2114', 'Hutang Kelebihan Lelang'],
    ['2115', 'Utang Biaya Lelang'],
    ['2116', 'Margin Cicilan Ditangguhkan'],
    // what each side of an exchange owes the other: nothing as soon as both are booked
    ['2117', 'Perantara Tukar Tambah'],
    ['2121', 'PPN Keluaran'],
    ['2122', 'Hutang PPh 22'],
  ]),
  ...group('MODAL', 'KREDIT', [
    ['3101', 'Modal Pemilik'],
    ['3102', 'Modal Barang', 'emas'],
    ['3103', 'Laba Ditahan'],
    ['3104', 'Prive', 'lawan'],
    // what a shop has on its first day, in rupiah and in gold
    ['3105', 'Saldo Awal', 'emas'],
  ]),
  ...group('PENDAPATAN', 'KREDIT', [
    ['4101', 'Penjualan'],
    ['4102', 'Potongan Penjualan', 'lawan'],
    ['4103', 'Penjualan Ciok'],
    ['4104', 'Penjualan Antar Cabang'],
    ['4111', 'Pendapatan Servis'],
    ['4112', 'Pendapatan Bunga Gadai'],
    ['4113', 'Pendapatan Margin Cicilan'],
    ['4114', 'Pendapatan Denda Gadai'],
    ['4121', 'Selisih Kas Lebih'],
    ['4122', 'Selisih Stok Lebih', 'emas'],
    ['4123', 'Pendapatan Kurs Emas'],
    ['4124', 'Pembulatan'],
    ['4129', 'Pendapatan Lain'],
  ]),
  ...group('BEBAN', 'DEBIT', [
    ['5101', 'Harga Pokok Penjualan', 'emas'],
    ['5102', 'HPP Ciok', 'emas'],
    ['5103', 'HPP Servis', 'emas'],
    ['5104', 'HPP Antar Cabang', 'emas'],
    // the gold side of all gold bought for money: no rupiah ever stands here (12-orders §7)
    ['5105', 'Emas dari Pelanggan', 'emas lawan'],
    ['5107', 'Emas dari Supplier', 'emas lawan'],
    ['5111', 'Beban Penyusutan Sepuhan', 'emas'],
    ['5112', 'Beban Susut Lebur', 'emas'],
    ['5113', 'Beban Hancur Barang', 'emas'],
    ['5114', 'Selisih Stok Kurang', 'emas'],
    ['5121', 'Beban MDR'],
    ['5122', 'Selisih Kas Kurang'],
    ['5123', 'Beban Poin'],
    ['5124', 'Beban Kerugian Gadai'],
    ['5125', 'Beban Lelang'],
    ['5126', 'Beban Kurs Emas'],
    ['5131', 'Beban Gaji'],
    ['5132', 'Beban Sewa'],
    ['5133', 'Beban Listrik, Air dan Telepon'],
    ['5134', 'Beban Perlengkapan Toko'],
    ['5135', 'Beban Bonus Sales'],
    ['5139', 'Beban Lain'],
  ]),
  ...group('MEMO', 'DEBIT', [
    ['9101', 'Barang Jaminan Gadai', 'emas'],
    ['9102', 'Kontra Barang Jaminan Gadai', 'emas lawan'],
    ['9103', 'Barang Titipan Servis', 'emas'],
    ['9104', 'Kontra Barang Titipan Servis', 'emas lawan'],
  ]),
]

/** One row of Parameter Akun: which account a line of a journal goes to (03-decisions §12). */
export interface AccountMapping {
  readonly trx: string
  readonly type: string
  /** Usual side and place of the line in the journal: D1, D2, K1 … */
  readonly kode_akun: string
  readonly jenis_akun: string
  readonly nomor_akun: string
}

/** The type of journals that come in one kind only. */
export const TYPE_UMUM = 'UMUM'

const CASH_AND_BANK = [
  ['D1', 'KAS', '1101'],
  ['D2', 'KAS_GADAI', '1102'],
  ['D3', 'BANK', '1111'],
] as const

/** Default mappings of the journals that exist; a cancellation uses those of what it reverses. */
export const DEFAULT_MAPPINGS: readonly AccountMapping[] = [
  ...journal('PENJUALAN', [
    ['D1', 'KAS', '1101'],
    ['D2', 'PIUTANG_EDC', '1121'],
    ['D3', 'PIUTANG_QRIS', '1122'],
    ['D4', 'BANK', '1111'],
    ['D5', 'POTONGAN_PENJUALAN', '4102'],
    ['K1', 'PENJUALAN', '4101'],
    ['K2', 'PPN_KELUARAN', '2121'],
    ['D6', 'HPP', '5101'],
    ['K3', 'PERSEDIAAN', '1201'],
    ['K4', 'HUTANG_PPH22', '2122'],
    ['D7', 'HUTANG_TITIPAN', '2111'],
    ['D8', 'TUKAR_TAMBAH', '2117'],
    ['K5', 'PEMBULATAN', '4124'],
  ]),
  ...journal('PEMBELIAN', [
    ['D1', 'PERSEDIAAN_BLN', '1202'],
    ['D2', 'PERSEDIAAN', '1201'],
    ['K1', 'KAS', '1101'],
    ['K2', 'BANK', '1111'],
    ['K3', 'HUTANG_TITIPAN', '2111'],
    ['K4', 'EMAS_DIBELI', '5105'],
    ['K5', 'TUKAR_TAMBAH', '2117'],
  ]),
  ...journal('TAMBAH_BARANG', [
    ['D1', 'PERSEDIAAN', '1201'],
    ['K1', 'HUTANG_SUPPLIER', '2101'],
    ['K2', 'MODAL_BARANG', '3102'],
    ['K3', 'EMAS_DIBELI', '5107'],
  ]),
  ...journal('SALDO_AWAL', [
    ['D1', 'PERSEDIAAN', '1201'],
    ['D2', 'PIUTANG_GADAI', '1133'],
    ['D3', 'KAS', '1101'],
    ['D4', 'KAS_GADAI', '1102'],
    ['D5', 'BANK', '1111'],
    ['D6', 'BARANG_JAMINAN', '9101'],
    ['D7', 'PERSEDIAAN_BLN', '1202'],
    ['D8', 'PERSEDIAAN_ROSOK', '1205'],
    ['D9', 'PIUTANG_PENJUALAN', '1131'],
    ['D10', 'PIUTANG_EDC', '1121'],
    ['D11', 'PIUTANG_QRIS', '1122'],
    ['K1', 'SALDO_AWAL', '3105'],
    ['K2', 'HUTANG_TITIPAN', '2111'],
    ['K3', 'KONTRA_JAMINAN', '9102'],
  ]),
  ...journal('HANCUR_BARANG', [
    ['D1', 'PERSEDIAAN_ROSOK', '1205'],
    ['D2', 'BEBAN_HANCUR_BARANG', '5113'],
    ['K1', 'PERSEDIAAN', '1201'],
    ['K2', 'PERSEDIAAN_BLN', '1202'],
  ]),
  ...journal('SORTIR', [
    ['D1', 'PERSEDIAAN', '1201'],
    ['D2', 'PERSEDIAAN_ROSOK', '1205'],
    ['D3', 'BEBAN_SUSUT', '5111'],
    ['K1', 'PERSEDIAAN_BLN', '1202'],
    ['K2', 'STOK_LEBIH', '4122'],
  ]),
  ...journal('CUCI', [
    ['D1', 'PERSEDIAAN', '1201'],
    ['D2', 'PERSEDIAAN_BLN', '1202'],
    ['D3', 'PERSEDIAAN_CUCI', '1204'],
    ['D4', 'PERSEDIAAN_SEPUHAN', '1203'],
    ['D5', 'PERSEDIAAN_TUKANG', '1209'],
    ['D6', 'BEBAN_SUSUT', '5111'],
    ['D7', 'SUSUT_TUNGGU', '1213'],
    ['D8', 'PIUTANG_SUSUT', '1136'],
    ['D9', 'PERSEDIAAN_ROSOK', '1205'],
    ['K1', 'STOK_LEBIH', '4122'],
    ['K2', 'HUTANG_TUKANG', '2102'],
  ]),
  ...journal('LEBUR', [
    ['D1', 'PERSEDIAAN_LANTAK', '1206'],
    ['D2', 'BEBAN_LEBUR', '5112'],
    ['D3', 'SUSUT_TUNGGU', '1213'],
    ['D4', 'PIUTANG_SUSUT', '1136'],
    ['K1', 'PERSEDIAAN_ROSOK', '1205'],
    ['K2', 'STOK_LEBIH', '4122'],
    ['K3', 'BEBAN_SUSUT', '5111'],
  ]),
  ...journal('LANTAK', [
    ['D1', 'KAS', '1101'],
    ['D2', 'BANK', '1111'],
    ['D3', 'PIUTANG_EDC', '1121'],
    ['D4', 'PIUTANG_QRIS', '1122'],
    ['D5', 'HPP_CIOK', '5102'],
    ['D6', 'HUTANG_SUPPLIER', '2101'],
    ['D7', 'BEBAN_KURS', '5126'],
    ['D8', 'EMAS_DIBELI', '5107'],
    ['K1', 'PERSEDIAAN_LANTAK', '1206'],
    ['K2', 'PENJUALAN_CIOK', '4103'],
    ['K3', 'PPN_KELUARAN', '2121'],
    ['K4', 'HUTANG_PPH22', '2122'],
    ['K5', 'PENDAPATAN_KURS', '4123'],
    ['K6', 'PEMBULATAN', '4124'],
  ]),
  ...journal('TUTUP_TOKO', [
    ['D1', 'SELISIH_KAS_KURANG', '5122'],
    ['K1', 'SELISIH_KAS_LEBIH', '4121'],
    ['K2', 'KAS', '1101'],
    ['K3', 'KAS_GADAI', '1102'],
  ]),
  ...journal('HUTANG', [
    ['D1', 'PIUTANG_GADAI', '1133'],
    ['D2', 'PIUTANG_EDC', '1121'],
    ['D3', 'PIUTANG_QRIS', '1122'],
    ['D4', 'KERUGIAN_GADAI', '5124'],
    ['D5', 'BARANG_JAMINAN', '9101'],
    ['K1', 'KAS', '1101'],
    ['K2', 'KAS_GADAI', '1102'],
    ['K3', 'BANK', '1111'],
    ['K4', 'PENDAPATAN_BUNGA', '4112'],
    ['K5', 'PENDAPATAN_DENDA', '4114'],
    ['K6', 'BIAYA_LELANG', '2115'],
    ['K7', 'KELEBIHAN_LELANG', '2114'],
    ['K8', 'KONTRA_JAMINAN', '9102'],
    ['K9', 'PEMBULATAN', '4124'],
  ]),
  ...journal('TITIPAN', [
    ['D1', 'KAS', '1101'],
    ['D2', 'PIUTANG_EDC', '1121'],
    ['D3', 'PIUTANG_QRIS', '1122'],
    ['D4', 'BANK', '1111'],
    ['K1', 'HUTANG_TITIPAN', '2111'],
  ]),
  ...journal('KURANG_BAYAR', [
    ['D1', 'KAS', '1101'],
    ['D2', 'PIUTANG_EDC', '1121'],
    ['D3', 'PIUTANG_QRIS', '1122'],
    ['D4', 'BANK', '1111'],
    ['K1', 'PIUTANG_PENJUALAN', '1131'],
    ['K2', 'PEMBULATAN', '4124'],
  ]),
  ...journal('MUTASI_UANG', CASH_AND_BANK),
  // the other side is the account of the kode transaksi
  ...journal('UANG_KAS', CASH_AND_BANK),
  ...journal('KIRIM_UANG', [
    ['D1', 'KAS_PERJALANAN', '1103'],
    ['K1', 'KAS', '1101'],
    ['K2', 'KAS_GADAI', '1102'],
    ['K3', 'BANK', '1111'],
  ]),
  ...journal('CAIR_NON_CASH', [
    ['D1', 'BANK', '1111'],
    ['D2', 'BEBAN_MDR', '5121'],
    ['D3', 'SLIP_KURANG', '5139'],
    ['K1', 'PIUTANG_EDC', '1121'],
    ['K2', 'PIUTANG_QRIS', '1122'],
    ['K3', 'SLIP_LEBIH', '4129'],
  ]),
  ...journal('GESEK_TUNAI', [
    ['D1', 'PIUTANG_EDC', '1121'],
    ['K1', 'KAS', '1101'],
    ['K2', 'KAS_GADAI', '1102'],
    ['K3', 'PENDAPATAN_GESEK', '4129'],
  ]),
]

function group(golongan: GolonganAkun, normal: SaldoNormal, rows: readonly Row[]): Account[] {
  const contra: SaldoNormal = normal === 'DEBIT' ? 'KREDIT' : 'DEBIT'
  return rows.map(([kode, nama, flag]) => ({
    kode,
    nama,
    golongan,
    saldo_normal: flag?.endsWith('lawan') ? contra : normal,
    emas: flag?.startsWith('emas') ?? false,
    antar_toko: flag?.endsWith('antar') ?? false,
  }))
}

function journal(
  trx: string,
  rows: readonly (readonly [kode: string, jenis: string, nomor: string])[],
): AccountMapping[] {
  return rows.map(([kode_akun, jenis_akun, nomor_akun]) => ({
    trx,
    type: TYPE_UMUM,
    kode_akun,
    jenis_akun,
    nomor_akun,
  }))
}
