/** Texts of cash against a debit card. */
export const gesek: Readonly<Record<string, string>> = {
  'Gesek Tunai': '刷卡取現金',
  'Gesek tunai': '刷卡取現',
  'Batal gesek tunai': '取消刷卡取現',
  'Gesek tunai di atas batas': '刷卡取現超過上限',
  'Laporan Gesek Tunai': '刷卡取現報表',
  'Tidak ada gesek tunai dengan saringan ini.': '此篩選下沒有刷卡取現。',
  'Beri tunai': '付現金',
  'Simpan gesek tunai': '儲存刷卡取現',
  'Gesek tunai {nomor} tersimpan': '刷卡取現 {nomor} 已儲存',
  'Jenis kartu': '卡種',
  'Penerbit kartu': '發卡銀行',
  'Kosong: bank mesinnya': '留空：與刷卡機銀行相同',
  'Hanya kartu debit.': '只限扣帳卡。',
  Digesek: '刷卡金額',
  'Digesek Rp': '刷卡 Rp',
  'Tunai Rp': '現金 Rp',
  'Tunai keluar': '付出現金',
  'Biaya {biaya}, tunai {tunai}.': '費用 {biaya}，現金 {tunai}。',
  'Uang kartu': '卡款',
  Kartu: '卡',
  'Buka pencairan': '開啟結算',
  'Lebih dari yang digesek': '多於刷卡金額',
  'Tulis sebab biayanya lain': '請說明費用不同的原因',
  'Tarik tunai hanya dengan kartu debit: dengan kartu kredit dilarang Bank Indonesia (PBI 11/11/PBI/2009 dan 14/2/PBI/2012)':
    '只可用扣帳卡取現：印尼央行禁止以信用卡取現（PBI 11/11/PBI/2009 及 14/2/PBI/2012）',
  'Tunai Rp {tunai} lebih dari yang digesek Rp {jumlah}': '現金 Rp {tunai} 多於刷卡 Rp {jumlah}',
  'Biaya Rp {biaya} berbeda dari usulan Rp {usulan}, tulis sebabnya':
    '費用 Rp {biaya} 與建議的 Rp {usulan} 不同，請說明原因',
  'Uang di laci {laci} tidak cukup untuk tunai Rp {tunai}': '抽屜 {laci} 的錢不夠付現金 Rp {tunai}',
  'Biaya gesek tunai': '刷卡取現費用',
  'Diusulkan saat gesek tunai dan dipotong dari tunainya, dibulatkan naik ke kelipatan pembulatan; 0: tanpa biaya.':
    '刷卡取現時建議並從現金扣除，向上取整到進位倍數；0：不收費。',
  'Slip Gesek Tunai': '刷卡取現單',
  'Slip gesek tunai dua lembar': '刷卡取現單一式兩份',
  'Cetak ulang slip gesek tunai {nomor}': '重印刷卡取現單 {nomor}',
  'Nomor gesek tunai': '刷卡取現編號',
  'Tanda batal': '取消標記',
  'Penerbit dan 4 angka kartu': '發卡銀行及卡號末 4 碼',
  'Jumlah digesek': '刷卡金額',
  'Tunai diterima': '收到現金',
  'Batas gesek tunai per kartu per hari': '刷卡取現上限（每卡每日）',
  'Gesek tunai satu kartu dalam satu hari di atas jumlah ini perlu otorisasi; yang sudah diotorisasi tidak dihitung.':
    '同一卡一日刷卡取現超過此金額須授權；已授權者不計。',
  'Slip ini sudah dipakai di {nomor}: bank, kartu dan kode persetujuan yang sama':
    '此簽單已用於 {nomor}：相同銀行、卡及授權碼',
  'Dua pembayaran dengan slip yang sama: bank, kartu dan kode persetujuan yang sama':
    '兩筆付款使用同一簽單：相同銀行、卡及授權碼',
  'Slip ini sudah dipakai': '此單據已使用',
  'Tunai Rp {tunai} tidak ada pecahannya: pakai kelipatan Rp {kelipatan}, atau cara bayar lain':
    '沒有紙幣硬幣可湊成現金 Rp {tunai}：請用 Rp {kelipatan} 的倍數，或其他付款方式',
}
