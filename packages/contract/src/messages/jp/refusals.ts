/** Expected refusals and other words of the contract, in Japanese. */
export const refusals: Readonly<Record<string, string>> = {
  'Password contoh hanya diterima di komputer server itu sendiri. Ganti dahulu di sana':
    'サンプルのパスワードはサーバー本体でのみ使えます。先にそこで変更してください',
  'Sudah {maks} nota ditahan di toko ini, ambil atau hapus yang lama dahulu':
    'この店舗では既に {maks} 件の伝票が保留中です。先に古いものを呼び出すか削除してください',
  'Nota ini terlalu besar untuk ditahan': 'この伝票は大きすぎて保留できません',
  'Baki {kode_baki} untuk kategori {kategori_baki}, sedangkan {nama} termasuk {kategori}. Barang lain dari kategori lain: {lagi}.':
    'トレイ {kode_baki} はカテゴリー {kategori_baki} 用ですが、{nama} は {kategori} です。ほかのカテゴリーの商品：{lagi}。',
  'Ada tanda yang tidak dapat ditulis': '書けない文字が含まれています',
  'Perintah tidak dikenal': '不明なコマンドです',
  'Alamat menunjuk server lain: kuncinya dihapus, ketik lagi':
    'アドレスが別のサーバーを指しています。キーは削除されました、もう一度入力してください',
  'Baki {kode_baki} sudah dihapus, aktifkan dulu di Master Baki':
    'トレイ {kode_baki} は削除済みです。先にトレイマスターで再有効化してください',
  'Permintaan tidak dapat dibaca: {bidang}': 'リクエストを読み取れません：{bidang}',
  'Periksa isian yang ditandai': '印の付いた項目を確認してください',
  'Permintaan ini harus membawa Idempotency-Key (UUID)':
    'このリクエストには Idempotency-Key (UUID) が必要です',
  'Sesi Anda sudah berakhir, silahkan masuk lagi':
    'セッションが終了しました。もう一度ログインしてください',
  'User id atau Password yang anda masukan salah': 'ユーザーIDまたはパスワードが違います',
  'Incorrect username or password': 'ユーザー名またはパスワードが違います',
  'Anda tidak punya hak untuk ini': 'この操作の権限がありません',
  'Modul {modul} tidak aktif di toko ini': 'この店ではモジュール {modul} が無効です',
  'Anda tidak boleh bekerja untuk toko {kode_toko}': '店舗 {kode_toko} の業務は行えません',
  'Server ini hanya melayani {kode_toko}. Masuk di alamat toko Anda sendiri':
    'このサーバーは {kode_toko} 専用です。所属店舗のアドレスからログインしてください',
  'Data Tidak Ditemukan': 'データが見つかりません',
  'DELETED: {kode} pernah dihapus': 'DELETED：{kode} は以前に削除されています',
  'Kode {kode} sudah dipakai': 'コード {kode} は既に使われています',
  '{kode} masih dipakai oleh {oleh}': '{kode} はまだ {oleh} で使われています',
  'Data sudah diubah orang lain, muat ulang dahulu':
    '他の人が変更しました。先に再読み込みしてください',
  'Toko sudah ditutup oleh {user_id} untuk tanggal {tgl}. Transaksi belum disimpan':
    '{user_id} が {tgl} の営業を締めました。取引は保存されていません',
  'Faktur {nomor} sudah dibatalkan': '伝票 {nomor} は既に取り消されています',
  'Sedang ada transaksi lain yang belum selesai, silahkan coba lagi':
    '別の取引が終わっていません。もう一度お試しください',
  'Kunci permintaan ini sudah dipakai untuk isi yang lain':
    'このリクエストのキーは別の内容に使われています',
  'Total berubah dari {total_dilihat} menjadi {total_sekarang}, periksa dahulu':
    '合計が {total_dilihat} から {total_sekarang} に変わりました。確認してください',
  'Harga emas untuk {kode_kadar} belum ada di papan harga':
    '価格表に {kode_kadar} の金価格がまだありません',
  'Pembayaran kurang {kurang}': '支払いが {kurang} 不足しています',
  'Pembayaran bukan tunai melebihi sisa tagihan sebesar {lebih}':
    '現金以外の支払いが残額を {lebih} 超えています',
  'Pilih sedikitnya satu cara pembayaran': '支払い方法を少なくとも一つ選んでください',
  'Belum ada barang di nota': '伝票にまだ品物がありません',
  '{label} {kode} tidak ada': '{label} {kode} は存在しません',
  'Kadar tidak boleh 0': '品位を 0 にはできません',
  'Kadar tidak boleh lebih dari {maks}': '品位は {maks} を超えられません',
  'Penjualan tanggal {tgl} tidak dapat dibatalkan, hanya hari yang sama':
    '{tgl} の販売は取り消せません。同じ日のみ可能です',
  'Password lama salah': '古いパスワードが違います',
  'Password baru sedikitnya 8 huruf dan tidak mudah ditebak':
    '新しいパスワードは8文字以上で、推測されにくいものにしてください',
  'Perlu otorisasi supervisor: {kategori}': '監督者の承認が必要です：{kategori}',
  'Otorisasi tidak berlaku untuk perintah ini, minta otorisasi baru':
    'この承認は本操作に使えません。新しい承認を求めてください',
  'Hanya SPV atau OWN toko ini yang dapat menyetujui':
    '承認できるのはこの店の SPV または OWN だけです',
  'Masih ada yang belum selesai: {apa}': '未完了のものがあります：{apa}',
  'Jangan menulis nomor kartu di {bidang}, cukup 4 angka terakhir':
    '{bidang} にカード番号を書かないでください。下4桁で十分です',
  'Toko hanya dapat dibuka lagi di hari yang sama, selama hari berikutnya belum dipakai':
    '再開できるのは同じ日に、翌営業日が未使用の間だけです',
  'Jurnal tidak seimbang, tidak ada yang disimpan': '仕訳が一致しません。何も保存されていません',
  'Akun {jenis_akun} untuk {trx} {type} belum diatur di Parameter Akun':
    '{trx} {type} の勘定 {jenis_akun} が Parameter Akun に設定されていません',
  'Terlalu banyak percobaan, tunggu {detik} detik lalu coba lagi':
    '試行回数が多すぎます。{detik} 秒待ってからお試しください',
  'Server sedang sibuk, silahkan coba lagi sebentar':
    'サーバーが混み合っています。しばらくしてからお試しください',
  'Jumlah harus lebih dari 0': '金額は 0 より大きくしてください',
  'Kirim barang antar cabang': '支店間の配送',
  'Kondisi pinjaman': '質物の状態',
  'Plafond hutang untuk kadar': 'この品位の貸付上限',
  'Hutang {nomor} sudah {status} dengan {oleh_nomor} oleh {user_id}':
    '貸付 {nomor} は {user_id} が {oleh_nomor} で{status}済みです',
  'Hutang {nomor} baru saja berubah di tempat lain, muat ulang dahulu':
    '貸付 {nomor} は別の場所で変更されました。先に再読み込みしてください',
  'Izin usaha gadai toko ini belum diisi, lengkapi di Setting Toko dahulu':
    'この店の質屋許可が未入力です。先に店舗設定で入力してください',
  'Izin usaha gadai toko ini habis tanggal {tgl}, perbarui di Setting Toko dahulu':
    'この店の質屋許可は {tgl} に切れました。先に店舗設定で更新してください',
  'Pinjaman {jumlah} melebihi plafond {plafond}': '貸付 {jumlah} は上限 {plafond} を超えています',
  'Pinjaman {jumlah} di bawah pinjaman terkecil {minimal}':
    '貸付 {jumlah} は最低貸付額 {minimal} を下回ります',
  'Pinjaman {jumlah} tidak dilayani, tidak ada Parameter Bunga Hutang untuk jumlah itu':
    '{jumlah} の貸付は行えません。その金額の利息設定がありません',
  'Barang dengan kondisi {kondisi} tidak diterima sebagai jaminan':
    '状態が {kondisi} の品は質物として受け付けません',
  'Hutang {nomor} baru boleh dilelang setelah {tgl}':
    '貸付 {nomor} の競売は {tgl} より後に限ります',
  'Beri tahu pelanggan dahulu: belum ada pemberitahuan setelah jatuh tempo {tgl}':
    '先にお客様へ通知してください。期日 {tgl} 以降の通知がありません',
  'Lelang {nomor} tidak punya kelebihan untuk dibayar': '競売 {nomor} に支払う剰余金はありません',
  '{nomor} tidak punya dokumen yang dapat dibatalkan di sini':
    '{nomor} にはここで取り消せる書類がありません',
  'Sesudah {nomor} ada {oleh_nomor}, batalkan {oleh_nomor} dahulu':
    '{nomor} の後に {oleh_nomor} があります。先に {oleh_nomor} を取り消してください',
  'Dokumen {nomor} tanggal {tgl} tidak dapat dibatalkan, hanya di hari yang sama':
    '{tgl} の書類 {nomor} は取り消せません。当日のみ可能です',
  'Dokumen {nomor} Anda buat sendiri, pemeriksaan harus oleh orang lain':
    '書類 {nomor} はご自身の作成です。確認は別の人が行ってください',
  'Dokumen {nomor} sudah diperiksa oleh {user_id}': '書類 {nomor} は {user_id} が確認済みです',
  'Barang jaminan itu tidak ada': 'その質物はありません',
  'Sedikitnya satu barang tetap dijaminkan': '少なくとも1点は質に残してください',
  ditebus: '受け戻し',
  diperpanjang: '更新',
  dilelang: '競売',
  'dilelang dan kelebihannya dibayar': '競売・剰余金支払',
  dibatalkan: '取消',
  'Tarif pajak kelas {kelas} belum ada, isi dulu di Parameter Pajak':
    '区分 {kelas} の税率がまだありません。先に Parameter Pajak に入力してください',
  'Barang berlian {kode_barcode} tidak dapat dijual, modul Berlian tidak aktif di toko ini':
    'ダイヤモンド商品 {kode_barcode} は販売できません。この店では Berlian モジュールが無効です',
  'Harga emas {kadar} berubah {persen}%, dari Rp {lama} menjadi Rp {baru}. Baris lain di atas batas: {lagi}.':
    '{kadar} の金価格が {persen}% 変わります（Rp {lama} → Rp {baru}）。限度を超える他の行：{lagi}。',
  'Berat {nama} {berat} g, di atas batas {batas} g. Barang lain di atas batas: {lagi}.':
    '{nama} の重さ {berat} g は限度 {batas} g を超えています。限度を超える他の品：{lagi}。',
  '{label} berubah {persen}%, dari Rp {lama} menjadi Rp {baru}. Isian lain di atas batas: {lagi}.':
    '{label} が {persen}% 変わります：Rp {lama} から Rp {baru}。限度を超える他の欄：{lagi}。',
  '{label} Rp {baru} per gram, di atas harga jual emas tertinggi Rp {papan}. Isian lain di atas batas: {lagi}.':
    '{label} は 1 グラム Rp {baru} で、金の最高売値 Rp {papan} を超えています。限度を超える他の欄：{lagi}。',
  'Modal {nama} Rp {modal} per gram, harga jual emas Rp {papan}. Barang lain yang jauh berbeda: {lagi}.':
    '{nama} の原価は 1 グラム Rp {modal}、金の売値は Rp {papan} です。大きく離れた他の品：{lagi}。',
  'Ini hanya dapat disetujui oleh OWN': 'これを承認できるのは OWN だけです',
  'Hitungan laci {laci} berbeda dari buku melebihi toleransi toko, hitung lagi atau tulis sebabnya dan minta otorisasi':
    '引き出し {laci} の集計と帳簿の差が店の許容額を超えています。数え直すか、原因を書いて承認を求めてください',
  'Gambar wajib ada sebelum barang dijual di marketplace':
    'マーケットプレイスで販売する前に画像が必要です',
  'Slip {mesin} berbeda dari dokumen hari ini, baca lagi slipnya atau tulis sebabnya':
    '伝票 {mesin} が本日の書類と異なります。読み直すか、理由を書いてください',
  'Total slip {mesin} belum diketik, ketik atau tulis sebabnya':
    '伝票 {mesin} の合計が未入力です。入力するか、理由を書いてください',
  'Nota {nomor} dibayar tunai {tunai}, yang kurang tidak dapat lebih dari itu':
    '伝票 {nomor} の現金支払は {tunai}、不足はこれを超えられません',
  'Nota {nomor} sudah punya kurang bayar {no_kurang_bayar}':
    '伝票 {nomor} には不足払い {no_kurang_bayar} があります',
  'Sisa {nomor} hanya {sisa}': '{nomor} の残りは {sisa} のみです',
  'Nota {nomor} punya kurang bayar {no_kurang_bayar}, batalkan itu dahulu':
    '伝票 {nomor} に不足払い {no_kurang_bayar} があります。先に取り消してください',
  'Anda sudah mencari {batas} nota lama hari ini: minta supervisor':
    '本日はすでに過去伝票を{batas}件検索しました。責任者に依頼してください',
  'Disk server penuh, belum ada yang tersimpan. Beri tahu pengelola server, lalu ulangi':
    'サーバーのディスクが一杯で、何も保存されていません。管理者に連絡してからやり直してください',
  'Anda sudah melihat {batas} nota toko lain dalam satu jam: tunggu {menit} menit atau minta supervisor mencarinya':
    '他店の伝票を1時間に{batas}件見ました。{menit}分待つか、スーパーバイザーに検索を依頼してください',
}
