/** The engine of the masters: files, sending, history, in Traditional Chinese. */
export const masterEngine: Readonly<Record<string, string>> = {
  'Paling banyak {angka} angka di belakang koma': '最多 {angka} 位小數',
  'Nomor telepon terdiri dari 8 sampai 15 angka': '電話號碼須為 8 至 15 位數字',
  '{atas} tidak boleh kurang dari {bawah}': '{atas}不可小於{bawah}',
}
