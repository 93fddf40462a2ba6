/** Purchases that were written: looked up, taken back, checked, destroyed, in English. */
export const lihat: Readonly<Record<string, string>> = {
  'Barang beli': 'Bought back',
  'Barcode lama': 'Old barcode',
  'barcode lama {kode}': 'old barcode {kode}',
  'Pembelian dibatalkan': 'Purchase cancelled',
  'Aturan {nama}, versi {versi}': 'Rule {nama}, version {versi}',
  'target {jumlah}': 'target {jumlah}',
  'Validasi Jual Beli': 'Check Purchases',
  'Cocokkan slip yang ditandatangani dengan barang dan uangnya. Dokumen sendiri diperiksa orang lain.':
    "Hold the signed slip against the pieces and the money. One's own documents are checked by others.",
  'Hanya {tgl}: tanggal lalu terkunci untuk level {level}. Pembelian lama dicari dengan nomor lengkapnya.':
    'Only {tgl}: past dates are locked for level {level}. An old purchase is found by its whole number.',
  'Tidak ada pembelian dengan saringan ini.': 'No purchases with this filter.',
  'Cetak ulang slip pembelian {nomor}': 'Reprint the slip of purchase {nomor}',
  'Pembelian tanggal {tgl} tidak dapat dibatalkan, hanya hari yang sama':
    'The purchase of {tgl} cannot be cancelled, only on the same day',
  'Batalkan pembelian': 'Cancel the purchase',
  'Batalkan pembelian {nomor}': 'Cancel purchase {nomor}',
  'Batalkan {total}, {jumlah} barang kembali ke penjual':
    'Cancel {total}, {jumlah} pieces back to the seller',
  'Uang yang kembali dari penjual': 'Money back from the seller',
  'Seluruh pembelian': 'The whole purchase',
  'Pembelian {nomor} dibatalkan': 'Purchase {nomor} was cancelled',
  'Hanya pembelian hari ini, selama barangnya belum berpindah.':
    "Only today's purchases, while their pieces have not moved.",
  'Cari pembelian': 'Find a purchase',
  'Pindai atau ketik nomor pembelian, barcode, nota, atau nama':
    'Scan or type a purchase number, barcode, nota or name',
  'Pembelian hari ini': "Today's purchases",
  'Belum ada pembelian hari ini.': 'No purchases today yet.',
  'Belum ada pembelian dipilih': 'No purchase chosen',
  'Pindai nomor pembelian, atau pilih dari daftar hari ini.':
    "Scan a purchase number, or choose from today's list.",
  'Barang beli keluar dari baki BLN menjadi rosok. Perlu otorisasi supervisor.':
    "Bought pieces leave their BLN trays as scrap. Needs a supervisor's approval.",
  'Selisih disepakati': 'Agreed difference',
  'Aturan {nama}': 'Rule {nama}',
}
