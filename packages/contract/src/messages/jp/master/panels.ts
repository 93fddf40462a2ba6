/** Panels above the masters of goods, in Japanese. */
export const masterPanels: Readonly<Record<string, string>> = {
  Percobaan: '試し',
  'Coba bulatkan berat': '重量の丸めを試す',
  'Berat Asli': '実測重量',
  'Pita percobaan': '試す区分',
  'Berat nota menurut aturan': 'ルールごとの伝票重量',
  'Kelas SNI 8880:2020': 'SNI 8880:2020 の等級',
  'Di bawah kelas SNI': 'SNI の等級未満',
  '{kelas} atau SNI {lain}': '{kelas} または SNI {lain}',
  'Cap {cap} memotong angka: emas {kadar} ‰ ke atas bercap sama dan termasuk SNI {kelas}.':
    '刻印 {cap} は三桁に切り捨てた数字です。{kadar} ‰ 以上の金も同じ刻印で、SNI {kelas} に当たります。',
  'Harga Nota': '伝票価格',
  'Umur Nota': '伝票の日数',
  'Tidak ada rugi nota untuk group dan umur ini.': 'このグループと日数の差引きはありません。',
  Rugi: '差引き',
  'Dibeli Kembali': '買戻し額',
  'Coba angka lain': '別の数字で試す',
  'Kembali ke yang disimpan': '保存した値に戻す',
  'Metode Bertingkat perlu bunga awal dan harinya.': '段階方式には初期利率とその日数が必要です。',
  'Dibulatkan ke atas ke kelipatan {langkah}': '{langkah} の倍数に切り上げ',
  'Margin {persen}% × {bulan} bulan': '利ざや {persen}% × {bulan} か月',
  'Angsuran terakhir, dengan sisa pembulatan ke kelipatan {langkah}':
    '最終回、{langkah} の倍数への丸めの残りを含む',
  'Turun ke rupiah': 'ルピア未満切り捨て',
  Pembulatan: '丸め',
}
