/** Coupons, in Japanese. */
export const kupon: Readonly<Record<string, string>> = {
  'Kupon {kode_kupon} tidak ada': 'クーポン {kode_kupon} はありません',
  'Kupon {kode_kupon} berlaku {tgl_dari} sampai {tgl_sampai}, hari ini {tgl}':
    'クーポン {kode_kupon} の有効期間は {tgl_dari} から {tgl_sampai} まで、本日は {tgl} です',
  'Kupon {kode_kupon} untuk belanja mulai {minimal}, nota ini {total}':
    'クーポン {kode_kupon} は {minimal} 以上のお買い上げ用、この伝票は {total} です',
  'Kupon {kode_kupon} sudah habis: {terpakai} dari {kuota} terpakai':
    'クーポン {kode_kupon} は終了しました：{kuota} 枚中 {terpakai} 枚使用済み',
  'Kupon {kode_kupon} sekali per pelanggan: isi telepon pelanggan dahulu':
    'クーポン {kode_kupon} はお一人様一回限り：先にお客様の電話番号を入力してください',
  'Kupon {kode_kupon} sudah dipakai pelanggan ini di nota {no_faktur_jual}':
    'このお客様はクーポン {kode_kupon} を伝票 {no_faktur_jual} で使用済みです',
  'Kupon di nota ini baru saja berubah di tempat lain, simpan sekali lagi':
    'この伝票のクーポンが他で変更されました。もう一度保存してください',
  'Cek Kupon': 'クーポンの確認',
  'Apakah kupon berlaku hari ini, dan berapa sisanya.': 'クーポンが本日有効か、残りはいくつか。',
  'Pindai atau ketik kode kupon': 'クーポンコードを読み取るか入力',
  'Periksa kodenya, lalu coba lagi.': 'コードを確認して、もう一度お試しください。',
  Kupon: 'クーポン',
  'Belum ada kupon dipilih': 'クーポンが選択されていません',
  'Pindai kode di kupon, atau ketik lalu tekan Enter.':
    'クーポンのコードを読み取るか、入力して Enter を押してください。',
  'Berlaku hari ini': '本日有効',
  'Tidak berlaku': '無効',
  Terpakai: '使用済み',
  '{terpakai} dari {kuota}': '{kuota} 枚中 {terpakai} 枚',
  'Pakai kupon': 'クーポンを使う',
  'Kosongkan untuk melepas kupon dari nota.': '空欄にすると伝票からクーポンを外します。',
  '{persen}, paling banyak {maks}': '{persen}、最大 {maks}',
  'Nota belum cukup untuk kuponnya.': '伝票の金額がクーポンの条件に足りません。',
  'Laporan Kupon': 'クーポンレポート',
  'Per kupon': 'クーポン別',
  'Potongan kupon': 'クーポン値引き',
  'Sisa kuota': '残りの枚数',
}
