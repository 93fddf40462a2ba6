/** Why a file from outside cannot be taken, in traditional Chinese. */
export const files: Readonly<Record<string, string>> = {
  'berkas kosong': '檔案是空的',
  'berkas terlalu besar': '檔案太大',
  'isi berkas rusak atau tidak lengkap': '檔案已損壞或不完整',
  'bukan berkas Excel (.xlsx) atau CSV': '不是 Excel（.xlsx）或 CSV 檔案',
  'berkas dilindungi kata sandi': '檔案受密碼保護',
  'isi berkas mengembang terlalu besar': '檔案內容解壓後過大',
  'lebih dari {maks} baris': '超過 {maks} 行',
  'lebih dari {maks} kolom': '超過 {maks} 欄',
  'bukan gambar JPEG, PNG atau WebP': '不是 JPEG、PNG 或 WebP 圖片',
  'gambar lebih dari {maks} juta titik': '圖片超過 {maks} 百萬像素',
  'semua lembar tersembunyi': '所有工作表均已隱藏',
  'baris {baris} tersembunyi, tampilkan atau hapus dahulu': '第 {baris} 行已隱藏，請先顯示或刪除',
  'kolom {kolom} tersembunyi, tampilkan atau hapus dahulu': '{kolom} 欄已隱藏，請先顯示或刪除',
  'kolom {kolom} tidak dikenal': '不認識 {kolom} 欄',
  'kolom {kolom} ada dua kali': '{kolom} 欄出現兩次',
  'kolom {kolom} tidak ada': '缺少 {kolom} 欄',
  'kolom {kolom} berisi data tetapi tidak bernama': '{kolom} 欄有資料但沒有名稱',
  'Excel membuang angka sesudah 15 digit: ubah format kolom ini menjadi Teks, ketik ulang':
    'Excel 會刪去第 15 位之後的數字：請將此欄格式改為文字後重新輸入',
  'Rumus tanpa hasil: simpan ulang di Excel, atau ketik nilainya':
    '公式沒有結果：請在 Excel 重新儲存，或輸入數值',
  'Rumus ini salah di Excel: perbaiki, atau ketik nilainya':
    '此公式在 Excel 有錯誤：請修正或輸入數值',
  'Satuan ini tidak sesuai dengan kolomnya': '此單位與欄位不符',
}
