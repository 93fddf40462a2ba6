/** The engine of the masters: files, sending, history, in English. */
export const masterEngine: Readonly<Record<string, string>> = {
  'Paling banyak {angka} angka di belakang koma': 'At most {angka} decimals',
  'Nomor telepon terdiri dari 8 sampai 15 angka': 'A telephone number has 8 to 15 digits',
  '{atas} tidak boleh kurang dari {bawah}': '{atas} must not be less than {bawah}',
}
