/** The engine of the masters: files, sending, history, in Malay. */
export const masterEngine: Readonly<Record<string, string>> = {
  'Paling banyak {angka} angka di belakang koma': 'Paling banyak {angka} tempat perpuluhan',
  'Nomor telepon terdiri dari 8 sampai 15 angka':
    'Nombor telefon terdiri daripada 8 hingga 15 angka',
  '{atas} tidak boleh kurang dari {bawah}': '{atas} tidak boleh kurang daripada {bawah}',
}
