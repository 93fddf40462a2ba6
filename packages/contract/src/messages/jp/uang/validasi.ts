/** Checks of documents about customers' money, in Japanese. */
export const validasi: Readonly<Record<string, string>> = {
  'Cocokkan slip dengan uangnya. Dokumen sendiri diperiksa orang lain.':
    '控えと現金・入金を照合します。自分の伝票は他の人が確認します。',
  'Dokumen titipan belum divalidasi': '未確認の預かり伝票',
  'Masuk ke titipan': '振替先の預かり',
  'Validasi Titipan': '預かりの確認',
}
