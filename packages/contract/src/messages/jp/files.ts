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
  'semua lembar tersembunyi': 'すべてのシートが非表示です',
  'baris {baris} tersembunyi, tampilkan atau hapus dahulu':
    '{baris} 行目が非表示です。先に表示するか削除してください',
  'kolom {kolom} tersembunyi, tampilkan atau hapus dahulu':
    '{kolom} 列が非表示です。先に表示するか削除してください',
  'kolom {kolom} tidak dikenal': '{kolom} 列は不明です',
  'kolom {kolom} ada dua kali': '{kolom} 列が二つあります',
  'kolom {kolom} tidak ada': '{kolom} 列がありません',
  'kolom {kolom} berisi data tetapi tidak bernama':
    '{kolom} 列にデータがありますが、列名がありません',
  'Excel membuang angka sesudah 15 digit: ubah format kolom ini menjadi Teks, ketik ulang':
    'Excel は 15 桁を超える数字を失います。列の書式を文字列にして入力し直してください',
  'Rumus tanpa hasil: simpan ulang di Excel, atau ketik nilainya':
    '数式に結果がありません。Excel で保存し直すか、値を入力してください',
  'Rumus ini salah di Excel: perbaiki, atau ketik nilainya':
    'この数式は Excel でエラーです。直すか、値を入力してください',
  'Satuan ini tidak sesuai dengan kolomnya': '単位が列と合いません',
}
