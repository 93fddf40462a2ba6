/** Past dates, copies of papers and what pieces cost, in English. */
export const trust: Readonly<Record<string, string>> = {
  'Tanggal lalu dibuka oleh pemilik': 'Past dates opened for the owner',
  'OWN, SU dan MU boleh memilih tanggal sebelum hari ini di Lihat Penjualan.':
    'OWN, SU and MU may choose a date before today in Lihat Penjualan.',
  'Tanggal lalu dibuka oleh supervisor': 'Past dates opened for the supervisor',
  'SPV, SU dan MU boleh memilihnya; bila keduanya mati tidak ada yang boleh.':
    'SPV, SU and MU may choose them; with both off nobody may.',
  'Tanggal sebelum {tgl} terkunci untuk level {level}, cari dengan nomor lengkap atau minta supervisor':
    'Dates before {tgl} are locked for level {level}: search by the whole number or ask a supervisor',
  'Slip Tambah Barang dua lembar': 'Goods received slip in two copies',
  'Slip Pindah Barang dua lembar': 'Goods moved slip in two copies',
  'Slip Hancur Barang dua lembar': 'Scrapping slip in two copies',
  'Slip dicetak dua kali; lembar kedua bertanda TEMBUSAN.':
    'The slip prints twice; the second copy is marked TEMBUSAN.',
  'Laporan tutup toko dua lembar': 'Closing report in two copies',
  'Satu lembar untuk toko, satu untuk kantor pusat; lembar kedua bertanda TEMBUSAN.':
    'One copy for the store, one for the head office; the second is marked TEMBUSAN.',
  'Surat gadai dua lembar': 'Pawn letter in two copies',
  'Surat dicetak dua kali; lembar kedua untuk toko, tanpa ketentuan.':
    'The letter prints twice; the second copy is for the store, without terms.',
  'Kwitansi gadai dua lembar': 'Pawn receipt in two copies',
  'Kwitansi dicetak dua kali; lembar kedua bertanda TEMBUSAN.':
    'The receipt prints twice; the second copy is marked TEMBUSAN.',
  'Slip pembatalan dua lembar': 'Cancellation slip in two copies',
  'Satu lembar untuk pelanggan, satu ditandatangani untuk toko; lembar kedua bertanda TEMBUSAN.':
    'One copy for the customer, one signed for the shop; the second says TEMBUSAN.',
}
