/** The book of customers, in Malay. */
export const pelanggan: Readonly<Record<string, string>> = {
  'batal dengan {nomor}': 'batal dengan {nomor}',
  'Belum ada pelanggan yang diingat.': 'Belum ada pelanggan yang diingati.',
  'Buku Pelanggan': 'Buku Pelanggan',
  'Data pelanggan diubah': 'Data pelanggan diubah',
  'dikenal sejak {tgl}': 'dikenali sejak {tgl}',
  'Dokumen yang sudah ditulis tetap seperti semula.':
    'Dokumen yang sudah ditulis kekal seperti asal.',
  'Jumlah menurut dokumen': 'Jumlah mengikut dokumen',
  Lupakan: 'Lupakan',
  'Lupakan pelanggan': 'Lupakan pelanggan',
  'menurut {nomor}': 'mengikut {nomor}',
  'Nama, telepon, alamat, dan identitasnya hilang dari buku ini. Dokumen yang sudah ditulis tetap ada.':
    'Nama, telefon, alamat dan pengenalannya hilang daripada buku ini. Dokumen yang sudah ditulis kekal.',
  'Pelanggan dilupakan': 'Pelanggan dilupakan',
  'Perubahan data': 'Perubahan data',
  'Siapa yang menyebut telepon atau identitas di nota, titipan, dan hutang.':
    'Sesiapa yang memberi telefon atau pengenalan dalam nota, simpanan dan pajakan.',
  'Telepon ini sudah milik {nama} di buku pelanggan':
    'Telefon ini sudah milik {nama} dalam buku pelanggan',
  Terakhir: 'Terakhir',
  'Tidak ada pelanggan dengan nama, telepon, atau identitas ini.':
    'Tiada pelanggan dengan nama, telefon atau pengenalan ini.',
  'Ubah data': 'Ubah data',
  'Ubah data pelanggan': 'Ubah data pelanggan',
  '{jumlah} terbaru dari {semua}': '{jumlah} terbaru daripada {semua}',
  'Masih berjalan, sesudah ini hanya ditemukan dengan nomornya:':
    'Masih berjalan, selepas ini hanya ditemui dengan nombornya:',
}
