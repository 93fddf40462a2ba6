/** Buying back: screens, refusals, settings and the slip, in English. */
export const pembelian: Readonly<Record<string, string>> = {
  'Parameter Aturan Beli': 'Buying Rules',
  'Transaksi Pembelian': 'New Purchase',
  'Lihat Pembelian': 'View Purchases',
  'Batal Pembelian': 'Cancel a Purchase',
  'Hancur Pembelian': 'Scrap Purchases',
  'Hancur pembelian': 'Purchases scrapped',
  'Kode 1 sampai 20 huruf besar, angka atau -': 'A code has 1 to 20 capital letters, digits or -',
  'Belum ada aturan': 'No rule yet',
  'Barang beli (BLN)': 'Bought pieces (BLN)',
  'Barang beli utuh langsung ke baki': 'Intact bought pieces straight to a tray',
  'Slip Pembelian': 'Purchase slip',
  'Slip pembelian dua lembar': 'Purchase slip in two copies',
  'Satu lembar untuk penjual, satu ditandatangani untuk toko; lembar kedua bertanda TEMBUSAN.':
    'One copy for the seller, one signed for the shop; the second says TEMBUSAN.',
  'Nomor pembelian': 'Purchase number',
  'Tanda pembelian batal': 'Mark of a cancelled purchase',
  'Nama penjual': "Seller's name",
  'Alamat penjual': "Seller's address",
  'Telepon penjual': "Seller's telephone",
  'Identitas penjual (4 tanda terakhir)': "Seller's identity (last 4 characters)",
  'Dibayar kepada penjual': 'Paid to the seller',
  'Barcode baru': 'New barcode',
  'Berat timbang': 'Weight on the scale',
  'Barang, nota dan kondisinya, lalu setiap langkah': 'Piece, nota and condition, then each step',
  'Harga beli': 'Buying price',
  'Barang yang dibeli': 'Pieces bought',
  'Hitungan harga': 'Working of the price',
  'Toleransi berat pembelian (mg)': 'Purchase weight tolerance (mg)',
  'Berat timbang yang berbeda lebih dari ini dari berat nota perlu otorisasi.':
    'A weight on the scale that differs by more from the nota weight needs authorization.',
  'Pelanggan setia (nota)': 'Loyal customer (notas)',
  'Pelanggan dengan nota sebanyak ini mendapat keringanan tukar tambah paling besar; 0 = tidak ada.':
    'A customer with so many notas is forgiven the most in an exchange; 0 = nobody.',
  'Pelanggan setia (hari)': 'Loyal customer (days)',
  'Notanya dihitung sekian hari ke belakang, dari toko yang menjual barang itu.':
    'His notas of so many days back count, of the store that sold the piece.',
  'Pembelian tanpa nota': 'Purchase without a nota',
  'Barang yang dibeli tanpa nota toko sendiri, dengan identitas penjual.':
    "Pieces bought without a nota of the shop's own, with the seller's identity.",
  Boleh: 'Allowed',
  'Perlu otorisasi': 'Needs authorization',
  'Nota {nomor} tidak ditemukan atau sudah dibatalkan':
    'Nota {nomor} was not found or is cancelled',
  'Barang {kode_barcode} dari nota {no_faktur_jual} sudah dibeli kembali dengan {oleh_nomor}':
    'Piece {kode_barcode} of nota {no_faktur_jual} was already bought back with {oleh_nomor}',
  'Belum ada aturan beli untuk barang ini, minta pusat melengkapi Parameter Aturan Beli':
    'There is no buying rule for this piece yet, ask the head office to complete Buying Rules',
  'Barang ini tidak dibeli, aturan {aturan}: {alasan}':
    'This piece is not bought, rule {aturan}: {alasan}',
  'Harga beli untuk {kode_kadar} belum ada, isi papan harga dahulu':
    'There is no buying price for {kode_kadar} yet, fill in the price board first',
  'Identitas penjual harus diisi: {sebab}': "The seller's identity is needed: {sebab}",
  'ada barang tanpa nota': 'a piece has no nota',
  'Belum ada baki di gudang BLN, tambahkan di Master Baki dahulu':
    'There is no tray in storeroom BLN yet, add one in Trays first',
  'Baki {kode_baki} bukan baki untuk {tujuan}': 'Tray {kode_baki} is not a tray for {tujuan}',
  'barang jual': 'pieces for sale',
  '{nama_barang} tidak utuh, hanya barang utuh boleh langsung ke baki':
    '{nama_barang} is not intact, only intact pieces may go straight to a tray',
  'Barang {kode_barcode} sudah berpindah atau diubah, pembelian ini tidak dapat dibatalkan':
    'Piece {kode_barcode} was moved or changed since, this purchase cannot be cancelled',
  'Nota kartu kredit dibeli tunai (hari)': 'Credit card nota bought for cash (days)',
  'Barang dari nota kartu kredit sekian hari terakhir dibayar dengan transfer; uang tunai perlu otorisasi. 1 = nota hari ini saja, 0 = bebas.':
    'Pieces of credit card notas of so many last days are paid by transfer; cash needs approval. 1 = notas of today alone, 0 = free.',
  'Nota kartu kredit {jumlah}: tunai di atas {tunai} perlu otorisasi, transfer tidak perlu.':
    'Credit card nota {jumlah}: cash above {tunai} needs approval, a transfer does not.',
  'dibayar kartu kredit {jumlah}': 'paid by credit card {jumlah}',
}
