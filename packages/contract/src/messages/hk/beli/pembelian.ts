/** Buying back: screens, refusals, settings and the slip, in traditional Chinese. */
export const pembelian: Readonly<Record<string, string>> = {
  'Parameter Aturan Beli': '收購規則',
  'Transaksi Pembelian': '收購交易',
  'Lihat Pembelian': '查看收購',
  'Batal Pembelian': '取消收購',
  'Hancur Pembelian': '銷毀收購品',
  'Hancur pembelian': '報廢收購品',
  'Kode 1 sampai 20 huruf besar, angka atau -': '代碼須為 1 至 20 個大寫字母、數字或 -',
  'Belum ada aturan': '尚未有規則',
  'Barang beli (BLN)': '收購品 (BLN)',
  'Barang beli utuh langsung ke baki': '完好收購品直接入托盤',
  'Slip Pembelian': '收購單',
  'Slip pembelian dua lembar': '收購單兩聯',
  'Satu lembar untuk penjual, satu ditandatangani untuk toko; lembar kedua bertanda TEMBUSAN.':
    '一聯給賣方，一聯簽署後由店保留；第二聯印有 TEMBUSAN。',
  'Nomor pembelian': '收購編號',
  'Tanda pembelian batal': '收購已取消標記',
  'Nama penjual': '賣方姓名',
  'Alamat penjual': '賣方地址',
  'Telepon penjual': '賣方電話',
  'Identitas penjual (4 tanda terakhir)': '賣方證件（最後 4 個字元）',
  'Dibayar kepada penjual': '付予賣方',
  'Barcode baru': '新條碼',
  'Berat timbang': '秤上重量',
  'Barang, nota dan kondisinya, lalu setiap langkah': '貨品、單據及狀況，然後每個步驟',
  'Harga beli': '買入價',
  'Barang yang dibeli': '收購的貨品',
  'Hitungan harga': '價格計算',
  'Toleransi berat pembelian (mg)': '買入重量容差 (mg)',
  'Berat timbang yang berbeda lebih dari ini dari berat nota perlu otorisasi.':
    '秤上重量與單據重量相差超過此數，須授權。',
  'Pelanggan setia (nota)': '熟客（單據數）',
  'Pelanggan dengan nota sebanyak ini mendapat keringanan tukar tambah paling besar; 0 = tidak ada.':
    '有此數目單據的顧客，以舊換新可得最大減免；0 = 沒有。',
  'Pelanggan setia (hari)': '熟客（日數）',
  'Notanya dihitung sekian hari ke belakang, dari toko yang menjual barang itu.':
    '計算售出該貨品之店舖過去這些日子的單據。',
  'Pembelian tanpa nota': '無單據收購',
  'Barang yang dibeli tanpa nota toko sendiri, dengan identitas penjual.':
    '沒有本店單據而收購的貨品，須附賣方證件。',
  Boleh: '允許',
  'Perlu otorisasi': '需要授權',
  'Nota {nomor} tidak ditemukan atau sudah dibatalkan': '找不到單據 {nomor}，或已取消',
  'Barang {kode_barcode} dari nota {no_faktur_jual} sudah dibeli kembali dengan {oleh_nomor}':
    '單據 {no_faktur_jual} 的貨品 {kode_barcode} 已以 {oleh_nomor} 回購',
  'Belum ada aturan beli untuk barang ini, minta pusat melengkapi Parameter Aturan Beli':
    '此貨品尚無收購規則，請總店補全「收購規則」',
  'Barang ini tidak dibeli, aturan {aturan}: {alasan}': '此貨品不予收購，規則 {aturan}：{alasan}',
  'Harga beli untuk {kode_kadar} belum ada, isi papan harga dahulu':
    '尚無 {kode_kadar} 的買入價，請先填寫價目板',
  'Identitas penjual harus diisi: {sebab}': '必須填寫賣方證件：{sebab}',
  'ada barang tanpa nota': '有貨品沒有單據',
  'Belum ada baki di gudang BLN, tambahkan di Master Baki dahulu':
    '倉庫 BLN 尚無托盤，請先在托盤主檔新增',
  'Baki {kode_baki} bukan baki untuk {tujuan}': '托盤 {kode_baki} 並非供 {tujuan} 使用',
  'barang jual': '出售貨品',
  '{nama_barang} tidak utuh, hanya barang utuh boleh langsung ke baki':
    '{nama_barang} 並非完好，只有完好貨品可直接入托盤',
  'Barang {kode_barcode} sudah berpindah atau diubah, pembelian ini tidak dapat dibatalkan':
    '貨品 {kode_barcode} 已移動或更改，此收購不可取消',
  'Nota kartu kredit dibeli tunai (hari)': '信用卡單據現金回購（日）',
  'Barang dari nota kartu kredit sekian hari terakhir dibayar dengan transfer; uang tunai perlu otorisasi. 1 = nota hari ini saja, 0 = bebas.':
    '最近這麼多天內以信用卡付款的單據，回購以轉帳支付；現金須授權。1 = 只限今日單據，0 = 不限。',
  'Nota kartu kredit {jumlah}: tunai di atas {tunai} perlu otorisasi, transfer tidak perlu.':
    '信用卡單據 {jumlah}：現金超過 {tunai} 須授權，轉帳則不須。',
  'dibayar kartu kredit {jumlah}': '信用卡付款 {jumlah}',
}
