/** Money in and out that somebody else validates, in English. */
export const keuangan: Readonly<Record<string, string>> = {
  'Validasi Keuangan': 'Check Money',
  'Uang masuk dan keluar yang menunggu orang lain. Yang disetujui masuk buku hari ini.':
    'Money in and out that waits for another. What is approved is booked today.',
  'Ketik nomor, keterangan, kode, atau penulisnya': 'Type a number, words, a code or its writer',
  'Uang ini Anda tulis sendiri. Mintalah orang lain memvalidasinya.':
    'You wrote this yourself. Ask somebody else to check it.',
  '{nomor} masuk buku: {no_kas}': '{nomor} booked: {no_kas}',
  'Ajuan uang': 'Submitted money',
  'Tolak ajuan uang': 'Refused money',
  'Tarik ajuan uang': 'Money taken back',
  'Tarik ajuan {nomor}? Uangnya tidak masuk buku.': 'Take {nomor} back? Its money is not booked.',
  'Belum ada ajuan uang di daftar ini.': 'No submitted money in this list.',
  'Tidak ada uang yang menunggu validasi.': 'No money is waiting for a check.',
  'Uang toko ini tidak menunggu validasi. Nyalakan modulnya di Setting System.':
    'Money of this store does not wait for a check. Switch the module on in System Settings.',
  'Uang diajukan': 'Money submitted',
  'Orang lain menyetujuinya di Validasi Keuangan; sebelum itu uangnya belum bergerak.':
    'Somebody else approves it in Check Money; until then no money moves.',
  'Buka Validasi Keuangan': 'Open Check Money',
  'Ajukan uang': 'Submit the money',
  'Sesudah divalidasi orang lain: {said}': 'Once somebody else has checked it: {said}',
  'Divalidasi oleh': 'Checked by',
  '{jumlah} uang masuk atau keluar menunggu validasi': '{jumlah} moneys in or out wait for a check',
  'Uang belum divalidasi': 'Money not checked yet',
  'Validasi uang masuk dan keluar': 'Check of money in and out',
  'Halaman ini versi lama: muat ulang (F5), lalu simpan lagi. Isian tetap ada.':
    'This page is of an older version: reload it (F5), then save again. What was typed stays.',
}
