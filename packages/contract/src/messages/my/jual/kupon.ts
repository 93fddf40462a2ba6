/** Coupons, in Malay. */
export const kupon: Readonly<Record<string, string>> = {
  'Kupon {kode_kupon} tidak ada': 'Kupon {kode_kupon} tiada',
  'Kupon {kode_kupon} berlaku {tgl_dari} sampai {tgl_sampai}, hari ini {tgl}':
    'Kupon {kode_kupon} sah dari {tgl_dari} hingga {tgl_sampai}, hari ini {tgl}',
  'Kupon {kode_kupon} untuk belanja mulai {minimal}, nota ini {total}':
    'Kupon {kode_kupon} untuk belian dari {minimal}, nota ini {total}',
  'Kupon {kode_kupon} sudah habis: {terpakai} dari {kuota} terpakai':
    'Kupon {kode_kupon} sudah habis: {terpakai} daripada {kuota} digunakan',
  'Kupon {kode_kupon} sekali per pelanggan: isi telepon pelanggan dahulu':
    'Kupon {kode_kupon} sekali bagi setiap pelanggan: isi telefon pelanggan dahulu',
  'Kupon {kode_kupon} sudah dipakai pelanggan ini di nota {no_faktur_jual}':
    'Pelanggan ini sudah menggunakan kupon {kode_kupon} pada nota {no_faktur_jual}',
  'Kupon di nota ini baru saja berubah di tempat lain, simpan sekali lagi':
    'Kupon nota ini baru sahaja berubah di tempat lain, simpan sekali lagi',
  'Cek Kupon': 'Semak Kupon',
  'Apakah kupon berlaku hari ini, dan berapa sisanya.':
    'Sama ada kupon sah hari ini, dan berapa bakinya.',
  'Pindai atau ketik kode kupon': 'Imbas atau taip kod kupon',
  'Periksa kodenya, lalu coba lagi.': 'Semak kodnya, kemudian cuba lagi.',
  Kupon: 'Kupon',
  'Belum ada kupon dipilih': 'Belum ada kupon dipilih',
  'Pindai kode di kupon, atau ketik lalu tekan Enter.':
    'Imbas kod pada kupon, atau taip lalu tekan Enter.',
  'Berlaku hari ini': 'Sah hari ini',
  'Tidak berlaku': 'Tidak sah',
  Terpakai: 'Digunakan',
  '{terpakai} dari {kuota}': '{terpakai} daripada {kuota}',
  'Pakai kupon': 'Guna kupon',
  'Kosongkan untuk melepas kupon dari nota.': 'Kosongkan untuk menanggalkan kupon daripada nota.',
  '{persen}, paling banyak {maks}': '{persen}, paling banyak {maks}',
  'Nota belum cukup untuk kuponnya.': 'Nota belum cukup untuk kuponnya.',
  'Laporan Kupon': 'Laporan Kupon',
  'Per kupon': 'Mengikut kupon',
  'Potongan kupon': 'Diskaun kupon',
  'Sisa kuota': 'Baki kuota',
}
