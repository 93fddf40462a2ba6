/** The engine of the masters: files, sending, history, in Malay. */
export const masterEngine: Readonly<Record<string, string>> = {
  'Paling banyak {angka} angka di belakang koma': 'Paling banyak {angka} tempat perpuluhan',
  'Nomor telepon terdiri dari 8 sampai 15 angka':
    'Nombor telefon terdiri daripada 8 hingga 15 angka',
  '{atas} tidak boleh kurang dari {bawah}': '{atas} tidak boleh kurang daripada {bawah}',
  'Tidak dapat diubah': 'Tidak boleh diubah',
  'Bukan angka': 'Bukan nombor',
  'Isi Ya atau Tidak': 'Isi Ya atau Tidak',
  'Kode ini sudah ada di baris {baris}': 'Kod ini sudah ada di baris {baris}',
  'Sudah dipakai {kode}': 'Sudah digunakan oleh {kode}',
  'Memeriksa berkas': 'Memeriksa fail',
  'Menyimpan berkas': 'Menyimpan fail',
  'Berhasil Mengirim Data': 'Data berjaya dihantar',
  'Sebagian toko belum menerima': 'Sebahagian kedai belum menerima',
  'Terjadi Kesalhaan Saat Mengirim Data': 'Ralat berlaku semasa menghantar data',
  'Terjadi Kesalahan Saat Mengirim Data': 'Ralat berlaku ketika menghantar data',
  'Gagal Menghapus Data': 'Data gagal dipadam',
}
