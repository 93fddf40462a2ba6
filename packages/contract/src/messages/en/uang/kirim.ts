/** Texts of money between stores. */
export const kirim: Readonly<Record<string, string>> = {
  'Antar Toko': 'Between stores',
  'Kirim Uang Pusat': 'Send Money to Head Office',
  'Terima Uang Kas': 'Receive Money',
  'Kirim uang': 'Send money',
  'Terima uang': 'Receive money',
  'Batal kirim uang': 'Sending cancelled',
  'Uang dikirim': 'Money sent',
  'Uang diterima': 'Money received',
  'Uang di jalan belum diterima': 'Money on its way, not received yet',
  'Uang datang belum diterima': 'Money sent here, not received yet',
  'Di jalan': 'On its way',
  'Sudah diterima': 'Received',
  'Cetak ulang slip kirim uang {nomor}': 'Reprint the money slip {nomor}',
  Dikirim: 'Sent',
  'Nomor referensi': 'Reference number',
  'Mohon Masukkan Nomor Referensi': 'Please enter the reference number',
  'No Terima Tidak Ditemukan': 'The number was not found',
  'Terima Uang Pusat Gagal': 'The money could not be received',
  'Terima Uang Berhasil': 'Money received',
  'Tidak ada kiriman uang dengan saringan ini.': 'No money sent matches this filter.',
  'Dari toko': 'From store',
  'Dikirim oleh': 'Sent by',
  Umur: 'Age',
  'Uang {nomor} dikirim': 'Money {nomor} sent',
  'Toko tujuan': 'Store it goes to',
  'Kirim Uang Gagal, Silahkan Coba Beberapa Saat Lagi':
    'Sending failed, please try again in a moment',
  'Kiriman uang semua toko': 'Money sent by all stores',
  'Mohon Pilih Toko': 'Please choose a store',
  'Terjadi Kesalahan Saat Mengirim Data Silahkan Coba Lagi':
    'An error occurred while sending, please try again',
  'Slip kirim uang dua lembar': 'Two copies of the money slip',
  'Satu lembar ikut uangnya, satu ditandatangani untuk toko; lembar kedua bertanda TEMBUSAN.':
    'One travels with the money, one is signed for the store; the second is marked TEMBUSAN.',
  'Tanda sudah diterima atau batal': 'Mark of received or cancelled',
  'Asal uang': 'Where the money came from',
  'Slip Kirim Uang': 'Money Slip',
  'Uang dikirim ke toko lain, bukan ke toko ini sendiri':
    'Money is sent to another store, not to this one',
  'Uang {nomor} sudah diterima dengan {oleh_nomor} oleh {user_id}':
    'Money {nomor} was received with {oleh_nomor} by {user_id}',
  'Uang {nomor} sudah dibatalkan oleh {asal}': 'Money {nomor} was cancelled by {asal}',
  '{asal} sedang membatalkan uang {nomor}, coba lagi sebentar':
    '{asal} is cancelling money {nomor}, try again in a moment',
}
