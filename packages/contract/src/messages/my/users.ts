/** Users, their rights and passwords, in Malay. */
export const users: Readonly<Record<string, string>> = {
  'Data Users': 'Data Pengguna',
  'Hak Akses Users': 'Hak Akses Pengguna',
  'Hak Akses News': 'Hak Akses Pengumuman',
  Users: 'Pengguna',
  'Siapa boleh masuk, di toko mana, dan siapa yang sedang bekerja.':
    'Siapa boleh log masuk, di kedai mana, dan siapa sedang bekerja.',
  'Akhiri semua sesi': 'Tamatkan semua sesi',
  'User ID': 'ID Pengguna',
  Level: 'Tahap',
  'No WhatsApp': 'No. WhatsApp',
  'Masuk sejak': 'Log masuk sejak',
  Nonaktif: 'Tidak aktif',
  'Password sementara': 'Kata laluan sementara',
  'semua toko': 'semua kedai',
  'Semua toko': 'Semua kedai',
  'Semua level': 'Semua tahap',
  'Aktif dan nonaktif': 'Aktif dan tidak aktif',
  'Sedang masuk': 'Sedang log masuk',
  'Akhiri sesi semua user yang Anda atur di {toko}? Sesi Anda sendiri tetap.':
    'Tamatkan sesi semua pengguna yang anda urus di {toko}? Sesi anda sendiri kekal.',
  '{jumlah} sesi diakhiri': '{jumlah} sesi ditamatkan',
  Disalin: 'Disalin',
  Salin: 'Salin',
  'Password sementara {user}': 'Kata laluan sementara {user}',
  'Sudah dicatat': 'Sudah dicatat',
  'Hanya ditampilkan sekali ini. Saat masuk, user diminta membuat password sendiri.':
    'Dipaparkan sekali ini sahaja. Semasa log masuk, pengguna diminta membuat kata laluan sendiri.',
  'Berlaku sampai {pada}': 'Sah sehingga {pada}',
  'Password, sesi, dan hak': 'Kata laluan, sesi dan hak',
  'Reset Password': 'Tetapkan semula kata laluan',
  'Akhiri sesi': 'Tamatkan sesi',
  Nonaktifkan: 'Nyahaktifkan',
  'Hak Akses': 'Hak Akses',
  'Buat password sementara untuk {user}? Password lama tidak berlaku lagi.':
    'Buat kata laluan sementara untuk {user}? Kata laluan lama tidak lagi sah.',
  'Akhiri sesi {user}? Yang belum disimpan di layarnya hilang.':
    'Tamatkan sesi {user}? Yang belum disimpan di skrinnya akan hilang.',
  'Nonaktifkan {user}? Ia keluar sekarang dan tidak dapat masuk lagi.':
    'Nyahaktifkan {user}? Pengguna ini dilog keluar sekarang dan tidak boleh log masuk lagi.',
  'Aktifkan {user} dengan hak yang lama?': 'Aktifkan {user} dengan hak yang lama?',
  'Tambah User': 'Tambah Pengguna',
  'Level baru membawa hak akses bawaan level itu, hak lama tidak ikut.':
    'Tahap baharu membawa hak asal tahap itu, hak lama tidak dibawa.',
  'User ini ada sejak awal dan belum pernah diubah.':
    'Pengguna ini ada sejak awal dan belum pernah diubah.',
  'Hak diubah': 'Hak diubah',
  'Password direset': 'Kata laluan ditetapkan semula',
  'Sesi diakhiri': 'Sesi ditamatkan',
  Dinonaktifkan: 'Dinyahaktifkan',
  'Layar baru diberikan': 'Skrin baharu diberikan',
  'Data User Disimpan': 'Data Pengguna Disimpan',
  'User diaktifkan': 'Pengguna diaktifkan',
  'User dinonaktifkan': 'Pengguna dinyahaktifkan',
  'Hak Akses Disimpan': 'Hak Akses Disimpan',
  'Layar yang dilihat seorang user. Berlaku pada permintaan berikutnya.':
    'Skrin yang dilihat pengguna. Berkuat kuasa pada permintaan berikutnya.',
  'Perubahan hak {user} belum disimpan. Tinggalkan?':
    'Perubahan hak {user} belum disimpan. Tinggalkan?',
  'Pilih user dahulu': 'Pilih pengguna dahulu',
  'Ketik sebagian User ID atau nama, lalu Enter.':
    'Taip sebahagian ID Pengguna atau nama, kemudian Enter.',
  'Cari layar': 'Cari skrin',
  'Bawaan {level}': 'Asal {level}',
  'Salin dari user': 'Salin daripada pengguna',
  'Hak user ini tidak Anda atur.': 'Hak pengguna ini bukan untuk anda urus.',
  'OWN dan SU melihat semua menu, apa pun yang dicentang di sini.':
    'OWN dan SU melihat semua menu, apa pun yang ditanda di sini.',
  'Khusus {level}': 'Khas {level}',
  'Bukan hak Anda': 'Bukan hak anda',
  'Simpan hak {user}?': 'Simpan hak {user}?',
  'Berlaku sekarang juga, juga di layar yang sedang terbuka.':
    'Berkuat kuasa sekarang, termasuk di skrin yang sedang terbuka.',
  Diberi: 'Diberi',
  Dicabut: 'Ditarik balik',
  'Akan berubah': 'Akan berubah',
  'Yang dapat dilakukan sekarang': 'Yang boleh dilakukan sekarang',
  'Bekerja untuk': 'Bekerja untuk',
  Menyetujui: 'Meluluskan',
  'Semua permintaan otorisasi': 'Semua permintaan kebenaran',
  'Tidak dapat menyetujui otorisasi': 'Tidak boleh meluluskan kebenaran',
  Terbuka: 'Terbuka',
  'Tertutup untuk level {level}': 'Tertutup untuk tahap {level}',
  'Tidak dipakai di toko ini': 'Tidak digunakan di kedai ini',
  'Modul tidak aktif di toko ini': 'Modul tidak aktif di kedai ini',
  'Dibatasi setting toko': 'Dihadkan tetapan kedai',
  'Nomor tidak lengkap': 'Nombor tidak lengkap',
  '3 sampai 40 huruf, angka, titik atau -': '3 hingga 40 huruf, angka, titik atau -',
  'Anda masuk dengan password sementara. Buat password Anda sendiri.':
    'Anda log masuk dengan kata laluan sementara. Buat kata laluan anda sendiri.',
  'Password sementara sudah tidak berlaku, minta yang baru kepada pengelola user':
    'Kata laluan sementara tidak lagi sah, minta yang baharu daripada pengurus pengguna',
  'Ganti password sementara Anda dahulu': 'Tukar kata laluan sementara anda dahulu',
  'Anda tidak boleh mengatur user {user_id} dengan level {level}':
    'Anda tidak boleh mengurus pengguna {user_id} bertahap {level}',
  'Anda tidak dapat memberi hak yang tidak Anda miliki: {layar}':
    'Anda tidak boleh memberi hak yang anda tidak miliki: {layar}',
  'Ini tidak dapat dilakukan pada user Anda sendiri':
    'Ini tidak boleh dilakukan pada pengguna anda sendiri',
  '{user_id} pemilik terakhir yang aktif di kantor pusat, tunjuk pemilik lain dahulu':
    '{user_id} pemilik terakhir yang aktif di ibu pejabat, lantik pemilik lain dahulu',
  'Valid By': 'Disahkan oleh',
}
