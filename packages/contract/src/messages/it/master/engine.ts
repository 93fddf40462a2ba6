/** The engine of the masters: files, sending, history, in Italian. */
export const masterEngine: Readonly<Record<string, string>> = {
  'Paling banyak {angka} angka di belakang koma': 'Al massimo {angka} decimali',
  'Nomor telepon terdiri dari 8 sampai 15 angka': 'Un numero di telefono ha da 8 a 15 cifre',
  '{atas} tidak boleh kurang dari {bawah}': '{atas} non può essere inferiore a {bawah}',
}
