/** Settings, the store, services of others and exports, in Japanese. */
export const settings: Readonly<Record<string, string>> = {
  Aktif: 'オン',
  'Alamat harus seperti https://toko.contoh.id':
    'アドレスは https://toko.contoh.id の形で入力します',
  'Arah pembulatan penjualan': '販売の丸め方向',
  'Batas menaikkan harga': '値上げの限度',
  'Batas menurunkan harga': '値下げの限度',
  'Bawaan {nilai}': '初期値 {nilai}',
  'Belum ada logo. Nota dan laporan dicetak dengan nama toko saja.':
    'ロゴはまだありません。伝票と帳票には店名だけを印刷します。',
  'Belum ada setting yang diubah.': 'まだ変更された設定はありません。',
  'Belum diisi': '未入力',
  'Bentuk nota hanya diubah pemilik': '伝票の書式はオーナーだけが変更',
  'Bentuk yang dipilih lebih dahulu di Cetak Barcode.': 'バーコード印刷で最初に選ばれる形式。',
  'Berlaku segera di semua layar toko ini.': 'この店舗のすべての画面ですぐに有効になります。',
  'Cari setting': '設定を検索',
  'Dicetak di nota, misalnya Senin sampai Sabtu 09.00–17.00.':
    '伝票に印刷されます。例：月曜〜土曜 09.00–17.00。',
  'Ganti gambar': '画像を変更',
  'Hanya kantor pusat yang dapat mengubah.': '本部だけが変更できます。',
  'Hanya {siapa} yang dapat mengubah': '{siapa}だけが変更できます',
  'Hapus logo toko ini?': 'この店舗のロゴを削除しますか？',
  'Harga dan pembulatan': '価格と端数処理',
  'Harga jual lebih dari jumlah ini di atas harga hitungan perlu otorisasi.':
    '計算価格をこの金額より多く上回る販売価格には承認が必要です。',
  'Izin berlaku sampai': '許可の有効期限',
  'Izin sudah lewat': '許可の期限切れ',
  'Izin usaha gadai': '質屋営業許可',
  'JPEG, PNG atau WebP; dikecilkan menjadi paling besar 480 × 240 titik.':
    'JPEG、PNG、WebP。最大 480 × 240 点に縮小します。',
  'Jam buka': '営業時間',
  'Jam dan printer': '営業時間とプリンター',
  'Jumlah dan berat stok tidak tampil di Beranda dan Dashboard Pusat, kecuali untuk OWN.':
    'OWN 以外にはホームと本部ダッシュボードに在庫の点数と重量を表示しません。',
  'Jumlah setiap barang dibulatkan ke kelipatan rupiah ini.': '各商品の金額をこの単位に丸めます。',
  'Kadar di Master Kadar dan barang baru tidak boleh melebihi angka ini.':
    '品位マスタと新しい商品の品位はこの値を超えられません。',
  'Kadar tertinggi (‰)': '最高品位 (‰)',
  Kas: '現金',
  'Ke mana harga jual dibulatkan.': '販売価格を丸める方向。',
  'Kelipatan pembulatan (Rp)': '端数処理の単位 (Rp)',
  'Kosong bila izin tidak punya batas waktu.': '期限がなければ空欄にします。',
  'Laci kas': 'キャッシュドロワー',
  'Lingkup izin': '許可の範囲',
  Logo: 'ロゴ',
  Mati: 'オフ',
  'Membuka {layar}': '{layar}を開きます',
  Modul: 'モジュール',
  Naik: '切り上げ',
  'Nama laci dipisah koma; setiap laci dihitung saat tutup toko, yang pertama dipakai bila kasir tidak memilih.':
    '名前をコンマで区切ります。閉店時に各ドロワーを数え、レジ係が選ばないときは最初のものを使います。',
  'Nomor izin': '許可番号',
  'Nomor izin usaha pergadaian dari OJK.': 'OJK が発行した質屋営業許可の番号。',
  'Nota dicetak dua kali; lembar kedua tanpa ketentuan.':
    '伝票を2回印刷し、2枚目には約款を印刷しません。',
  'Nota penjualan dua lembar': '販売伝票を2枚印刷',
  'PPN dihitung dari harga jual, dicetak di nota dan dibukukan.':
    '付加価値税を販売価格から計算し、伝票に印刷して記帳します。',
  'PPN termasuk harga': '価格に付加価値税を含む',
  'Printer biasa (PDF)': '通常のプリンター (PDF)',
  'Printer label': 'ラベルプリンター',
  'Printer label TSPL': 'TSPL ラベルプリンター',
  'Printer label ZPL': 'ZPL ラベルプリンター',
  'Sampai jumlah ini kasir boleh memberi harga lebih murah atau diskon tanpa otorisasi.':
    'この金額まではレジ係が承認なしに値引きできます。',
  Sebelum: '変更前',
  'Sekarang {nilai}': '現在 {nilai}',
  'Sembunyikan ringkasan stok': '在庫の概要を隠す',
  Sesudah: '変更後',
  Setting: '設定',
  'Setting Nota dan Setting Nota Slip hanya terbuka untuk OWN dan SU.':
    'Setting Nota と Setting Nota Slip は OWN と SU だけが開けます。',
  'Setting System': 'システム設定',
  'Setting Toko': '店舗設定',
  'Simpan di {jumlah} toko': '{jumlah}店舗に保存',
  'Simpan perubahan': '変更を保存',
  'Simpan {jumlah} perubahan': '{jumlah}件の変更を保存',
  'Tidak ada yang berubah': '変更はありません',
  'Toko yang dipilih sudah memakai nilai ini.': '選んだ店舗はすでにこの値です。',
  Turun: '切り捨て',
  User: 'ユーザー',
  'Wilayah tempat izin berlaku, misalnya Provinsi Jawa Barat.':
    '許可が有効な地域。例：西ジャワ州。',
  'Yang dicetak di nota dan laporan, dan printer toko ini.':
    '伝票と帳票に印刷する内容と、この店舗のプリンター。',
}
