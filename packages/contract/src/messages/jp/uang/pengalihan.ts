/** Money moved from one deposit to another, in Japanese. */
export const pengalihan: Readonly<Record<string, string>> = {
  'Alihkan saldo': '残高を振り替える',
  'Dari titipan': '振替元の預かり',
  'Isi jumlah yang dialihkan.': '振替額を入力してください。',
  'Jumlah dialihkan': '振替額',
  'Ke titipan': '振替先の預かり',
  'Nomor, nama, atau telepon': '番号・名前・電話番号',
  'Pengalihan Saldo Uang': '預かり残高の振替',
  'Pilih titipan asal.': '振替元の預かりを選んでください。',
  'Pilih titipan lain': '別の預かりを選んでください',
  'Pilih titipan tujuan.': '振替先の預かりを選んでください。',
  'Saldo asal menjadi {dari}, tujuan menjadi {ke}.': '振替元は {dari}、振替先は {ke} になります。',
  'Saldo dialihkan': '残高を振り替えました',
  'Saldo {nomor}': '{nomor} の残高',
  'Uang dari satu titipan terbuka ke titipan lain, dengan persetujuan.':
    '承認を得て、お金を一つの預かりから別の預かりへ移します。',
  '{nomor} tidak terbuka lagi.': '{nomor} はもう有効ではありません。',
}
