/** Why a file from outside cannot be taken, in Malay. */
export const files: Readonly<Record<string, string>> = {
  'berkas kosong': 'fail kosong',
  'berkas terlalu besar': 'fail terlalu besar',
  'isi berkas rusak atau tidak lengkap': 'fail rosak atau tidak lengkap',
  'bukan berkas Excel (.xlsx) atau CSV': 'bukan fail Excel (.xlsx) atau CSV',
  'berkas dilindungi kata sandi': 'fail dilindungi kata laluan',
  'isi berkas mengembang terlalu besar': 'kandungan fail mengembang terlalu besar',
  'lebih dari {maks} baris': 'lebih daripada {maks} baris',
  'lebih dari {maks} kolom': 'lebih daripada {maks} lajur',
  'bukan gambar JPEG, PNG atau WebP': 'bukan gambar JPEG, PNG atau WebP',
  'gambar lebih dari {maks} juta titik': 'gambar melebihi {maks} juta piksel',
  'semua lembar tersembunyi': 'semua helaian tersembunyi',
  'baris {baris} tersembunyi, tampilkan atau hapus dahulu':
    'baris {baris} tersembunyi, paparkan atau padam dahulu',
  'kolom {kolom} tersembunyi, tampilkan atau hapus dahulu':
    'lajur {kolom} tersembunyi, paparkan atau padam dahulu',
  'kolom {kolom} tidak dikenal': 'lajur {kolom} tidak dikenali',
  'kolom {kolom} ada dua kali': 'lajur {kolom} ada dua kali',
  'kolom {kolom} tidak ada': 'lajur {kolom} tiada',
  'kolom {kolom} berisi data tetapi tidak bernama':
    'lajur {kolom} berisi data tetapi tidak bernama',
  'Excel membuang angka sesudah 15 digit: ubah format kolom ini menjadi Teks, ketik ulang':
    'Excel membuang angka selepas 15 digit: ubah format lajur ini kepada Teks, taip semula',
  'Rumus tanpa hasil: simpan ulang di Excel, atau ketik nilainya':
    'Formula tanpa hasil: simpan semula dalam Excel, atau taip nilainya',
  'Rumus ini salah di Excel: perbaiki, atau ketik nilainya':
    'Formula ini salah dalam Excel: betulkan, atau taip nilainya',
  'Satuan ini tidak sesuai dengan kolomnya': 'Unit ini tidak sesuai dengan lajurnya',
}
