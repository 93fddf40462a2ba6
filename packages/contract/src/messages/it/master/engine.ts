/** The engine of the masters: files, sending, history, in Italian. */
export const masterEngine: Readonly<Record<string, string>> = {
  'Paling banyak {angka} angka di belakang koma': 'Al massimo {angka} decimali',
  'Nomor telepon terdiri dari 8 sampai 15 angka': 'Un numero di telefono ha da 8 a 15 cifre',
  '{atas} tidak boleh kurang dari {bawah}': '{atas} non può essere inferiore a {bawah}',
  'Tidak dapat diubah': 'Non modificabile',
  'Bukan angka': 'Non è un numero',
  'Isi Ya atau Tidak': 'Inserire Ya (sì) o Tidak (no)',
  'Kode ini sudah ada di baris {baris}': 'Questo codice è già nella riga {baris}',
  'Sudah dipakai {kode}': 'Già usato da {kode}',
  'Memeriksa berkas': 'Controllo del file',
  'Menyimpan berkas': 'Salvataggio del file',
  'Berhasil Mengirim Data': 'Dati inviati',
  'Sebagian toko belum menerima': 'Alcuni negozi non hanno ancora ricevuto',
  'Terjadi Kesalhaan Saat Mengirim Data': 'Errore durante l’invio dei dati',
  'Terjadi Kesalahan Saat Mengirim Data': 'Si è verificato un errore durante l’invio dei dati',
  'Gagal Menghapus Data': 'Impossibile eliminare i dati',
}
