/** Purchases that were written: looked up, taken back, checked, destroyed, in Malay. */
export const lihat: Readonly<Record<string, string>> = {
  'Barang beli': 'Barang belian',
  'Barcode lama': 'Kod bar lama',
  'barcode lama {kode}': 'kod bar lama {kode}',
  'Pembelian dibatalkan': 'Belian dibatalkan',
  'Aturan {nama}, versi {versi}': 'Peraturan {nama}, versi {versi}',
  'target {jumlah}': 'sasaran {jumlah}',
  'Validasi Jual Beli': 'Semak Jual Beli',
  'Cocokkan slip yang ditandatangani dengan barang dan uangnya. Dokumen sendiri diperiksa orang lain.':
    'Padankan slip yang ditandatangani dengan barang dan wangnya. Dokumen sendiri disemak orang lain.',
  'Hanya {tgl}: tanggal lalu terkunci untuk level {level}. Pembelian lama dicari dengan nomor lengkapnya.':
    'Hanya {tgl}: tarikh lalu dikunci untuk tahap {level}. Belian lama dicari dengan nombor penuhnya.',
  'Tidak ada pembelian dengan saringan ini.': 'Tiada belian dengan tapisan ini.',
  'Cetak ulang slip pembelian {nomor}': 'Cetak semula slip belian {nomor}',
  'Pembelian tanggal {tgl} tidak dapat dibatalkan, hanya hari yang sama':
    'Belian {tgl} tidak boleh dibatalkan, hanya pada hari yang sama',
  'Batalkan pembelian': 'Batalkan belian',
  'Batalkan pembelian {nomor}': 'Batalkan belian {nomor}',
  'Batalkan {total}, {jumlah} barang kembali ke penjual':
    'Batalkan {total}, {jumlah} barang kembali kepada penjual',
  'Uang yang kembali dari penjual': 'Wang yang kembali daripada penjual',
  'Seluruh pembelian': 'Seluruh belian',
  'Pembelian {nomor} dibatalkan': 'Belian {nomor} dibatalkan',
  'Hanya pembelian hari ini, selama barangnya belum berpindah.':
    'Belian hari ini sahaja, selagi barangnya belum berpindah.',
  'Cari pembelian': 'Cari belian',
  'Pindai atau ketik nomor pembelian, barcode, nota, atau nama':
    'Imbas atau taip nombor belian, kod bar, nota atau nama',
  'Pembelian hari ini': 'Belian hari ini',
  'Belum ada pembelian hari ini.': 'Belum ada belian hari ini.',
  'Belum ada pembelian dipilih': 'Belum ada belian dipilih',
  'Pindai nomor pembelian, atau pilih dari daftar hari ini.':
    'Imbas nombor belian, atau pilih daripada senarai hari ini.',
  'Barang beli keluar dari baki BLN menjadi rosok. Perlu otorisasi supervisor.':
    'Barang belian keluar dari dulang BLN menjadi emas lusuh. Perlu kebenaran penyelia.',
  'Selisih disepakati': 'Beza dipersetujui',
  'Aturan {nama}': 'Peraturan {nama}',
}
