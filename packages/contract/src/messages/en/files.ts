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
}
