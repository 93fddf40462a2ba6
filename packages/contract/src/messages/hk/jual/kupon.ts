/** Coupons, in Traditional Chinese. */
export const kupon: Readonly<Record<string, string>> = {
  'Kupon {kode_kupon} tidak ada': '沒有優惠券 {kode_kupon}',
  'Kupon {kode_kupon} berlaku {tgl_dari} sampai {tgl_sampai}, hari ini {tgl}':
    '優惠券 {kode_kupon} 有效期 {tgl_dari} 至 {tgl_sampai}，今天是 {tgl}',
  'Kupon {kode_kupon} untuk belanja mulai {minimal}, nota ini {total}':
    '優惠券 {kode_kupon} 適用於滿 {minimal} 的購物，此單為 {total}',
  'Kupon {kode_kupon} sudah habis: {terpakai} dari {kuota} terpakai':
    '優惠券 {kode_kupon} 已用完：{kuota} 張已用 {terpakai} 張',
  'Kupon {kode_kupon} sekali per pelanggan: isi telepon pelanggan dahulu':
    '優惠券 {kode_kupon} 每位顧客限用一次：請先填寫顧客電話',
  'Kupon {kode_kupon} sudah dipakai pelanggan ini di nota {no_faktur_jual}':
    '此顧客已在單據 {no_faktur_jual} 使用優惠券 {kode_kupon}',
  'Kupon di nota ini baru saja berubah di tempat lain, simpan sekali lagi':
    '此單的優惠券剛在別處變更，請再儲存一次',
  'Cek Kupon': '查核優惠券',
  'Apakah kupon berlaku hari ini, dan berapa sisanya.': '優惠券今天是否有效及剩餘數量。',
  'Pindai atau ketik kode kupon': '掃描或輸入優惠券代碼',
  'Periksa kodenya, lalu coba lagi.': '請檢查代碼後再試。',
  Kupon: '優惠券',
  'Belum ada kupon dipilih': '尚未選擇優惠券',
  'Pindai kode di kupon, atau ketik lalu tekan Enter.': '掃描優惠券上的代碼，或輸入後按 Enter。',
  'Berlaku hari ini': '今天有效',
  'Tidak berlaku': '無效',
  Terpakai: '已用',
  '{terpakai} dari {kuota}': '{kuota} 張中的 {terpakai} 張',
  'Pakai kupon': '使用優惠券',
  'Kosongkan untuk melepas kupon dari nota.': '留空即可從單據移除優惠券。',
  '{persen}, paling banyak {maks}': '{persen}，最多 {maks}',
  'Nota belum cukup untuk kuponnya.': '此單金額尚未達到優惠券要求。',
  'Laporan Kupon': '優惠券報表',
  'Per kupon': '按優惠券',
  'Potongan kupon': '優惠券折扣',
  'Sisa kuota': '剩餘配額',
}
