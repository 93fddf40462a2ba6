/** Money moved from one deposit to another, in English. */
export const pengalihan: Readonly<Record<string, string>> = {
  'Alihkan saldo': 'Transfer the balance',
  'Dari titipan': 'From deposit',
  'Isi jumlah yang dialihkan.': 'Enter the amount to transfer.',
  'Jumlah dialihkan': 'Amount to transfer',
  'Ke titipan': 'To deposit',
  'Nomor, nama, atau telepon': 'Number, name or telephone',
  'Pengalihan Saldo Uang': 'Transfer Deposit Money',
  'Pilih titipan asal.': 'Choose the deposit it comes from.',
  'Pilih titipan lain': 'Choose another deposit',
  'Pilih titipan tujuan.': 'Choose the deposit it goes to.',
  'Saldo asal menjadi {dari}, tujuan menjadi {ke}.': 'The source becomes {dari}, the target {ke}.',
  'Saldo dialihkan': 'Balance transferred',
  'Saldo {nomor}': 'Balance of {nomor}',
  'Uang dari satu titipan terbuka ke titipan lain, dengan persetujuan.':
    'Money from one open deposit to another, with an approval.',
  '{nomor} tidak terbuka lagi.': '{nomor} is no longer open.',
}
