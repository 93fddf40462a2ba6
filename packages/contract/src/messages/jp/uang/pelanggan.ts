/** The book of customers, in Japanese. */
export const pelanggan: Readonly<Record<string, string>> = {
  'batal dengan {nomor}': '{nomor} で取り消し',
  'Belum ada pelanggan yang diingat.': 'まだ記録されたお客様はいません。',
  'Buku Pelanggan': 'お客様名簿',
  'Data pelanggan diubah': 'お客様の情報を直しました',
  'dikenal sejak {tgl}': '{tgl} から',
  'Dokumen yang sudah ditulis tetap seperti semula.': 'すでに作成した書類はそのまま残ります。',
  'Jumlah menurut dokumen': '書類の種類ごとの合計',
  Lupakan: '消す',
  'Lupakan pelanggan': 'お客様の情報を消す',
  'menurut {nomor}': '{nomor} による',
  'Nama, telepon, alamat, dan identitasnya hilang dari buku ini. Dokumen yang sudah ditulis tetap ada.':
    '氏名、電話、住所、身分証はこの名簿から消えます。すでに作成した書類は残ります。',
  'Pelanggan dilupakan': 'お客様の情報を消しました',
  'Perubahan data': '情報の変更',
  'Siapa yang menyebut telepon atau identitas di nota, titipan, dan hutang.':
    '販売、預かり、質入れで電話番号か身分証を示した方。',
  'Telepon ini sudah milik {nama} di buku pelanggan':
    'この電話番号はお客様名簿ですでに {nama} 様のものです',
  Terakhir: '最終',
  'Tidak ada pelanggan dengan nama, telepon, atau identitas ini.':
    'この氏名、電話、身分証のお客様はいません。',
  'Ubah data': '情報を直す',
  'Ubah data pelanggan': 'お客様の情報を直す',
  '{jumlah} terbaru dari {semua}': '{semua} 件のうち新しい {jumlah} 件',
  'Masih berjalan, sesudah ini hanya ditemukan dengan nomornya:':
    '継続中のもの。この後は番号でしか見つかりません:',
}
