/** The book of customers, in English. */
export const pelanggan: Readonly<Record<string, string>> = {
  'batal dengan {nomor}': 'cancelled by {nomor}',
  'Belum ada pelanggan yang diingat.': 'Nobody is remembered yet.',
  'Buku Pelanggan': 'Customers',
  'Data pelanggan diubah': "The customer's facts were corrected",
  'dikenal sejak {tgl}': 'known since {tgl}',
  'Dokumen yang sudah ditulis tetap seperti semula.': 'Documents written before stay as they are.',
  'Jumlah menurut dokumen': 'Sums by kind of document',
  Lupakan: 'Forget',
  'Lupakan pelanggan': 'Forget the customer',
  'menurut {nomor}': 'by {nomor}',
  'Nama, telepon, alamat, dan identitasnya hilang dari buku ini. Dokumen yang sudah ditulis tetap ada.':
    'Name, telephone, address and identity card leave this book. Documents written before stay.',
  'Pelanggan dilupakan': 'The customer was forgotten',
  'Perubahan data': 'Changes',
  'Siapa yang menyebut telepon atau identitas di nota, titipan, dan hutang.':
    'Whoever gave a telephone or an identity card in a sale, a deposit or a loan.',
  'Telepon ini sudah milik {nama} di buku pelanggan':
    'This telephone already belongs to {nama} in the book of customers',
  Terakhir: 'Last seen',
  'Tidak ada pelanggan dengan nama, telepon, atau identitas ini.':
    'No customer has this name, telephone or identity card.',
  'Ubah data': 'Correct',
  'Ubah data pelanggan': "Correct the customer's facts",
  '{jumlah} terbaru dari {semua}': 'the newest {jumlah} of {semua}',
  'Masih berjalan, sesudah ini hanya ditemukan dengan nomornya:':
    'Still running, found by its number alone after this:',
}
