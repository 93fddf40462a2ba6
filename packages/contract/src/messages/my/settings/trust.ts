/** Past dates, copies of papers and what pieces cost, in Malay. */
export const trust: Readonly<Record<string, string>> = {
  'Tanggal lalu dibuka oleh pemilik': 'Tarikh lalu dibuka untuk pemilik',
  'OWN, SU dan MU boleh memilih tanggal sebelum hari ini di Lihat Penjualan.':
    'OWN, SU dan MU boleh memilih tarikh sebelum hari ini di Lihat Penjualan.',
  'Tanggal lalu dibuka oleh supervisor': 'Tarikh lalu dibuka untuk penyelia',
  'SPV, SU dan MU boleh memilihnya; bila keduanya mati tidak ada yang boleh.':
    'SPV, SU dan MU boleh memilihnya; jika kedua-duanya mati, tiada sesiapa boleh.',
  'Tanggal sebelum {tgl} terkunci untuk level {level}, cari dengan nomor lengkap atau minta supervisor':
    'Tarikh sebelum {tgl} dikunci untuk tahap {level}, cari dengan nombor penuh atau minta penyelia',
  'Slip Tambah Barang dua lembar': 'Slip Tambah Barang dua salinan',
  'Slip Pindah Barang dua lembar': 'Slip Pindah Barang dua salinan',
  'Slip Hancur Barang dua lembar': 'Slip Hancur Barang dua salinan',
  'Slip dicetak dua kali; lembar kedua bertanda TEMBUSAN.':
    'Slip dicetak dua kali; salinan kedua bertanda TEMBUSAN.',
  'Laporan tutup toko dua lembar': 'Laporan tutup kedai dua salinan',
  'Satu lembar untuk toko, satu untuk kantor pusat; lembar kedua bertanda TEMBUSAN.':
    'Satu salinan untuk kedai, satu untuk ibu pejabat; salinan kedua bertanda TEMBUSAN.',
  'Surat gadai dua lembar': 'Surat gadai dua salinan',
  'Surat dicetak dua kali; lembar kedua untuk toko, tanpa ketentuan.':
    'Surat dicetak dua kali; salinan kedua untuk kedai, tanpa syarat.',
  'Kwitansi gadai dua lembar': 'Resit gadai dua salinan',
  'Kwitansi dicetak dua kali; lembar kedua bertanda TEMBUSAN.':
    'Resit dicetak dua kali; salinan kedua bertanda TEMBUSAN.',
  'Slip pembatalan dua lembar': 'Slip pembatalan dua salinan',
  'Satu lembar untuk pelanggan, satu ditandatangani untuk toko; lembar kedua bertanda TEMBUSAN.':
    'Satu salinan untuk pelanggan, satu ditandatangani untuk kedai; salinan kedua bertanda TEMBUSAN.',
}
