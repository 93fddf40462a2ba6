/** Journals by hand, in English. */
export const jurnal: Readonly<Record<string, string>> = {
  Pembukuan: 'Bookkeeping',
  'Jurnal Umum': 'General Journal',
  'Jurnal umum': 'General journal',
  'Validasi Jurnal': 'Check Journals',
  'Batal jurnal umum': 'Cancel general journal',
  'Ajuan jurnal': 'Submitted journals',
  'Tolak ajuan jurnal': 'Refused journal',
  'Tarik ajuan jurnal': 'Journal taken back',
  'Tulis jurnal': 'Write a journal',
  'Baris jurnal': 'Lines of the journal',
  'Ajukan jurnal': 'Submit the journal',
  'Ajukan jurnal balik': 'Submit the reversal',
  'Balik jurnal': 'Reverse the journal',
  'Balik jurnal {nomor}': 'Reverse journal {nomor}',
  Dibalik: 'Reversed',
  Membalik: 'Reverses',
  'Disetujui oleh': 'Approved by',
  'Emas masuk': 'Gold in',
  'Emas keluar': 'Gold out',
  'Hapus baris {baris}': 'Remove line {baris}',
  'Lihat {nomor}': 'Look at {nomor}',
  'Sedikitnya dua baris': 'At least two lines',
  'Seimbang: Rp {rupiah}, emas {emas} g': 'In balance: Rp {rupiah}, gold {emas} g',
  'Selisih Rp {rupiah}, emas {emas} g': 'Off by Rp {rupiah}, gold {emas} g',
  'Pilih akunnya': 'Choose the account',
  'Akun ini tidak ada atau sudah dihapus': 'This account does not exist or was deleted',
  'Akun ini tidak menyimpan emas': 'This account holds no gold',
  'Isi debit atau kredit': 'Fill in debit or credit',
  'Isi rupiah atau emasnya': 'Fill in rupiah or gold',
  'Kas mengikuti laci: pakai Uang Kas atau Mutasi Uang':
    'Cash follows its drawer: use Cash In and Out or Transfers',
  'Bank mengikuti rekening: pakai Uang Bank atau Mutasi Uang':
    'A bank follows its account: use Bank In and Out or Transfers',
  'Piutang kartu dan QRIS mengikuti pembayarannya: pakai Pencairan Non Cash':
    'Card and QRIS receivables follow their payments: use Settle Card Money',
  'Uang di jalan mengikuti kirimannya: pakai Kirim Uang dan Terima Uang':
    'Money on its way follows its sending: use Send and Receive Money',
  'Titipan mengikuti saldo pelanggan: pakai Titipan':
    'Deposits follow what customers have left: use Deposits',
  'Akun gadai mengikuti pinjamannya: pakai layar Hutang':
    'Pawn accounts follow their loans: use the pawn screens',
  'Perantara tukar tambah selalu nol: hanya Tukar Tambah yang memakainya':
    'The account between sides of an exchange is always nothing: exchanges alone use it',
  'Persediaan mengikuti barangnya: pakai layar Barang':
    'Stock follows its pieces: use the screens of pieces',
  'Akun memo mengikuti barang orang lain, tidak dijurnal dengan tangan':
    'A memo account follows goods of others, it is not posted to by hand',
  'Jurnal tidak seimbang: debit dan kredit berbeda Rp {rupiah}, emas berbeda {emas} g':
    'The journal does not balance: debit and credit differ by Rp {rupiah}, gold by {emas} g',
  'Jurnal {nomor} sudah dibalik dengan {oleh_nomor}':
    'Journal {nomor} is already reversed by {oleh_nomor}',
  'Jurnal {nomor} masih hari ini: batalkan saja, jurnal balik untuk hari sesudahnya':
    'Journal {nomor} is of today: cancel it, a reversal is for later days',
  'Jurnal yang ditulis tangan. Masuk buku sesudah orang lain menyetujuinya.':
    'Journals by hand. They are booked once somebody else approves them.',
  'Jurnal yang sama dengan sisi terbalik masuk buku hari ini.':
    'The same journal with its sides swapped is booked today.',
  'Sisi debit dan kredit ditukar, bertanggal hari bisnis saat disetujui.':
    'Debit and credit are swapped, dated on the business day of its approval.',
  'Belum ada jurnal di hari ini. Tulis dengan F6.':
    'No journals on this day yet. Write one with F6.',
  'Tidak ada jurnal yang menunggu.': 'No journal is waiting.',
  'Jurnal ini Anda tulis sendiri. Mintalah orang lain menyetujuinya.':
    'You wrote this journal yourself. Ask somebody else to approve it.',
  'Penulisnya membacanya; wajib diisi bila ditolak.': 'Its writer reads it; needed when refused.',
  'Ketik nomor, keterangan, atau penulisnya': 'Type a number, words or its writer',
  'Pilih dari daftar dengan ↓ dan Enter, atau ketik nomornya.':
    'Choose from the list with ↓ and Enter, or type its number.',
  'Tarik ajuan {nomor}? Jurnalnya tidak masuk buku.':
    'Take {nomor} back? Its journal is not booked.',
  '{nomor} diajukan, menunggu persetujuan': '{nomor} submitted, waiting for approval',
  '{nomor} ditolak': '{nomor} refused',
  '{nomor} masuk buku: {no_jurnal}': '{nomor} booked: {no_jurnal}',
  'Piutang penjualan mengikuti pelanggannya: pakai Piutang Penjualan':
    'Sales receivables follow their customers: use Sales Receivables',
  'Bagian ini memakai akun aset': 'This part is posted to an asset account',
  'Bagian ini memakai akun kewajiban': 'This part is posted to a liability account',
  'Bagian ini memakai akun modal': 'This part is posted to an equity account',
  'Bagian ini memakai akun pendapatan atau beban':
    'This part is posted to an income or expense account',
  'Bagian ini memakai akun memo': 'This part is posted to a memo account',
  'Bagian ini memakai akun yang menyimpan emas':
    'This part is posted to an account that carries gold',
  'Bagian ini memakai akun tanpa emas': 'This part is posted to an account without gold',
  'Akun ini sudah dipakai bagian lain yang mengikuti daftar lain':
    'This account is already used by another part that follows another list',
  'Akun ini sudah berisi jurnal bagian lain: buat akun baru untuk bagian ini':
    'This account already holds journals of another part: make a new account for this part',
  'Tanggal buku': 'Booking day',
  'Pembukuan toko ini belum mulai': 'The books of this store had not begun',
  'Jurnal diajukan': 'Journal submitted',
  'Orang lain yang menyetujuinya di Validasi Jurnal; sesudah itu masuk buku.':
    'Somebody else approves it in Check Journals; it is booked after that.',
  'Buka Validasi Jurnal': 'Open Check Journals',
  'Jurnal yang ditulis tangan. Yang disetujui masuk buku hari ini, atau di tanggal bukunya.':
    'Journals written by hand. What is approved is booked today, or on its booking day.',
}
