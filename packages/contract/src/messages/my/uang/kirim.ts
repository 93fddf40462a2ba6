/** Texts of money between stores. */
export const kirim: Readonly<Record<string, string>> = {
  'Antar Toko': 'Antara kedai',
  'Kirim Uang Pusat': 'Hantar Wang ke Pusat',
  'Terima Uang Kas': 'Terima Wang',
  'Kirim uang': 'Hantar wang',
  'Terima uang': 'Terima wang',
  'Batal kirim uang': 'Batal hantar wang',
  'Uang dikirim': 'Wang dihantar',
  'Uang diterima': 'Wang diterima',
  'Uang di jalan belum diterima': 'Wang dalam perjalanan belum diterima',
  'Uang datang belum diterima': 'Wang dihantar ke sini belum diterima',
  'Di jalan': 'Dalam perjalanan',
  'Sudah diterima': 'Sudah diterima',
  'Cetak ulang slip kirim uang {nomor}': 'Cetak semula slip wang {nomor}',
  Dikirim: 'Dihantar',
  'Nomor referensi': 'Nombor rujukan',
  'Mohon Masukkan Nomor Referensi': 'Sila masukkan nombor rujukan',
  'No Terima Tidak Ditemukan': 'Nombor tidak dijumpai',
  'Terima Uang Pusat Gagal': 'Gagal menerima wang',
  'Terima Uang Berhasil': 'Wang berjaya diterima',
  'Tidak ada kiriman uang dengan saringan ini.': 'Tiada wang dihantar dengan tapisan ini.',
  'Dari toko': 'Dari kedai',
  'Dikirim oleh': 'Dihantar oleh',
  Umur: 'Umur',
  'Uang {nomor} dikirim': 'Wang {nomor} dihantar',
  'Toko tujuan': 'Kedai tujuan',
  'Kirim Uang Gagal, Silahkan Coba Beberapa Saat Lagi':
    'Gagal menghantar wang, sila cuba sebentar lagi',
  'Kiriman uang semua toko': 'Wang dihantar semua kedai',
  'Mohon Pilih Toko': 'Sila pilih kedai',
  'Terjadi Kesalahan Saat Mengirim Data Silahkan Coba Lagi':
    'Ralat semasa menghantar data, sila cuba lagi',
  'Slip kirim uang dua lembar': 'Slip wang dua helai',
  'Satu lembar ikut uangnya, satu ditandatangani untuk toko; lembar kedua bertanda TEMBUSAN.':
    'Satu helai ikut wang, satu ditandatangani untuk kedai; helai kedua bertanda TEMBUSAN.',
  'Tanda sudah diterima atau batal': 'Tanda sudah diterima atau batal',
  'Asal uang': 'Asal wang',
  'Slip Kirim Uang': 'Slip Hantar Wang',
  'Uang dikirim ke toko lain, bukan ke toko ini sendiri':
    'Wang dihantar ke kedai lain, bukan ke kedai ini sendiri',
  'Uang {nomor} sudah diterima dengan {oleh_nomor} oleh {user_id}':
    'Wang {nomor} sudah diterima dengan {oleh_nomor} oleh {user_id}',
  'Uang {nomor} sudah dibatalkan oleh {asal}': 'Wang {nomor} sudah dibatalkan oleh {asal}',
  '{asal} sedang membatalkan uang {nomor}, coba lagi sebentar':
    '{asal} sedang membatalkan wang {nomor}, cuba sebentar lagi',
}
