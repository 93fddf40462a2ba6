/** Checks of documents about customers' money, in English. */
export const validasi: Readonly<Record<string, string>> = {
  'Cocokkan slip dengan uangnya. Dokumen sendiri diperiksa orang lain.':
    'Match the slip with its money. Your own documents are checked by somebody else.',
  'Dokumen titipan belum divalidasi': 'Deposit documents not yet checked',
  'Masuk ke titipan': 'To deposit',
  'Validasi Titipan': 'Check Deposits',
}
