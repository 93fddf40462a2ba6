/** The engine of the masters: files, sending, history, in Japanese. */
export const masterEngine: Readonly<Record<string, string>> = {
  'Paling banyak {angka} angka di belakang koma': '小数は{angka}桁まで',
  'Nomor telepon terdiri dari 8 sampai 15 angka': '電話番号は8〜15桁の数字です',
  '{atas} tidak boleh kurang dari {bawah}': '{atas}は{bawah}以上にしてください',
}
