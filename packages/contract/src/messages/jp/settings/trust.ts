/** Past dates, copies of papers and what pieces cost, in Japanese. */
export const trust: Readonly<Record<string, string>> = {
  'Tanggal lalu dibuka oleh pemilik': 'オーナーに過去日を許可',
  'OWN, SU dan MU boleh memilih tanggal sebelum hari ini di Lihat Penjualan.':
    'OWN、SU、MU は「販売照会」で今日より前の日付を選べます。',
  'Tanggal lalu dibuka oleh supervisor': 'スーパーバイザーに過去日を許可',
  'SPV, SU dan MU boleh memilihnya; bila keduanya mati tidak ada yang boleh.':
    'SPV、SU、MU が選べます。両方オフなら誰も選べません。',
  'Tanggal sebelum {tgl} terkunci untuk level {level}, cari dengan nomor lengkap atau minta supervisor':
    '{tgl} より前の日付はレベル {level} ではロックされています。番号全体で検索するか、スーパーバイザーに依頼してください',
  'Slip Tambah Barang dua lembar': '入庫伝票を2部',
  'Slip Pindah Barang dua lembar': '移動伝票を2部',
  'Slip Hancur Barang dua lembar': '廃棄伝票を2部',
  'Slip dicetak dua kali; lembar kedua bertanda TEMBUSAN.':
    '伝票を2回印刷し、2部目に TEMBUSAN と表示します。',
  'Laporan tutup toko dua lembar': '閉店レポートを2部',
  'Satu lembar untuk toko, satu untuk kantor pusat; lembar kedua bertanda TEMBUSAN.':
    '1部は店舗用、1部は本部用。2部目に TEMBUSAN と表示します。',
  'Surat gadai dua lembar': '質札を2部',
  'Surat dicetak dua kali; lembar kedua untuk toko, tanpa ketentuan.':
    '質札を2回印刷します。2部目は店の控えで、規約は付きません。',
  'Kwitansi gadai dua lembar': '質の領収書を2部',
  'Kwitansi dicetak dua kali; lembar kedua bertanda TEMBUSAN.':
    '領収書を2回印刷し、2部目に TEMBUSAN と表示します。',
  'Slip pembatalan dua lembar': '取消伝票を二枚',
  'Satu lembar untuk pelanggan, satu ditandatangani untuk toko; lembar kedua bertanda TEMBUSAN.':
    '一枚はお客様、一枚は署名をもらい店控え。二枚目に TEMBUSAN と印字。',
}
