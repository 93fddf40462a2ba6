/** Exchanging old pieces for new ones: till, list, slip and refusals, in traditional Chinese. */
export const tukarTambah: Readonly<Record<string, string>> = {
  'Lihat Tukar Tambah': '查看以舊換新',
  'Batal tukar tambah': '取消以舊換新',
  'Barang baru': '新貨',
  'Barang lama': '舊貨',
  'Janji tukar sampai': '換貨承諾至',
  'Sisi penjualan': '銷售方',
  'Sisi pembelian': '收購方',
  'Dibayar ke pelanggan': '付予顧客',
  'Harga barang baru': '新貨價格',
  'Harga barang lama': '舊貨價格',
  'Pindai nota barang lama.': '掃描舊貨單據。',
  'Hapus barang lama dari nota ini?': '要從此單刪除舊貨嗎？',
  '{baru} barang baru keluar, {lama} barang lama masuk, {jumlah} masuk.':
    '{baru} 件新貨售出，{lama} 件舊貨收入，收款 {jumlah}。',
  '{baru} barang baru keluar, {lama} barang lama masuk, {jumlah} keluar.':
    '{baru} 件新貨售出，{lama} 件舊貨收入，付款 {jumlah}。',
  'Pas, tidak ada selisih.': '剛好，沒有差額。',
  'Tukar tambah tersimpan': '以舊換新已保存',
  'Batalkan tukar tambah': '取消此以舊換新',
  'Slip Tukar Tambah': '以舊換新單',
  'Slip tukar tambah dua lembar': '以舊換新單兩聯',
  'Nomor tukar tambah': '以舊換新編號',
  'Nomor nota barang baru': '新貨單據編號',
  'Nomor pembelian barang lama': '舊貨收購編號',
  'Tanda tukar tambah batal': '以舊換新已取消標記',
  'Identitas pelanggan (4 tanda terakhir)': '顧客證件（最後 4 個字元）',
  'PPN di dalamnya': '內含增值稅',
  'Siapa membayar selisihnya': '由誰支付差額',
  'Barang baru, lalu barang lama dengan langkahnya': '先列新貨，再列舊貨及其計算步驟',
  'Barang baru dan lama': '新貨及舊貨',
  'Selisih dibayar dengan tunai, transfer atau titipan': '差額以現金、轉賬或寄存支付',
  '{nomor} adalah bagian dari tukar tambah {no_tukar_tambah}, batalkan tukar tambahnya':
    '{nomor} 是以舊換新 {no_tukar_tambah} 的一部分，請取消該以舊換新',
  'Janji tukar {kode_barcode} sampai {sampai} sudah lewat, isi tanggal mulai {tgl}':
    '{kode_barcode} 的換貨承諾至 {sampai}，已過期，請輸入 {tgl} 或之後的日期',
  'Barang baru atau lama': '新貨或舊貨',
  'Janji tukar sampai {tgl}': '換貨承諾至 {tgl}',
  'Cetak ulang slip tukar tambah {nomor}': '重印以舊換新單據 {nomor}',
  'Barang baru kembali ke baki, barang lama ke pelanggan, selisihnya kembali.':
    '新貨放回托盤，舊貨退還客人，差額退回。',
  'Tidak ada tukar tambah dengan saringan ini.': '沒有符合此篩選的以舊換新。',
  'Hanya {tgl}: tanggal lalu terkunci untuk level {level}. Tukar tambah lama dicari dengan nomor lengkapnya.':
    '只限 {tgl}：過往日期對 {level} 級別已鎖定。舊的以舊換新請用完整號碼查找。',
  'Uang kembali di atas harga beli: lebih dari {jumlah} perlu otorisasi.':
    '退款高於收購價：超過 {jumlah} 需要授權。',
  'Uang kembali tanpa otorisasi': '無需授權的退款',
  'Lebih dari {hari} hari: perlu otorisasi': '超過 {hari} 天：需要授權',
  'Janji tukar lebih lama dari batas': '換貨承諾超過期限',
}
