/** Approval by fingerprint, in Malay. */
export const sidik: Readonly<Record<string, string>> = {
  'Silahkan Scan Fingerprint': 'Sila imbas cap jari',
  'Silahkan Coba Lagi': 'Sila cuba lagi',
  'Jari {user} belum terbaca.': 'Jari {user} belum dapat dibaca.',
  'Letakkan jari {user} di pembaca, paling lama satu menit.':
    'Letakkan jari {user} pada pembaca, dalam masa satu minit.',
  'Username Tidak Tidak Terdaftar': 'Nama pengguna tidak berdaftar',
  'Sidik Jari': 'Cap jari',
  Cara: 'Cara',
  'Otorisasi dengan sidik jari': 'Kelulusan dengan cap jari',
  'Belum ada alat sidik jari yang dipasang di toko ini':
    'Belum ada peranti cap jari dipasang di kedai ini',
  'Sidik jari {user_id} sedang ditunggu di layar lain, coba lagi sebentar':
    'Skrin lain sedang menunggu cap jari {user_id}, cuba sebentar lagi',
  'Alat sidik jari ini tidak dikenal, pasang lagi':
    'Peranti cap jari ini tidak dikenali, pasang semula',
  'Kode pasang salah atau sudah tidak berlaku, buat kode baru di Setting Toko':
    'Kod pasangan salah atau telah tamat, buat kod baharu dalam Tetapan Kedai',
  'Scan lagi': 'Imbas lagi',
  Mulai: 'Mula',
  Jari: 'Jari',
  Alat: 'Peranti',
  'Ibu jari kanan': 'Ibu jari kanan',
  'Telunjuk kanan': 'Jari telunjuk kanan',
  'Jari tengah kanan': 'Jari hantu kanan',
  'Ibu jari kiri': 'Ibu jari kiri',
  'Telunjuk kiri': 'Jari telunjuk kiri',
  'Jari tengah kiri': 'Jari hantu kiri',
  'Password Anda sendiri': 'Kata laluan anda sendiri',
  'Daftarkan sidik jari': 'Daftarkan cap jari',
  'Daftarkan jari': 'Daftarkan jari',
  'Sidik jari {user} terdaftar': 'Cap jari {user} telah didaftarkan',
  'Pasang alat sidik jari': 'Pasang peranti cap jari',
  'Pasang alat': 'Pasang peranti',
  'Buat kode': 'Buat kod',
  'Nama alat': 'Nama peranti',
  'Di kasir mana pembacanya, misalnya Kasir 1.': 'Di kaunter mana pembacanya, contohnya Kaunter 1.',
  'Berlaku sepuluh menit, sekali pakai. Di komputer kasir jalankan:':
    'Sah sepuluh minit, sekali guna. Pada komputer kaunter jalankan:',
  'Alat Sidik Jari': 'Peranti cap jari',
  'Sidik Jari Terdaftar': 'Cap jari berdaftar',
  'Cabut {nama}? Sidik jari yang dikenalnya ikut dihapus.':
    'Batalkan {nama}? Cap jari yang dikenalinya turut dipadam.',
  'Hapus {jari} milik {user}?': 'Padam {jari} milik {user}?',
  'Pasang program alat di komputer kasir yang punya pembaca sidik jari.':
    'Pasang program peranti pada komputer kaunter yang mempunyai pembaca cap jari.',
  'Pola jari hanya disimpan di alatnya, tidak di server.':
    'Corak jari disimpan pada peranti sahaja, bukan pada pelayan.',
  Terpasang: 'Dipasang',
  'Menunggu dipasang': 'Menunggu dipasang',
  'Sudah dicabut': 'Dibatalkan',
  'Terakhir terlihat': 'Terakhir dilihat',
  'Dipasang oleh': 'Dipasang oleh',
  Cabut: 'Batalkan',
  Didaftarkan: 'Didaftarkan',
  'Alat dicabut': 'Peranti dibatalkan',
  'Sidik jari dihapus': 'Cap jari dipadam',
}
