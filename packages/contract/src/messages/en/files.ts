/** Why a file from outside cannot be taken, in English. */
export const files: Readonly<Record<string, string>> = {
  'berkas kosong': 'the file is empty',
  'berkas terlalu besar': 'the file is too large',
  'isi berkas rusak atau tidak lengkap': 'the file is damaged or incomplete',
  'bukan berkas Excel (.xlsx) atau CSV': 'not an Excel (.xlsx) or CSV file',
  'berkas dilindungi kata sandi': 'the file is protected by a password',
  'isi berkas mengembang terlalu besar': 'the content of the file expands too far',
  'lebih dari {maks} baris': 'more than {maks} rows',
  'lebih dari {maks} kolom': 'more than {maks} columns',
  'bukan gambar JPEG, PNG atau WebP': 'not a JPEG, PNG or WebP picture',
  'gambar lebih dari {maks} juta titik': 'the picture has more than {maks} million pixels',
  'semua lembar tersembunyi': 'every sheet is hidden',
  'baris {baris} tersembunyi, tampilkan atau hapus dahulu':
    'row {baris} is hidden, show or delete it first',
  'kolom {kolom} tersembunyi, tampilkan atau hapus dahulu':
    'column {kolom} is hidden, show or delete it first',
  'kolom {kolom} tidak dikenal': 'column {kolom} is not known',
  'kolom {kolom} ada dua kali': 'column {kolom} stands there twice',
  'kolom {kolom} tidak ada': 'column {kolom} is missing',
  'kolom {kolom} berisi data tetapi tidak bernama': 'column {kolom} holds data but has no name',
  'Excel membuang angka sesudah 15 digit: ubah format kolom ini menjadi Teks, ketik ulang':
    'Excel drops digits after the 15th: format this column as Text and type it again',
  'Rumus tanpa hasil: simpan ulang di Excel, atau ketik nilainya':
    'Formula without a result: save again in Excel, or type the value',
  'Rumus ini salah di Excel: perbaiki, atau ketik nilainya':
    'This formula is wrong in Excel: mend it, or type the value',
  'Satuan ini tidak sesuai dengan kolomnya': 'This unit does not fit the column',
}
