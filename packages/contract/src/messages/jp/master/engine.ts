/** The engine of the masters: files, sending, history, in Japanese. */
export const masterEngine: Readonly<Record<string, string>> = {
  'Paling banyak {angka} angka di belakang koma': '小数は{angka}桁まで',
  'Nomor telepon terdiri dari 8 sampai 15 angka': '電話番号は8〜15桁の数字です',
  '{atas} tidak boleh kurang dari {bawah}': '{atas}は{bawah}以上にしてください',
  'Tidak dapat diubah': '変更できません',
  'Bukan angka': '数字ではありません',
  'Isi Ya atau Tidak': 'Ya（はい）か Tidak（いいえ）を入力',
  'Kode ini sudah ada di baris {baris}': 'このコードは{baris}行目にあります',
  'Sudah dipakai {kode}': '{kode}が使用中です',
  'Memeriksa berkas': 'ファイルを確認中',
  'Menyimpan berkas': 'ファイルを保存中',
  'Berhasil Mengirim Data': 'データを送信しました',
  'Sebagian toko belum menerima': '一部の店舗がまだ受信していません',
  'Terjadi Kesalhaan Saat Mengirim Data': 'データ送信中にエラーが発生しました',
  'Terjadi Kesalahan Saat Mengirim Data': 'データの送信中にエラーが発生しました',
  'Gagal Menghapus Data': 'データを削除できませんでした',
}
