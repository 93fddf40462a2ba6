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
}
