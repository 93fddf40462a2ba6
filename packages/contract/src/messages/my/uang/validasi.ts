/** Checks of documents about customers' money, in Malay. */
export const validasi: Readonly<Record<string, string>> = {
  'Cocokkan slip dengan uangnya. Dokumen sendiri diperiksa orang lain.':
    'Padankan slip dengan wangnya. Dokumen sendiri disemak orang lain.',
  'Dokumen titipan belum divalidasi': 'Dokumen simpanan belum disahkan',
  'Masuk ke titipan': 'Ke simpanan',
  'Validasi Titipan': 'Semak Simpanan',
}
