/** Buying back: screens, refusals, settings and the slip, in Malay. */
export const pembelian: Readonly<Record<string, string>> = {
  'Parameter Aturan Beli': 'Peraturan Belian',
  'Transaksi Pembelian': 'Transaksi Belian',
  'Lihat Pembelian': 'Lihat Belian',
  'Batal Pembelian': 'Batal Belian',
  'Hancur Pembelian': 'Lebur Belian',
  'Hancur pembelian': 'Hancur belian',
  'Kode 1 sampai 20 huruf besar, angka atau -': 'Kod 1 hingga 20 huruf besar, angka atau -',
  'Belum ada aturan': 'Belum ada peraturan',
  'Barang beli (BLN)': 'Barang belian (BLN)',
  'Barang beli utuh langsung ke baki': 'Barang belian elok terus ke dulang',
  'Slip Pembelian': 'Slip Belian',
  'Slip pembelian dua lembar': 'Slip belian dua salinan',
  'Satu lembar untuk penjual, satu ditandatangani untuk toko; lembar kedua bertanda TEMBUSAN.':
    'Satu salinan untuk penjual, satu ditandatangani untuk kedai; salinan kedua bertanda TEMBUSAN.',
  'Nomor pembelian': 'Nombor belian',
  'Tanda pembelian batal': 'Tanda belian batal',
  'Nama penjual': 'Nama penjual',
  'Alamat penjual': 'Alamat penjual',
  'Telepon penjual': 'Telefon penjual',
  'Identitas penjual (4 tanda terakhir)': 'Pengenalan penjual (4 aksara terakhir)',
  'Dibayar kepada penjual': 'Dibayar kepada penjual',
  'Barcode baru': 'Kod bar baharu',
  'Berat timbang': 'Berat timbang',
  'Barang, nota dan kondisinya, lalu setiap langkah':
    'Barang, nota dan keadaannya, kemudian setiap langkah',
  'Harga beli': 'Harga beli',
  'Barang yang dibeli': 'Barang yang dibeli',
  'Hitungan harga': 'Kiraan harga',
  'Toleransi berat pembelian (mg)': 'Toleransi berat pembelian (mg)',
  'Berat timbang yang berbeda lebih dari ini dari berat nota perlu otorisasi.':
    'Berat timbang yang berbeza lebih daripada ini daripada berat nota perlu kebenaran.',
  'Pelanggan setia (nota)': 'Pelanggan setia (nota)',
  'Pelanggan dengan nota sebanyak ini mendapat keringanan tukar tambah paling besar; 0 = tidak ada.':
    'Pelanggan dengan nota sebanyak ini mendapat pelepasan tukar tambah paling besar; 0 = tiada.',
  'Pelanggan setia (hari)': 'Pelanggan setia (hari)',
  'Notanya dihitung sekian hari ke belakang, dari toko yang menjual barang itu.':
    'Notanya dikira sekian hari ke belakang, dari kedai yang menjual barang itu.',
  'Pembelian tanpa nota': 'Belian tanpa nota',
  'Barang yang dibeli tanpa nota toko sendiri, dengan identitas penjual.':
    'Barang yang dibeli tanpa nota kedai sendiri, dengan pengenalan penjual.',
  Boleh: 'Dibenarkan',
  'Perlu otorisasi': 'Perlu kebenaran',
  'Nota {nomor} tidak ditemukan atau sudah dibatalkan':
    'Nota {nomor} tidak dijumpai atau sudah dibatalkan',
  'Barang {kode_barcode} dari nota {no_faktur_jual} sudah dibeli kembali dengan {oleh_nomor}':
    'Barang {kode_barcode} daripada nota {no_faktur_jual} sudah dibeli balik dengan {oleh_nomor}',
  'Belum ada aturan beli untuk barang ini, minta pusat melengkapi Parameter Aturan Beli':
    'Belum ada peraturan belian untuk barang ini, minta ibu pejabat melengkapkan Peraturan Belian',
  'Barang ini tidak dibeli, aturan {aturan}: {alasan}':
    'Barang ini tidak dibeli, peraturan {aturan}: {alasan}',
  'Harga beli untuk {kode_kadar} belum ada, isi papan harga dahulu':
    'Harga beli untuk {kode_kadar} belum ada, isi papan harga dahulu',
  'Identitas penjual harus diisi: {sebab}': 'Pengenalan penjual mesti diisi: {sebab}',
  'ada barang tanpa nota': 'ada barang tanpa nota',
  'Belum ada baki di gudang BLN, tambahkan di Master Baki dahulu':
    'Belum ada dulang di gudang BLN, tambah dahulu di Induk Dulang',
  'Baki {kode_baki} bukan baki untuk {tujuan}': 'Dulang {kode_baki} bukan dulang untuk {tujuan}',
  'barang jual': 'barang jualan',
  '{nama_barang} tidak utuh, hanya barang utuh boleh langsung ke baki':
    '{nama_barang} tidak elok, hanya barang elok boleh terus ke dulang',
  'Barang {kode_barcode} sudah berpindah atau diubah, pembelian ini tidak dapat dibatalkan':
    'Barang {kode_barcode} sudah berpindah atau diubah, belian ini tidak boleh dibatalkan',
  'Nota kartu kredit dibeli tunai (hari)': 'Nota kad kredit dibeli tunai (hari)',
  'Barang dari nota kartu kredit sekian hari terakhir dibayar dengan transfer; uang tunai perlu otorisasi. 1 = nota hari ini saja, 0 = bebas.':
    'Barang daripada nota kad kredit sebanyak hari terakhir ini dibayar dengan pindahan; tunai perlu kebenaran. 1 = nota hari ini sahaja, 0 = bebas.',
  'Nota kartu kredit {jumlah}: tunai di atas {tunai} perlu otorisasi, transfer tidak perlu.':
    'Nota kad kredit {jumlah}: tunai melebihi {tunai} perlu kebenaran, pindahan tidak perlu.',
  'dibayar kartu kredit {jumlah}': 'dibayar kad kredit {jumlah}',
}
