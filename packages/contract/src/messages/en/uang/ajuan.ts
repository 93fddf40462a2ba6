/** Sales that somebody else has to approve, in English. */
export const ajuan: Readonly<Record<string, string>> = {
  'Diajukan oleh': 'Submitted by',
  'harga hitung': 'reckoned price',
  'Ajuan penjualan': 'Submitted sale',
  'Belum ada ajuan hari ini': 'No submitted sales today',
  'Penjualan yang disimpan menunggu di sini sampai disetujui orang lain.':
    'Saved sales wait here until somebody else approves them.',
  'Tarik ajuan {nomor}? Barangnya dapat dijual lagi.':
    'Take {nomor} back? Its pieces can be sold again.',
  'Tarik ajuan': 'Take submission back',
  'Ajuan {nomor} ditarik': '{nomor} was taken back',
  Tarik: 'Take back',
  'Ajuan {nomor} ditolak {user_id}': '{nomor} was refused by {user_id}',
  'Ajuan {nomor} disetujui {user_id}, cetak notanya.':
    '{nomor} was approved by {user_id}, print its note.',
  '{jumlah} lagi': '{jumlah} more',
  Lihat: 'Look',
  'Belum ada ajuan di daftar ini.': 'No submitted sales in this list.',
  'Tidak ada penjualan yang menunggu.': 'No sale is waiting.',
  'Penjualan toko ini tidak menunggu pemeriksaan. Nyalakan di Setting System.':
    'Sales of this store do not wait for a check. Switch it on in System Settings.',
  Menunggu: 'Waiting',
  Disetujui: 'Approved',
  disetujui: 'approved',
  ditolak: 'refused',
  ditarik: 'taken back',
  'Tidak ada ajuan {nomor}': 'There is no submission {nomor}',
  '{nomor} disetujui: {no_faktur_jual}': '{nomor} approved: {no_faktur_jual}',
  Tolak: 'Refuse',
  '{nomor} ditolak, barang dapat dijual lagi': '{nomor} refused, its pieces can be sold again',
  'Validasi Penjualan': 'Check Sales',
  'Penjualan yang diajukan kasir. Yang disetujui terjual dengan harga ajuannya.':
    'Sales that cashiers submitted. What is approved is sold at the submitted price.',
  'Cari ajuan': 'Find a submission',
  'Pindai atau ketik nomor ajuan, barcode, atau nama':
    'Scan or type a submission number, barcode or name',
  Ajuan: 'Submissions',
  'Ajuan {jumlah}': 'Submissions {jumlah}',
  'Belum ada ajuan dipilih': 'No submission chosen yet',
  'Pilih dari daftar dengan ↓ dan Enter, atau pindai nomornya.':
    'Choose from the list with ↓ and Enter, or scan its number.',
  'Penjualan ini Anda ajukan sendiri. Mintalah orang lain menyetujuinya.':
    'You submitted this sale yourself. Ask somebody else to approve it.',
  'Alasan menolak': 'Reason for refusing',
  'Kasir membacanya; wajib diisi bila ditolak.': 'The cashier reads it; needed when refused.',
  'Penjualan diajukan': 'Sale submitted',
  'Barang ditahan. Uang dan nota menunggu persetujuan orang lain.':
    "The pieces are held. Money and note wait for somebody else's approval.",
  Diperiksa: 'Being checked',
  Diajukan: 'Submitted',
  'Diajukan untuk dijual': 'Submitted for sale',
  'Ajuan ditolak': 'Submission refused',
  'Ajuan ditarik': 'Submission taken back',
  'Tolak ajuan': 'Refused submission',
  'Barang {kode_barcode} menunggu pemeriksaan di ajuan {no_ajuan} dari {user_id}':
    'Piece {kode_barcode} waits for a check in submission {no_ajuan} of {user_id}',
  'menunggu pemeriksaan, ajuan {no_ajuan} dari {user_id}':
    'waits for a check, submission {no_ajuan} of {user_id}',
  'Ajukan penjualan': 'Submit the sale',
  '{jumlah} barang ditahan sampai orang lain menyetujui.':
    '{jumlah} pieces are held until somebody else approves.',
  'Toko baru dapat ditutup sesudah ini selesai.': 'The store can be closed only once this is done.',
  'Ajuan penjualan menunggu': 'Submitted sales waiting',
  'Ajuan {nomor} baru saja berubah di tempat lain, muat ulang dahulu':
    'Submission {nomor} has just changed elsewhere, reload first',
  'Ajuan {nomor} sudah {status} oleh {user_id}':
    'Submission {nomor} is already {status} by {user_id}',
  'Ajuan {nomor} Anda buat sendiri, orang lain yang menyetujui atau menolaknya':
    'You made submission {nomor} yourself, somebody else approves or refuses it',
  'Halaman ini versi lama: muat ulang (F5), lalu simpan lagi. Nota tetap ada.':
    'This page is of an older version: reload it (F5), then save again. The nota stays.',
  'Ajuan {nomor} hanya dapat ditarik oleh {user_id}, yang mengajukannya':
    'Submission {nomor} can only be taken back by {user_id}, who submitted it',
  'Penjualan diperiksa orang lain': 'Sales are checked by another',
  'Penjualan menjadi ajuan: barang ditahan dan uang belum tercatat sampai user lain menyetujuinya di Validasi Penjualan.':
    'A sale is submitted: pieces are held and money is not booked until another user approves it in Check Sales.',
  '{user_id} mengajukan penjualan {nomor}': '{user_id} submits sale {nomor}',
  '{nomor} disetujui {user_id}': '{nomor} was approved by {user_id}',
  '{nomor} ditolak {user_id}': '{nomor} was refused by {user_id}',
}
