/** Tax: reports and files for the tax office, in Japanese. */
export const pajak: Readonly<Record<string, string>> = {
  'Laporan PPN Keluaran': '売上付加価値税レポート',
  'Laporan PPh 22': 'PPh 22 レポート',
  'Per masa pajak': '課税期間別',
  'Per nota': '伝票別',
  'Per pembeli': '購入者別',
  'Semua kelas': 'すべての区分',
  'Kelas tidak tercatat': '区分の記録なし',
  'Tarif (%)': '税率 (%)',
  'Masa Pajak': '課税期間',
  'Dasar Pengenaan': '課税標準',
  'PPN Tidak Dipungut': '徴収しない付加価値税',
  'Di luar nota penjualan': '販売伝票以外',
  'Jenis Pembeli': '購入者の種別',
  Pajak: '税務',
  'e-Faktur': 'e-Faktur',
  'Pilih tanggal dalam satu bulan': '同じ月の日付を選んでください',
  'Nomor Identitas Tempat Kegiatan Usaha toko ini, 22 angka: NPWP 16 angka dan 6 angka tempat usaha. Dipakai di berkas e-Faktur.':
    '税務署におけるこの店舗の事業所番号（22 桁：納税者番号 16 桁と事業所 6 桁）。e-Faktur ファイルで使います。',
  'DPP faktur kode 05': 'コード 05 の課税標準',
  'Cara dasar pengenaan ditulis di berkas e-Faktur; PPN-nya tetap sama.':
    'e-Faktur ファイルでの課税標準の書き方。税額は変わりません。',
  'Nilai lain dengan tarif 12 %': 'その他の価額、税率 12 %',
  'Harga jual dengan tarif 1,1 % atau 1,65 %': '販売価格、税率 1.1 % または 1.65 %',
  'Kadar emas batangan (permil)': '金地金の品位（パーミル）',
  'Batangan bersertifikat sekurangnya sekadar ini dijual tanpa PPN; yang lain dipajaki seperti perhiasan. Aturannya 999.9.':
    '証明書付きでこの品位以上の地金は付加価値税なしで販売し、それ以外は宝飾品として課税します。規則は 999.9 です。',
  'NITKU terdiri dari 22 angka: NPWP 16 angka dan 6 angka tempat usaha':
    'NITKU は 22 桁です：納税者番号 16 桁と事業所 6 桁',
  'NITKU toko ini belum diisi, lengkapi di Setting Toko dahulu':
    'この店舗の NITKU が未入力です。先に店舗設定で入力してください',
  'NPWP toko {npwp} tidak cocok dengan NITKU {nitku}, samakan di Setting Toko':
    '店舗の納税者番号 {npwp} と NITKU {nitku} が一致しません。店舗設定で揃えてください',
  'Tidak ada nota untuk berkas ini': 'このファイルに入る伝票はありません',
  '{jumlah} nota belum lengkap: lengkapi dahulu, atau unduh tanpa nota itu':
    '{jumlah} 件の伝票が不完全です。先に補うか、それらを除いてダウンロードしてください',
  'Berkas XML untuk diimpor di Coretax, satu masa pajak sekali.':
    'Coretax に取り込む XML ファイル。課税期間ごとに作ります。',
  'Belum ada hari bisnis yang dibuka': 'まだ営業日が開かれていません',
  'Bulan ini': '今月',
  'Bulan lalu': '先月',
  'PPN di nota': '伝票の付加価値税',
  'PPN Keluaran di buku': '帳簿の売上付加価値税',
  'Sama dengan buku.': '帳簿と一致します。',
  'Dokumen lain, tidak ada di berkas: lihat Laporan PPN Keluaran.':
    '他の伝票のためファイルにはありません。売上付加価値税レポートを参照。',
  'NPWP 15 angka ditulis dengan 0 di depan, periksa di Coretax: {nota}':
    '15 桁の納税者番号は先頭に 0 を付けました。Coretax で確認してください：{nota}',
  'NITKU {nitku}': 'NITKU {nitku}',
  'Faktur pedagang dan pabrikan': '業者・製造者の請求書',
  'Faktur konsumen digunggung': '消費者の一括請求書',
  'Nama pembeli kosong: lengkapi di Buku Pelanggan, atau buat fakturnya di Coretax':
    '購入者名なし：お客様名簿で補うか、Coretax で請求書を作成してください',
  'Alamat pembeli kosong: lengkapi di Buku Pelanggan, atau buat fakturnya di Coretax':
    '購入者の住所なし：お客様名簿で補うか、Coretax で請求書を作成してください',
  'NPWP pembeli salah: buat fakturnya di Coretax':
    '購入者の納税者番号が誤り：Coretax で請求書を作成してください',
  'Dijual tanpa PPN: periksa Parameter Pajak dan Setting System':
    '付加価値税なしの販売：税パラメータとシステム設定を確認',
  'Nota di berkas': 'ファイル内の伝票',
  'Nota belum lengkap': '不完全な伝票',
  'PPN belum lengkap': '不完全分の付加価値税',
  'Unduh XML': 'XML をダウンロード',
  'Unduh XML bagian {bagian}': 'XML 第 {bagian} 部をダウンロード',
  '{jumlah} nota belum lengkap tidak ikut di berkas. Lanjutkan?':
    '不完全な {jumlah} 件はファイルに入りません。続けますか？',
  'Semua nota lengkap.': 'すべての伝票が揃っています。',
  '{tampil} dari {jumlah} nota': '{jumlah} 件中 {tampil} 件',
  Berkas: 'ファイル',
  'Yang kurang': '不足しているもの',
}
