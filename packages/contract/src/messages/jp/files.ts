/** Why a file from outside cannot be taken, in Japanese. */
export const files: Readonly<Record<string, string>> = {
  'berkas kosong': 'ファイルが空です',
  'berkas terlalu besar': 'ファイルが大きすぎます',
  'isi berkas rusak atau tidak lengkap': 'ファイルが壊れているか不完全です',
  'bukan berkas Excel (.xlsx) atau CSV': 'Excel（.xlsx）または CSV ファイルではありません',
  'berkas dilindungi kata sandi': 'ファイルはパスワードで保護されています',
  'isi berkas mengembang terlalu besar': 'ファイルの内容が展開すると大きすぎます',
  'lebih dari {maks} baris': '{maks} 行を超えています',
  'lebih dari {maks} kolom': '{maks} 列を超えています',
  'bukan gambar JPEG, PNG atau WebP': 'JPEG、PNG、WebP の画像ではありません',
  'gambar lebih dari {maks} juta titik': '画像が {maks} 百万画素を超えています',
}
