/** The engine of the masters: files, sending, history, in English. */
export const masterEngine: Readonly<Record<string, string>> = {
  'Paling banyak {angka} angka di belakang koma': 'At most {angka} decimals',
  'Nomor telepon terdiri dari 8 sampai 15 angka': 'A telephone number has 8 to 15 digits',
  '{atas} tidak boleh kurang dari {bawah}': '{atas} must not be less than {bawah}',
  'Tidak dapat diubah': 'Cannot be changed',
  'Bukan angka': 'Not a number',
  'Isi Ya atau Tidak': 'Enter Ya (yes) or Tidak (no)',
  'Kode ini sudah ada di baris {baris}': 'This code is in row {baris} already',
  'Sudah dipakai {kode}': 'Already used by {kode}',
  'Memeriksa berkas': 'Checking the file',
  'Menyimpan berkas': 'Saving the file',
  'Berhasil Mengirim Data': 'Data sent',
  'Sebagian toko belum menerima': 'Some stores have not received it yet',
  'Terjadi Kesalhaan Saat Mengirim Data': 'An error occurred while sending the data',
  'Terjadi Kesalahan Saat Mengirim Data': 'An error occurred while sending data',
  'Gagal Menghapus Data': 'Data could not be deleted',
}
