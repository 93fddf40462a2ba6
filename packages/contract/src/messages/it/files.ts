/** Why a file from outside cannot be taken, in Italian. */
export const files: Readonly<Record<string, string>> = {
  'berkas kosong': 'il file è vuoto',
  'berkas terlalu besar': 'il file è troppo grande',
  'isi berkas rusak atau tidak lengkap': 'il file è danneggiato o incompleto',
  'bukan berkas Excel (.xlsx) atau CSV': 'non è un file Excel (.xlsx) o CSV',
  'berkas dilindungi kata sandi': 'il file è protetto da password',
  'isi berkas mengembang terlalu besar': 'il contenuto del file si espande troppo',
  'lebih dari {maks} baris': 'più di {maks} righe',
  'lebih dari {maks} kolom': 'più di {maks} colonne',
  'bukan gambar JPEG, PNG atau WebP': 'non è un’immagine JPEG, PNG o WebP',
  'gambar lebih dari {maks} juta titik': 'l’immagine ha più di {maks} milioni di pixel',
}
