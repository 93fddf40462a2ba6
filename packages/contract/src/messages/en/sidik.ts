/** Approval by fingerprint, in English. */
export const sidik: Readonly<Record<string, string>> = {
  'Silahkan Scan Fingerprint': 'Please scan the fingerprint',
  'Silahkan Coba Lagi': 'Please try again',
  'Jari {user} belum terbaca.': 'The finger of {user} was not recognised.',
  'Letakkan jari {user} di pembaca, paling lama satu menit.':
    'Place the finger of {user} on the reader, within one minute.',
  'Username Tidak Tidak Terdaftar': 'The username is not registered',
  'Sidik Jari': 'Fingerprint',
  Cara: 'Method',
  'Otorisasi dengan sidik jari': 'Approval by fingerprint',
  'Belum ada alat sidik jari yang dipasang di toko ini':
    'No fingerprint device is installed at this store yet',
  'Sidik jari {user_id} sedang ditunggu di layar lain, coba lagi sebentar':
    'Another screen is waiting for the fingerprint of {user_id}, try again shortly',
  'Alat sidik jari ini tidak dikenal, pasang lagi':
    'This fingerprint device is not known, pair it again',
  'Kode pasang salah atau sudah tidak berlaku, buat kode baru di Setting Toko':
    'The pairing code is wrong or has expired, make a new one in Store Settings',
  'Scan lagi': 'Scan again',
  Mulai: 'Start',
  Jari: 'Finger',
  Alat: 'Device',
  'Ibu jari kanan': 'Right thumb',
  'Telunjuk kanan': 'Right index finger',
  'Jari tengah kanan': 'Right middle finger',
  'Ibu jari kiri': 'Left thumb',
  'Telunjuk kiri': 'Left index finger',
  'Jari tengah kiri': 'Left middle finger',
  'Password Anda sendiri': 'Your own password',
  'Daftarkan sidik jari': 'Register a fingerprint',
  'Daftarkan jari': 'Register a finger',
  'Sidik jari {user} terdaftar': 'The fingerprint of {user} is registered',
  'Pasang alat sidik jari': 'Pair a fingerprint device',
  'Pasang alat': 'Pair a device',
  'Buat kode': 'Make a code',
  'Nama alat': 'Device name',
  'Di kasir mana pembacanya, misalnya Kasir 1.':
    'At which till the reader stands, for example Till 1.',
  'Berlaku sepuluh menit, sekali pakai. Di komputer kasir jalankan:':
    "Good for ten minutes, once. On the till's computer run:",
  'Alat Sidik Jari': 'Fingerprint devices',
  'Sidik Jari Terdaftar': 'Registered fingerprints',
  'Cabut {nama}? Sidik jari yang dikenalnya ikut dihapus.':
    'Revoke {nama}? The fingerprints it knows are forgotten too.',
  'Hapus {jari} milik {user}?': 'Delete {jari} of {user}?',
  'Pasang program alat di komputer kasir yang punya pembaca sidik jari.':
    "Install the device program on the till's computer that has the fingerprint reader.",
  'Pola jari hanya disimpan di alatnya, tidak di server.':
    'Finger patterns are kept at the device only, never on the server.',
  Terpasang: 'Paired',
  'Menunggu dipasang': 'Waiting to be paired',
  'Sudah dicabut': 'Revoked',
  'Terakhir terlihat': 'Last seen',
  'Dipasang oleh': 'Paired by',
  Cabut: 'Revoke',
  Didaftarkan: 'Registered',
  'Alat dicabut': 'The device was revoked',
  'Sidik jari dihapus': 'The fingerprint was deleted',
  'Otorisasi berhasil': 'Authorization given',
  'Diminta Kepada': 'Asked of',
  Sebab: 'Cause',
  'Belum dijawab': 'Not answered',
  'Jari tidak cocok': 'Finger did not match',
  'Jari belum dipindai': 'No finger was scanned',
  'Sidik jari atau alatnya sudah dihapus': 'The fingerprint or its device was removed',
}
