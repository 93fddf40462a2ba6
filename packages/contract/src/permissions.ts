/** Levels of users (03-decisions §3). */
export const LEVELS = [
  'OWN',
  'SU',
  'MU',
  'DEV',
  'SPV',
  'KASIR',
  'SALES',
  'ADMIN',
  'GUDANG',
] as const
export type Level = (typeof LEVELS)[number]

/** Who reports large transactions for the chain, and who may know of them (04-domain C4). */
export const REPORTS_PPATK: readonly Level[] = ['OWN', 'SU', 'MU']
export const SEES_TUGAS: readonly Level[] = [...REPORTS_PPATK, 'SPV']

/** Levels that handle stock behind the counter (13 §0.4: STOK). */
export const BEHIND_COUNTER: readonly Level[] = ['OWN', 'SU', 'MU', 'SPV', 'ADMIN', 'GUDANG']

/** Levels that check what others did behind the counter (13 §0.4: PEMERIKSA); never their own. */
export const CHECKERS: readonly Level[] = ['OWN', 'SU', 'MU', 'SPV']

/** Levels that always see every menu (doc2 §6). */
export const SEES_ALL: readonly Level[] = ['SU', 'OWN']

/** Levels that may approve an authorization (doc2 §6). */
export const APPROVERS: readonly Level[] = ['SPV', 'OWN']

/** Levels that may act for another store from the head office. */
export const ACTS_FOR_STORES: readonly Level[] = ['OWN', 'SU', 'MU', 'DEV', 'ADMIN']

/** Categories of supervisor authorization (03-decisions §7). */
export const KATEGORI_OTORISASI = [
  'BATAL_PENJUALAN',
  'BATAL_PEMBELIAN',
  'BATAL_TITIPAN',
  'BATAL_HUTANG_LUNAS',
  'CETAK_ULANG_PESANAN',
  'CETAK_ULANG_NOTA',
  'TOLERANSI_BERAT_PEMBELIAN',
  'PEMBELIAN',
  'BERLIAN_DIBAWAH_MODAL',
  'PENJUALAN_DIATAS_BATAS',
  'TURUN_ONGKOS',
  'JUAL_DIBAWAH_MODAL',
  'HANCUR_BARANG',
  'UBAH_HARGA_EMAS',
  'BUKA_TOKO',
  'TUTUP_LEBIH_AWAL',
  'SELISIH_KAS',
  'BATAL_COCOK',
  'TUKAR_TAMBAH',
  'BATAL_UANG',
  'BATAL_JURNAL',
  'BATAL_SALDO_AWAL',
  'GESEK_TUNAI',
  'KURANG_BAYAR',
  'UANG_KELUAR',
  'PRIVE',
  'BIAYA_NON_CASH',
  'JANJI_TUKAR',
  'LELANG_HUTANG',
  'SUSUT_TUKANG',
  'LEBUR',
  'BATAL_STOK',
] as const
export type KategoriOtorisasi = (typeof KATEGORI_OTORISASI)[number]

/**
 * What only an owner may approve: a business day that is ahead of the calendar moves interest, and
 * what an owner draws is the owner's.
 */
export const OWNER_APPROVES: readonly KategoriOtorisasi[] = ['TUTUP_LEBIH_AWAL', 'PRIVE']

/** What two people must see: nobody approves it for himself (decision 0116). */
export const OF_TWO: readonly string[] = ['LEBUR']

/** What a level may approve at its store. */
export const approvedBy = (level: Level): KategoriOtorisasi[] =>
  KATEGORI_OTORISASI.filter(
    kategori =>
      APPROVERS.includes(level) && (level === 'OWN' || !OWNER_APPROVES.includes(kategori)),
  )
