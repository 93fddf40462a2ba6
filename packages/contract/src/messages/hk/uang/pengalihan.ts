/** Money moved from one deposit to another, in traditional Chinese. */
export const pengalihan: Readonly<Record<string, string>> = {
  'Alihkan saldo': '轉移結餘',
  'Dari titipan': '由寄存',
  'Isi jumlah yang dialihkan.': '請輸入轉移金額。',
  'Jumlah dialihkan': '轉移金額',
  'Ke titipan': '至寄存',
  'Nomor, nama, atau telepon': '編號、姓名或電話',
  'Pengalihan Saldo Uang': '款項結餘轉移',
  'Pilih titipan asal.': '請選擇來源寄存。',
  'Pilih titipan lain': '請選擇另一筆寄存',
  'Pilih titipan tujuan.': '請選擇目標寄存。',
  'Saldo asal menjadi {dari}, tujuan menjadi {ke}.': '來源結餘變為 {dari}，目標變為 {ke}。',
  'Saldo dialihkan': '結餘已轉移',
  'Saldo {nomor}': '{nomor} 的結餘',
  'Uang dari satu titipan terbuka ke titipan lain, dengan persetujuan.':
    '經批准，將款項由一筆未結寄存轉至另一筆。',
  '{nomor} tidak terbuka lagi.': '{nomor} 已不再有效。',
}
