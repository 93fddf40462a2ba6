/** The engine of the masters: files, sending, history, in Traditional Chinese. */
export const masterEngine: Readonly<Record<string, string>> = {
  'Paling banyak {angka} angka di belakang koma': '最多 {angka} 位小數',
  'Nomor telepon terdiri dari 8 sampai 15 angka': '電話號碼須為 8 至 15 位數字',
  '{atas} tidak boleh kurang dari {bawah}': '{atas}不可小於{bawah}',
  'Tidak dapat diubah': '不可更改',
  'Bukan angka': '不是數字',
  'Isi Ya atau Tidak': '請填 Ya（是）或 Tidak（否）',
  'Kode ini sudah ada di baris {baris}': '此代碼已在第 {baris} 列',
  'Sudah dipakai {kode}': '已被 {kode} 使用',
  'Memeriksa berkas': '正在檢查檔案',
  'Menyimpan berkas': '正在儲存檔案',
  'Berhasil Mengirim Data': '資料已傳送',
  'Sebagian toko belum menerima': '部分分店尚未收到',
  'Terjadi Kesalhaan Saat Mengirim Data': '傳送資料時發生錯誤',
  'Terjadi Kesalahan Saat Mengirim Data': '傳送資料時出現錯誤',
  'Gagal Menghapus Data': '無法刪除資料',
}
