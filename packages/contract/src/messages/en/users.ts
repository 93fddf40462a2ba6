/** Users, their rights and passwords, in English. */
export const users: Readonly<Record<string, string>> = {
  'Data Users': 'Users',
  'Hak Akses Users': 'User Rights',
  'Hak Akses News': 'Announcements',
  Users: 'Users',
  'Siapa boleh masuk, di toko mana, dan siapa yang sedang bekerja.':
    'Who may log in, in which store, and who is working now.',
  'Akhiri semua sesi': 'End all sessions',
  'User ID': 'User ID',
  Level: 'Level',
  'No WhatsApp': 'WhatsApp number',
  'Masuk sejak': 'Logged in since',
  Nonaktif: 'Inactive',
  'Password sementara': 'One-time password',
  'semua toko': 'all stores',
  'Semua toko': 'All stores',
  'Semua level': 'All levels',
  'Aktif dan nonaktif': 'Active and inactive',
  'Sedang masuk': 'Logged in now',
  'Akhiri sesi semua user yang Anda atur di {toko}? Sesi Anda sendiri tetap.':
    'End the sessions of all users you look after in {toko}? Your own session stays.',
  '{jumlah} sesi diakhiri': '{jumlah} sessions ended',
  Disalin: 'Copied',
  Salin: 'Copy',
  'Password sementara {user}': 'One-time password of {user}',
  'Sudah dicatat': 'I have noted it',
  'Hanya ditampilkan sekali ini. Saat masuk, user diminta membuat password sendiri.':
    'Shown only this once. At login the user is asked to make a password of their own.',
  'Berlaku sampai {pada}': 'Valid until {pada}',
  'Password, sesi, dan hak': 'Password, sessions and rights',
  'Reset Password': 'Reset Password',
  'Akhiri sesi': 'End session',
  Nonaktifkan: 'Deactivate',
  'Hak Akses': 'Rights',
  'Buat password sementara untuk {user}? Password lama tidak berlaku lagi.':
    'Make a one-time password for {user}? The old password stops working.',
  'Akhiri sesi {user}? Yang belum disimpan di layarnya hilang.':
    'End the session of {user}? What is unsaved on their screen is lost.',
  'Nonaktifkan {user}? Ia keluar sekarang dan tidak dapat masuk lagi.':
    'Deactivate {user}? They are logged out now and cannot log in again.',
  'Aktifkan {user} dengan hak yang lama?': 'Activate {user} with the rights of before?',
  'Tambah User': 'New User',
  'Level baru membawa hak akses bawaan level itu, hak lama tidak ikut.':
    'The new level brings the rights of that level; the old rights do not come along.',
  'User ini ada sejak awal dan belum pernah diubah.':
    'This user has been there from the start and was never changed.',
  'Hak diubah': 'Rights changed',
  'Password direset': 'Password reset',
  'Sesi diakhiri': 'Session ended',
  Dinonaktifkan: 'Deactivated',
  'Layar baru diberikan': 'New screens given',
  'Data User Disimpan': 'User saved',
  'User diaktifkan': 'User activated',
  'User dinonaktifkan': 'User deactivated',
  'Hak Akses Disimpan': 'Rights saved',
  'Layar yang dilihat seorang user. Berlaku pada permintaan berikutnya.':
    'The screens a user sees. Takes effect at the next request.',
  'Perubahan hak {user} belum disimpan. Tinggalkan?':
    'Changes to the rights of {user} are not saved. Leave them?',
  'Pilih user dahulu': 'Choose a user first',
  'Ketik sebagian User ID atau nama, lalu Enter.': 'Type part of the user id or name, then Enter.',
  'Cari layar': 'Search screens',
  'Bawaan {level}': 'Preset of {level}',
  'Salin dari user': 'Copy from user',
  'Hak user ini tidak Anda atur.': 'The rights of this user are not yours to decide.',
  'OWN dan SU melihat semua menu, apa pun yang dicentang di sini.':
    'OWN and SU see every menu, whatever is ticked here.',
  'Khusus {level}': 'Only {level}',
  'Bukan hak Anda': 'Not yours to give',
  'Simpan hak {user}?': 'Save the rights of {user}?',
  'Berlaku sekarang juga, juga di layar yang sedang terbuka.':
    'Takes effect now, on open screens too.',
  Diberi: 'Given',
  Dicabut: 'Taken away',
  'Akan berubah': 'About to change',
  'Yang dapat dilakukan sekarang': 'What they can do now',
  'Bekerja untuk': 'Works for',
  Menyetujui: 'Approves',
  'Semua permintaan otorisasi': 'Every request for authorization',
  'Tidak dapat menyetujui otorisasi': 'Cannot approve authorizations',
  Terbuka: 'Open',
  'Tertutup untuk level {level}': 'Closed to level {level}',
  'Tidak dipakai di toko ini': 'Not used in this store',
  'Modul tidak aktif di toko ini': 'Module is off in this store',
  'Dibatasi setting toko': 'Kept back by a store setting',
  'Nomor tidak lengkap': 'The number is incomplete',
  '3 sampai 40 huruf, angka, titik atau -': '3 to 40 letters, digits, dots or -',
  'Anda masuk dengan password sementara. Buat password Anda sendiri.':
    'You logged in with a one-time password. Make a password of your own.',
  'Password sementara sudah tidak berlaku, minta yang baru kepada pengelola user':
    'The one-time password has expired, ask who manages users for a new one',
  'Ganti password sementara Anda dahulu': 'Replace your one-time password first',
  'Anda tidak boleh mengatur user {user_id} dengan level {level}':
    'You may not manage user {user_id} of level {level}',
  'Anda tidak dapat memberi hak yang tidak Anda miliki: {layar}':
    'You cannot give rights you do not have: {layar}',
  'Ini tidak dapat dilakukan pada user Anda sendiri': 'This cannot be done to your own user',
  '{user_id} pemilik terakhir yang aktif di kantor pusat, tunjuk pemilik lain dahulu':
    '{user_id} is the last active owner at the head office, appoint another owner first',
  'Valid By': 'Validated by',
}
