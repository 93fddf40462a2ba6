/** The book of customers, in Traditional Chinese. */
export const pelanggan: Readonly<Record<string, string>> = {
  'batal dengan {nomor}': '以 {nomor} 取消',
  'Belum ada pelanggan yang diingat.': '尚未記錄任何顧客。',
  'Buku Pelanggan': '顧客名冊',
  'Data pelanggan diubah': '已更正顧客資料',
  'dikenal sejak {tgl}': '自 {tgl} 起',
  'Dokumen yang sudah ditulis tetap seperti semula.': '已開立的單據維持不變。',
  'Jumlah menurut dokumen': '按單據類別合計',
  Lupakan: '刪除',
  'Lupakan pelanggan': '刪除顧客資料',
  'menurut {nomor}': '依據 {nomor}',
  'Nama, telepon, alamat, dan identitasnya hilang dari buku ini. Dokumen yang sudah ditulis tetap ada.':
    '姓名、電話、地址及證件會從此名冊刪除。已開立的單據會保留。',
  'Pelanggan dilupakan': '已刪除顧客資料',
  'Perubahan data': '資料變更',
  'Siapa yang menyebut telepon atau identitas di nota, titipan, dan hutang.':
    '在銷售、寄存或典押時留下電話或證件的人。',
  'Telepon ini sudah milik {nama} di buku pelanggan': '此電話在顧客名冊中已屬於 {nama}',
  Terakhir: '最近一次',
  'Tidak ada pelanggan dengan nama, telepon, atau identitas ini.': '沒有此姓名、電話或證件的顧客。',
  'Ubah data': '更正資料',
  'Ubah data pelanggan': '更正顧客資料',
  '{jumlah} terbaru dari {semua}': '最新 {jumlah} 張,共 {semua} 張',
  'Masih berjalan, sesudah ini hanya ditemukan dengan nomornya:':
    '仍在進行中，之後只能用單號查到：',
}
