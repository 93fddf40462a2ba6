/** Checks of documents about customers' money, in Traditional Chinese. */
export const validasi: Readonly<Record<string, string>> = {
  'Cocokkan slip dengan uangnya. Dokumen sendiri diperiksa orang lain.':
    '核對單據與款項。自己開立的單據由他人核對。',
  'Dokumen titipan belum divalidasi': '尚未覆核的寄存單據',
  'Masuk ke titipan': '轉入寄存',
  'Validasi Titipan': '核對寄存',
}
