/** Card and QRIS receivables that are paid out, in Malay. */
export const pencairan: Readonly<Record<string, string>> = {
  'Bank penerbit': 'Bank pemeroleh',
  'Batal pencairan non cash': 'Batal penyelesaian bukan tunai',
  'Belum dicairkan': 'Belum diselesaikan',
  'Biaya MDR': 'Caj MDR',
  'Buka pencocokan': 'Buka padanan',
  Cairkan: 'Selesaikan',
  'Cairkan {jumlah} pembayaran': 'Selesaikan {jumlah} bayaran',
  'Kartu dan QRIS': 'Kad dan QRIS',
  'Lebih dari nilai slip yang dipilih': 'Melebihi nilai slip yang dipilih',
  'Lihat Pencairan': 'Lihat Penyelesaian',
  'Masuk ke rekening': 'Masuk ke akaun',
  'MDR Debit': 'MDR Debit',
  'MDR Kredit': 'MDR Kredit',
  'MDR QRIS': 'MDR QRIS',
  'MDR Rp {biaya} berbeda dari usulan Rp {usulan}, tulis sebabnya':
    'MDR Rp {biaya} berbeza daripada cadangan Rp {usulan}, tulis sebabnya',
  'Menurut slip': 'Mengikut slip',
  'No pencairan': 'No penyelesaian',
  'Paling banyak 500 pembayaran sekaligus': 'Paling banyak 500 bayaran serentak',
  'Pembayaran {nomor} baru saja berubah di tempat lain, muat ulang dahulu':
    'Bayaran {nomor} baru sahaja berubah di tempat lain, muat semula dahulu',
  'Pembayaran {nomor} belum dicocokkan dengan slip atau mutasi':
    'Bayaran {nomor} belum dipadankan dengan slip atau penyata',
  'Pembayaran {nomor} bukan piutang yang terbuka dari {penerbit}':
    'Bayaran {nomor} bukan belum terima yang terbuka daripada {penerbit}',
  'Pembayaran {nomor} sudah dicairkan dengan {no_cair}, batalkan {no_cair} dahulu':
    'Bayaran {nomor} sudah diselesaikan dengan {no_cair}, batalkan {no_cair} dahulu',
  'Pencairan non cash': 'Penyelesaian bukan tunai',
  'Pencairan Non Cash': 'Penyelesaian Bukan Tunai',
  'Pencairan {nomor} tersimpan': 'Penyelesaian {nomor} disimpan',
  Piutang: 'Belum terima',
  'Piutang kartu dan QRIS': 'Belum terima kad dan QRIS',
  'Potongan bank saat pencairan, diusulkan dan dapat diganti menurut mutasi':
    'Dipotong bank semasa penyelesaian, dicadangkan, penyata yang menang',
  'Selisih MDR': 'Beza MDR',
  'Selisih slip': 'Beza slip',
  'Siap dicairkan': 'Sedia diselesaikan',
  'Siapa yang berutang': 'Siapa yang berhutang',
  'Spasi memilih, Enter membuka, F10 mencairkan. Yang belum dicocokkan belum dapat dipilih.':
    'Ruang memilih, Enter membuka, F10 menyelesaikan. Yang belum dipadankan belum boleh dipilih.',
  'Sudah cocok, belum dicairkan': 'Sudah padan, belum diselesaikan',
  'Sudah dicairkan': 'Sudah diselesaikan',
  'Tanpa bank': 'Tanpa bank',
  'Tidak ada pencairan dengan saringan ini.': 'Tiada penyelesaian dengan tapisan ini.',
  'Tidak ada piutang terbuka dengan saringan ini.':
    'Tiada belum terima terbuka dengan tapisan ini.',
  'Tulis sebab selisih MDR': 'Tulis sebab beza MDR',
  'Uang masuk Rp {bank} lebih dari nilai slip Rp {nilai}, periksa pilihan atau jumlahnya':
    'Wang masuk Rp {bank} melebihi nilai slip Rp {nilai}, semak pilihan atau jumlahnya',
  'Umur piutang (hari)': 'Umur belum terima (hari)',
  'Usulan MDR': 'Cadangan MDR',
  'usulan {jumlah}': 'cadangan {jumlah}',
  '{jumlah} belum dicocokkan': '{jumlah} belum dipadankan',
  '{jumlah} pembayaran, sejak {tgl}': '{jumlah} bayaran, sejak {tgl}',
}
