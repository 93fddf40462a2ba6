/** Purchases that were written: looked up, taken back, checked, destroyed, in traditional Chinese. */
export const lihat: Readonly<Record<string, string>> = {
  'Barang beli': '收購品',
  'Barcode lama': '舊條碼',
  'barcode lama {kode}': '舊條碼 {kode}',
  'Pembelian dibatalkan': '收購已取消',
  'Aturan {nama}, versi {versi}': '規則 {nama}，版本 {versi}',
  'target {jumlah}': '目標 {jumlah}',
  'Validasi Jual Beli': '核對買賣',
  'Cocokkan slip yang ditandatangani dengan barang dan uangnya. Dokumen sendiri diperiksa orang lain.':
    '核對已簽署的收購單與貨品及款項。自己開立的單據由他人核對。',
  'Hanya {tgl}: tanggal lalu terkunci untuk level {level}. Pembelian lama dicari dengan nomor lengkapnya.':
    '只限 {tgl}：過往日期對 {level} 級別已鎖定。舊收購請用完整號碼查找。',
  'Tidak ada pembelian dengan saringan ini.': '沒有符合此篩選的收購。',
  'Cetak ulang slip pembelian {nomor}': '重印收購單 {nomor}',
  'Pembelian tanggal {tgl} tidak dapat dibatalkan, hanya hari yang sama':
    '{tgl} 的收購不可取消，僅限同日',
  'Batalkan pembelian': '取消收購',
  'Batalkan pembelian {nomor}': '取消收購 {nomor}',
  'Batalkan {total}, {jumlah} barang kembali ke penjual': '取消 {total}，{jumlah} 件退還賣方',
  'Uang yang kembali dari penjual': '賣方退回款項',
  'Seluruh pembelian': '整筆收購',
  'Pembelian {nomor} dibatalkan': '收購 {nomor} 已取消',
  'Hanya pembelian hari ini, selama barangnya belum berpindah.': '僅限今天的收購，且貨品尚未移動。',
  'Cari pembelian': '查找收購',
  'Pindai atau ketik nomor pembelian, barcode, nota, atau nama':
    '掃描或輸入收購編號、條碼、單號或姓名',
  'Pembelian hari ini': '今日收購',
  'Belum ada pembelian hari ini.': '今天尚無收購。',
  'Belum ada pembelian dipilih': '尚未選擇收購',
  'Pindai nomor pembelian, atau pilih dari daftar hari ini.': '掃描收購編號，或從今日列表選擇。',
  'Barang beli keluar dari baki BLN menjadi rosok. Perlu otorisasi supervisor.':
    '收購品離開 BLN 盤成為廢金，需主管授權。',
  'Selisih disepakati': '議定差額',
  'Aturan {nama}': '規則 {nama}',
}
