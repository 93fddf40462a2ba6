/** Past dates, copies of papers and what pieces cost, in Traditional Chinese. */
export const trust: Readonly<Record<string, string>> = {
  'Tanggal lalu dibuka oleh pemilik': '東主可開啟過往日期',
  'OWN, SU dan MU boleh memilih tanggal sebelum hari ini di Lihat Penjualan.':
    'OWN、SU 及 MU 可在「查看銷售」選擇今天之前的日期。',
  'Tanggal lalu dibuka oleh supervisor': '主管可開啟過往日期',
  'SPV, SU dan MU boleh memilihnya; bila keduanya mati tidak ada yang boleh.':
    'SPV、SU 及 MU 可選擇；兩項皆關閉則無人可選。',
  'Tanggal sebelum {tgl} terkunci untuk level {level}, cari dengan nomor lengkap atau minta supervisor':
    '{tgl} 之前的日期對 {level} 級別已鎖定，請用完整號碼查找或請主管協助',
  'Slip Tambah Barang dua lembar': '入貨單一式兩份',
  'Slip Pindah Barang dua lembar': '移貨單一式兩份',
  'Slip Hancur Barang dua lembar': '報廢單一式兩份',
  'Slip dicetak dua kali; lembar kedua bertanda TEMBUSAN.': '單據列印兩次，第二份標示 TEMBUSAN。',
  'Laporan tutup toko dua lembar': '關店報告一式兩份',
  'Satu lembar untuk toko, satu untuk kantor pusat; lembar kedua bertanda TEMBUSAN.':
    '一份留店，一份交總店；第二份標示 TEMBUSAN。',
  'Surat gadai dua lembar': '當票一式兩份',
  'Surat dicetak dua kali; lembar kedua untuk toko, tanpa ketentuan.':
    '當票列印兩次，第二份由店舖保留，不附條款。',
  'Kwitansi gadai dua lembar': '典當收據一式兩份',
  'Kwitansi dicetak dua kali; lembar kedua bertanda TEMBUSAN.':
    '收據列印兩次，第二份標示 TEMBUSAN。',
  'Slip pembatalan dua lembar': '取消單兩聯',
  'Satu lembar untuk pelanggan, satu ditandatangani untuk toko; lembar kedua bertanda TEMBUSAN.':
    '一聯給顧客，一聯簽署後由店保留；第二聯印有 TEMBUSAN。',
}
