import type { KategoriOtorisasi } from '../permissions.ts'
import { words } from './words.ts'

/** What a supervisor is asked for. */
export const APPROVALS: Readonly<Record<KategoriOtorisasi, string>> = words({
  BATAL_PENJUALAN: 'Batal penjualan',
  BATAL_PEMBELIAN: 'Batal pembelian',
  BATAL_TITIPAN: 'Batal titipan',
  BATAL_HUTANG_LUNAS: 'Batal lunas',
  CETAK_ULANG_PESANAN: 'Cetak ulang pesanan',
  CETAK_ULANG_NOTA: 'Cetak ulang nota',
  TOLERANSI_BERAT_PEMBELIAN: 'Toleransi berat pembelian',
  PEMBELIAN: 'Pembelian',
  BERLIAN_DIBAWAH_MODAL: 'Jual berlian di bawah modal',
  PENJUALAN_DIATAS_BATAS: 'Jual di atas batas harga',
  TURUN_ONGKOS: 'Jual di bawah harga hitung',
  JUAL_DIBAWAH_MODAL: 'Jual di bawah modal',
  HANCUR_BARANG: 'Hancur barang',
  UBAH_HARGA_EMAS: 'Ubah harga emas',
  BUKA_TOKO: 'Buka toko kembali',
  TUTUP_LEBIH_AWAL: 'Tutup toko lebih awal',
  SELISIH_KAS: 'Selisih hitungan laci',
  BATAL_COCOK: 'Batal pencocokan non cash',
  TUKAR_TAMBAH: 'Tukar tambah',
  BATAL_UANG: 'Batal uang kas dan bank',
  BATAL_JURNAL: 'Batal jurnal umum',
  BATAL_SALDO_AWAL: 'Batal saldo awal',
  GESEK_TUNAI: 'Gesek tunai di atas batas',
  KURANG_BAYAR: 'Kurang bayar',
  UANG_KELUAR: 'Uang keluar di atas batas',
  PRIVE: 'Uang modal pemilik keluar',
  BIAYA_NON_CASH: 'Biaya non cash di luar tarif',
  JANJI_TUKAR: 'Janji tukar lebih lama dari batas',
  LELANG_HUTANG: 'Lelang di luar batas',
  SUSUT_TUKANG: 'Berat atau kadar di luar yang diizinkan',
  LEBUR: 'Lebur rosok',
  BATAL_STOK: 'Batal dokumen stok',
})

/** Why an approval was not given, or did not hold. */
export const APPROVAL_FAULTS = words({
  SANDI_SALAH: 'Password salah',
  BUKAN_PENYETUJU: 'Bukan penyetuju',
  BUKAN_PEMILIK: 'Bukan pemilik',
  TIDAK_DIKENAL: 'Otorisasi tidak dikenal',
  PEMINTA_LAIN: 'Diminta oleh user lain',
  SUDAH_DIPAKAI: 'Otorisasi sudah dipakai',
  KEDALUWARSA: 'Otorisasi kedaluwarsa',
  PENYETUJU_GUGUR: 'Penyetuju tidak berhak lagi',
  KATEGORI_LAIN: 'Otorisasi untuk hal lain',
  PERINTAH_LAIN: 'Isi berubah sesudah disetujui',
  SIDIK_TIDAK_DIPINDAI: 'Jari belum dipindai',
  SIDIK_TIDAK_DIKENAL: 'Sidik jari atau alatnya sudah dihapus',
})
