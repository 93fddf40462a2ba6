/** Card and QRIS receivables that are paid out, in Chinese of Hong Kong. */
export const pencairan: Readonly<Record<string, string>> = {
  'Bank penerbit': '收單銀行',
  'Batal pencairan non cash': '取消非現金結算',
  'Belum dicairkan': '未結算',
  'Biaya MDR': 'MDR 手續費',
  'Buka pencocokan': '開啟核對',
  Cairkan: '結算',
  'Cairkan {jumlah} pembayaran': '結算 {jumlah} 筆付款',
  'Kartu dan QRIS': '卡與 QRIS',
  'Lebih dari nilai slip yang dipilih': '超過所選單據金額',
  'Lihat Pencairan': '查看結算',
  'Masuk ke rekening': '存入帳戶',
  'MDR Debit': '扣賬卡 MDR',
  'MDR Kredit': '信用卡 MDR',
  'MDR QRIS': 'QRIS MDR',
  'MDR Rp {biaya} berbeda dari usulan Rp {usulan}, tulis sebabnya':
    'MDR Rp {biaya} 與建議的 Rp {usulan} 不同，請說明原因',
  'Menurut slip': '按單據',
  'No pencairan': '結算編號',
  'Paling banyak 500 pembayaran sekaligus': '一次最多 500 筆付款',
  'Pembayaran {nomor} baru saja berubah di tempat lain, muat ulang dahulu':
    '付款 {nomor} 剛在別處更改，請先重新載入',
  'Pembayaran {nomor} belum dicocokkan dengan slip atau mutasi':
    '付款 {nomor} 尚未與單據或結單核對',
  'Pembayaran {nomor} bukan piutang yang terbuka dari {penerbit}':
    '付款 {nomor} 不是 {penerbit} 的未結應收款',
  'Pembayaran {nomor} sudah dicairkan dengan {no_cair}, batalkan {no_cair} dahulu':
    '付款 {nomor} 已由 {no_cair} 結算，請先取消 {no_cair}',
  'Pencairan non cash': '非現金結算',
  'Pencairan Non Cash': '非現金結算',
  'Pencairan {nomor} tersimpan': '結算 {nomor} 已儲存',
  Piutang: '應收款',
  'Piutang kartu dan QRIS': '卡與 QRIS 應收款',
  'Potongan bank saat pencairan, diusulkan dan dapat diganti menurut mutasi':
    '結算時銀行扣除的費率，僅供建議，以結單為準',
  'Selisih MDR': 'MDR 差額',
  'Selisih slip': '單據差額',
  'Siap dicairkan': '可結算',
  'Siapa yang berutang': '欠款方',
  'Spasi memilih, Enter membuka, F10 mencairkan. Yang belum dicocokkan belum dapat dipilih.':
    '空白鍵選取，Enter 開啟，F10 結算。未核對的不能選取。',
  'Sudah cocok, belum dicairkan': '已核對，未結算',
  'Sudah dicairkan': '已結算',
  'Tanpa bank': '無銀行',
  'Tidak ada pencairan dengan saringan ini.': '此篩選下沒有結算。',
  'Tidak ada piutang terbuka dengan saringan ini.': '此篩選下沒有未結應收款。',
  'Tulis sebab selisih MDR': '請說明 MDR 差額原因',
  'Uang masuk Rp {bank} lebih dari nilai slip Rp {nilai}, periksa pilihan atau jumlahnya':
    '入帳 Rp {bank} 多於單據 Rp {nilai}，請檢查所選項目或金額',
  'Umur piutang (hari)': '應收款帳齡（日）',
  'Usulan MDR': '建議 MDR',
  'usulan {jumlah}': '建議 {jumlah}',
  '{jumlah} belum dicocokkan': '{jumlah} 未核對',
  '{jumlah} pembayaran, sejak {tgl}': '{jumlah} 筆付款，自 {tgl}',
}
