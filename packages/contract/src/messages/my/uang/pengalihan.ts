/** Money moved from one deposit to another, in Malay. */
export const pengalihan: Readonly<Record<string, string>> = {
  'Alihkan saldo': 'Pindahkan baki',
  'Dari titipan': 'Dari simpanan',
  'Isi jumlah yang dialihkan.': 'Isi jumlah yang dipindahkan.',
  'Jumlah dialihkan': 'Jumlah dipindahkan',
  'Ke titipan': 'Ke simpanan',
  'Nomor, nama, atau telepon': 'Nombor, nama atau telefon',
  'Pengalihan Saldo Uang': 'Pindahan Baki Wang',
  'Pilih titipan asal.': 'Pilih simpanan asal.',
  'Pilih titipan lain': 'Pilih simpanan lain',
  'Pilih titipan tujuan.': 'Pilih simpanan tujuan.',
  'Saldo asal menjadi {dari}, tujuan menjadi {ke}.':
    'Baki asal menjadi {dari}, tujuan menjadi {ke}.',
  'Saldo dialihkan': 'Baki dipindahkan',
  'Saldo {nomor}': 'Baki {nomor}',
  'Uang dari satu titipan terbuka ke titipan lain, dengan persetujuan.':
    'Wang dari satu simpanan terbuka ke simpanan lain, dengan kelulusan.',
  '{nomor} tidak terbuka lagi.': '{nomor} tidak terbuka lagi.',
}
