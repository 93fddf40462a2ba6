/** Coupons, in English. */
export const kupon: Readonly<Record<string, string>> = {
  'Kupon {kode_kupon} tidak ada': 'There is no coupon {kode_kupon}',
  'Kupon {kode_kupon} berlaku {tgl_dari} sampai {tgl_sampai}, hari ini {tgl}':
    'Coupon {kode_kupon} is good from {tgl_dari} to {tgl_sampai}, today is {tgl}',
  'Kupon {kode_kupon} untuk belanja mulai {minimal}, nota ini {total}':
    'Coupon {kode_kupon} is for purchases from {minimal}, this note is {total}',
  'Kupon {kode_kupon} sudah habis: {terpakai} dari {kuota} terpakai':
    'Coupon {kode_kupon} is used up: {terpakai} of {kuota} used',
  'Kupon {kode_kupon} sekali per pelanggan: isi telepon pelanggan dahulu':
    "Coupon {kode_kupon} is one a customer: fill in the customer's telephone first",
  'Kupon {kode_kupon} sudah dipakai pelanggan ini di nota {no_faktur_jual}':
    'This customer used coupon {kode_kupon} already, on note {no_faktur_jual}',
  'Kupon di nota ini baru saja berubah di tempat lain, simpan sekali lagi':
    'The coupon of this note has just changed elsewhere, save once more',
  'Cek Kupon': 'Check a Coupon',
  'Apakah kupon berlaku hari ini, dan berapa sisanya.':
    'Whether a coupon is good today, and how many are left.',
  'Pindai atau ketik kode kupon': "Scan or type the coupon's code",
  'Periksa kodenya, lalu coba lagi.': 'Look at its code, then try again.',
  Kupon: 'Coupon',
  'Belum ada kupon dipilih': 'No coupon chosen yet',
  'Pindai kode di kupon, atau ketik lalu tekan Enter.':
    'Scan the code on the coupon, or type it and press Enter.',
  'Berlaku hari ini': 'Good today',
  'Tidak berlaku': 'Not good',
  Terpakai: 'Used',
  '{terpakai} dari {kuota}': '{terpakai} of {kuota}',
  'Pakai kupon': 'Use the coupon',
  'Kosongkan untuk melepas kupon dari nota.': 'Leave it empty to take the coupon off the note.',
  '{persen}, paling banyak {maks}': '{persen}, at most {maks}',
  'Nota belum cukup untuk kuponnya.': 'The note is not enough for its coupon yet.',
  'Laporan Kupon': 'Coupon Report',
  'Per kupon': 'Per coupon',
  'Potongan kupon': 'Discount of coupons',
  'Sisa kuota': 'Quota left',
}
