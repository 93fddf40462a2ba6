/** Money in and out that somebody else validates, in Malay. */
export const keuangan: Readonly<Record<string, string>> = {
  'Validasi Keuangan': 'Semak Wang',
  'Uang masuk dan keluar yang menunggu orang lain. Yang disetujui masuk buku hari ini.':
    'Wang masuk dan keluar yang menunggu orang lain. Yang diluluskan dicatat hari ini.',
  'Ketik nomor, keterangan, kode, atau penulisnya': 'Taip nombor, keterangan, kod atau penulisnya',
  'Uang ini Anda tulis sendiri. Mintalah orang lain memvalidasinya.':
    'Anda sendiri yang menulisnya. Minta orang lain menyemaknya.',
  '{nomor} masuk buku: {no_kas}': '{nomor} masuk buku: {no_kas}',
  'Ajuan uang': 'Wang dihantar',
  'Tolak ajuan uang': 'Wang ditolak',
  'Tarik ajuan uang': 'Wang ditarik balik',
  'Tarik ajuan {nomor}? Uangnya tidak masuk buku.':
    'Tarik balik {nomor}? Wangnya tidak masuk buku.',
  'Belum ada ajuan uang di daftar ini.': 'Tiada wang dihantar dalam senarai ini.',
  'Tidak ada uang yang menunggu validasi.': 'Tiada wang yang menunggu semakan.',
  'Uang toko ini tidak menunggu validasi. Nyalakan modulnya di Setting System.':
    'Wang kedai ini tidak menunggu semakan. Hidupkan modulnya di Tetapan Sistem.',
  'Uang diajukan': 'Wang dihantar',
  'Orang lain menyetujuinya di Validasi Keuangan; sebelum itu uangnya belum bergerak.':
    'Orang lain meluluskannya di Semak Wang; sebelum itu wangnya belum bergerak.',
  'Buka Validasi Keuangan': 'Buka Semak Wang',
  'Ajukan uang': 'Hantar wang',
  'Sesudah divalidasi orang lain: {said}': 'Selepas disemak orang lain: {said}',
  'Divalidasi oleh': 'Disemak oleh',
  '{jumlah} uang masuk atau keluar menunggu validasi':
    '{jumlah} wang masuk atau keluar menunggu semakan',
  'Uang belum divalidasi': 'Wang belum disemak',
  'Validasi uang masuk dan keluar': 'Semakan wang masuk dan keluar',
  'Halaman ini versi lama: muat ulang (F5), lalu simpan lagi. Isian tetap ada.':
    'Halaman ini versi lama: muat semula (F5), kemudian simpan lagi. Isian tetap ada.',
}
