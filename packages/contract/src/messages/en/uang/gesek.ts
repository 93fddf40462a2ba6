/** Texts of cash against a debit card. */
export const gesek: Readonly<Record<string, string>> = {
  'Gesek Tunai': 'Cash Against Card',
  'Gesek tunai': 'Cash against card',
  'Batal gesek tunai': 'Cash against card cancelled',
  'Gesek tunai di atas batas': 'Cash against card above the limit',
  'Laporan Gesek Tunai': 'Cash Against Card Report',
  'Tidak ada gesek tunai dengan saringan ini.': 'No cash against a card matches this filter.',
  'Beri tunai': 'Give cash',
  'Simpan gesek tunai': 'Save cash against card',
  'Gesek tunai {nomor} tersimpan': 'Cash against card {nomor} saved',
  'Jenis kartu': 'Kind of card',
  'Penerbit kartu': 'Issuer of the card',
  'Kosong: bank mesinnya': 'Empty: the bank of the machine',
  'Hanya kartu debit.': 'Debit cards only.',
  Digesek: 'Swiped',
  'Digesek Rp': 'Swiped Rp',
  'Tunai Rp': 'Cash Rp',
  'Tunai keluar': 'Cash out',
  'Biaya {biaya}, tunai {tunai}.': 'Fee {biaya}, cash {tunai}.',
  'Uang kartu': 'Card money',
  Kartu: 'Card',
  'Buka pencairan': 'Open settlement',
  'Lebih dari yang digesek': 'More than was swiped',
  'Tulis sebab biayanya lain': 'Say why the fee differs',
  'Tarik tunai hanya dengan kartu debit: dengan kartu kredit dilarang Bank Indonesia (PBI 11/11/PBI/2009 dan 14/2/PBI/2012)':
    'Cash is given against debit cards only: against credit cards Bank Indonesia forbids it (PBI 11/11/PBI/2009 and 14/2/PBI/2012)',
  'Tunai Rp {tunai} lebih dari yang digesek Rp {jumlah}':
    'Cash of Rp {tunai} is more than the Rp {jumlah} swiped',
  'Biaya Rp {biaya} berbeda dari usulan Rp {usulan}, tulis sebabnya':
    'A fee of Rp {biaya} differs from the proposed Rp {usulan}: say why',
  'Uang di laci {laci} tidak cukup untuk tunai Rp {tunai}':
    'Drawer {laci} does not hold cash of Rp {tunai}',
  'Biaya gesek tunai': 'Fee of cash against card',
  'Diusulkan saat gesek tunai dan dipotong dari tunainya, dibulatkan naik ke kelipatan pembulatan; 0: tanpa biaya.':
    'Proposed with cash against a card and kept from the cash, rounded up to the multiple of rounding; 0: no fee.',
  'Slip Gesek Tunai': 'Cash Against Card Slip',
  'Slip gesek tunai dua lembar': 'Cash against card slip in two copies',
  'Cetak ulang slip gesek tunai {nomor}': 'Reprint the cash against card slip {nomor}',
  'Nomor gesek tunai': 'Number of cash against card',
  'Tanda batal': 'Mark of cancelled',
  'Penerbit dan 4 angka kartu': 'Issuer and 4 digits of the card',
  'Jumlah digesek': 'Amount swiped',
  'Tunai diterima': 'Cash received',
  'Batas gesek tunai per kartu per hari': 'Limit of cash against card, per card and day',
  'Gesek tunai satu kartu dalam satu hari di atas jumlah ini perlu otorisasi; yang sudah diotorisasi tidak dihitung.':
    'Cash against one card on one day above this amount needs approval; what was approved is not counted.',
  'Slip ini sudah dipakai di {nomor}: bank, kartu dan kode persetujuan yang sama':
    'This slip has been used in {nomor}: the same bank, card and approval code',
  'Dua pembayaran dengan slip yang sama: bank, kartu dan kode persetujuan yang sama':
    'Two payments by the same slip: the same bank, card and approval code',
  'Slip ini sudah dipakai': 'This slip has been used',
  'Tunai Rp {tunai} tidak ada pecahannya: pakai kelipatan Rp {kelipatan}, atau cara bayar lain':
    'No notes and coins make Rp {tunai}: use multiples of Rp {kelipatan}, or another way to pay',
}
