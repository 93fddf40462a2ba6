import { words } from './words.ts'

/** What is posted and what moves pieces, by its kind. */
export const DOCUMENTS = words({
  PENJUALAN: 'Penjualan',
  BATAL_PENJUALAN: 'Batal penjualan',
  TAMBAH_BARANG: 'Tambah barang',
  PINDAH_BARANG: 'Pindah barang',
  HANCUR_BARANG: 'Hancur barang',
  HUTANG: 'Pinjaman',
  TEBUS_HUTANG: 'Tebus',
  PERPANJANG_HUTANG: 'Perpanjangan',
  LELANG_HUTANG: 'Lelang',
  BAYAR_KELEBIHAN: 'Bayar kelebihan',
  BATAL_HUTANG: 'Batal pinjaman',
  BATAL_LELANG: 'Batal lelang',
  BATAL_HUTANG_LUNAS: 'Batal lunas',
  TITIPAN: 'Titipan',
  TAMBAH_TITIPAN: 'Tambah titipan',
  KEMBALI_TITIPAN: 'Titipan kembali',
  PENGALIHAN_SALDO: 'Pengalihan saldo',
  BATAL_TITIPAN: 'Batal titipan',
  TUTUP_TOKO: 'Tutup toko',
})

/** Ways to pay. */
export const TENDERS = words({
  TUNAI: 'Tunai',
  DEBIT: 'Kartu debit',
  QRIS: 'QRIS',
  TRANSFER: 'Transfer',
  KREDIT: 'Kartu kredit',
  SALDO: 'Saldo titipan',
})
