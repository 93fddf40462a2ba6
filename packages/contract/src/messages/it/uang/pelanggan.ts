/** The book of customers, in Italian. */
export const pelanggan: Readonly<Record<string, string>> = {
  'batal dengan {nomor}': 'annullato con {nomor}',
  'Belum ada pelanggan yang diingat.': 'Nessun cliente ancora.',
  'Buku Pelanggan': 'Registro clienti',
  'Data pelanggan diubah': 'Dati del cliente corretti',
  'dikenal sejak {tgl}': 'conosciuto dal {tgl}',
  'Dokumen yang sudah ditulis tetap seperti semula.': 'I documenti già scritti restano come sono.',
  'Jumlah menurut dokumen': 'Importi per tipo di documento',
  Lupakan: 'Dimentica',
  'Lupakan pelanggan': 'Dimentica il cliente',
  'menurut {nomor}': 'secondo {nomor}',
  'Nama, telepon, alamat, dan identitasnya hilang dari buku ini. Dokumen yang sudah ditulis tetap ada.':
    'Nome, telefono, indirizzo e documento spariscono da questo registro. I documenti già scritti restano.',
  'Pelanggan dilupakan': 'Cliente dimenticato',
  'Perubahan data': 'Modifiche',
  'Siapa yang menyebut telepon atau identitas di nota, titipan, dan hutang.':
    'Chi ha lasciato un telefono o un documento in una vendita, un deposito o un prestito.',
  'Telepon ini sudah milik {nama} di buku pelanggan':
    'Questo telefono è già di {nama} nel registro clienti',
  Terakhir: 'Ultima volta',
  'Tidak ada pelanggan dengan nama, telepon, atau identitas ini.':
    'Nessun cliente con questo nome, telefono o documento.',
  'Ubah data': 'Correggi',
  'Ubah data pelanggan': 'Correggi i dati del cliente',
  '{jumlah} terbaru dari {semua}': 'gli ultimi {jumlah} di {semua}',
  'Masih berjalan, sesudah ini hanya ditemukan dengan nomornya:':
    'Ancora in corso, dopo si trova solo con il numero:',
}
