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
}
