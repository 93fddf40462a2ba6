/** Card and QRIS receivables that are paid out, in English. */
export const pencairan: Readonly<Record<string, string>> = {
  'Bank penerbit': 'Acquirer',
  'Batal pencairan non cash': 'Settlement cancelled',
  'Belum dicairkan': 'Not settled yet',
  'Biaya MDR': 'MDR fee',
  'Buka pencocokan': 'Open matching',
  Cairkan: 'Settle',
  'Cairkan {jumlah} pembayaran': 'Settle {jumlah} payments',
  'Kartu dan QRIS': 'Cards and QRIS',
  'Lebih dari nilai slip yang dipilih': 'More than the chosen slips',
  'Lihat Pencairan': 'Settlements',
  'Masuk ke rekening': 'Into account',
  'MDR Debit': 'MDR Debit',
  'MDR Kredit': 'MDR Credit',
  'MDR QRIS': 'MDR QRIS',
  'MDR Rp {biaya} berbeda dari usulan Rp {usulan}, tulis sebabnya':
    'MDR of Rp {biaya} differs from the proposed Rp {usulan}: say why',
  'Menurut slip': 'By the slip',
  'No pencairan': 'Settlement no.',
  'Paling banyak 500 pembayaran sekaligus': 'At most 500 payments at once',
  'Pembayaran {nomor} baru saja berubah di tempat lain, muat ulang dahulu':
    'Payment {nomor} was just changed elsewhere, reload first',
  'Pembayaran {nomor} belum dicocokkan dengan slip atau mutasi':
    'Payment {nomor} is not matched with slip or statement yet',
  'Pembayaran {nomor} bukan piutang yang terbuka dari {penerbit}':
    'Payment {nomor} is no open receivable of {penerbit}',
  'Pembayaran {nomor} sudah dicairkan dengan {no_cair}, batalkan {no_cair} dahulu':
    'Payment {nomor} was settled by {no_cair}, cancel {no_cair} first',
  'Pencairan non cash': 'Settlement',
  'Pencairan Non Cash': 'Settle Card Money',
  'Pencairan {nomor} tersimpan': 'Settlement {nomor} saved',
  Piutang: 'Receivable',
  'Piutang kartu dan QRIS': 'Card and QRIS receivables',
  'Potongan bank saat pencairan, diusulkan dan dapat diganti menurut mutasi':
    'Kept by the bank when it settles: proposed, the statement wins',
  'Selisih MDR': 'MDR difference',
  'Selisih slip': 'Slip difference',
  'Siap dicairkan': 'Ready to settle',
  'Siapa yang berutang': 'Who owes',
  'Spasi memilih, Enter membuka, F10 mencairkan. Yang belum dicocokkan belum dapat dipilih.':
    'Space picks, Enter opens, F10 settles. What is not matched cannot be picked yet.',
  'Sudah cocok, belum dicairkan': 'Matched, not settled yet',
  'Sudah dicairkan': 'Settled',
  'Tanpa bank': 'No bank',
  'Tidak ada pencairan dengan saringan ini.': 'No settlement with this filter.',
  'Tidak ada piutang terbuka dengan saringan ini.': 'No open receivable with this filter.',
  'Tulis sebab selisih MDR': 'Say why the MDR differs',
  'Uang masuk Rp {bank} lebih dari nilai slip Rp {nilai}, periksa pilihan atau jumlahnya':
    'Rp {bank} came in, more than the slips of Rp {nilai}: check the choice or the amount',
  'Umur piutang (hari)': 'Age of receivable (days)',
  'Usulan MDR': 'Proposed MDR',
  'usulan {jumlah}': 'proposed {jumlah}',
  '{jumlah} belum dicocokkan': '{jumlah} not matched yet',
  '{jumlah} pembayaran, sejak {tgl}': '{jumlah} payments, since {tgl}',
}
