/** Alarms and the state of the installation, in Japanese. */
export const operasi: Readonly<Record<string, string>> = {
  'Neraca saldo {toko} tidak seimbang: {rp} rupiah, {ug} µg emas murni.':
    '{toko} の試算表が一致しません：{rp} ルピア、純金 {ug} µg。',
  'Hentikan penjualan toko itu, jalankan npm run audit:verify, dan hubungi pembuat program.':
    'その店舗の販売を止め、npm run audit:verify を実行し、開発元に連絡してください。',
  'Pemeriksaan malam menemukan {jumlah} kesalahan pembukuan.':
    '夜間検査で帳簿の誤りが {jumlah} 件見つかりました。',
  'Jalankan npm run audit:verify, simpan cadangan lama, dan hubungi pembuat program.':
    'npm run audit:verify を実行し、古いバックアップを保管して開発元に連絡してください。',
  '{jumlah} pesan {toko} belum sampai, tertua {menit} menit, gagal {kali} kali: {sebab}':
    '{toko} のメッセージ {jumlah} 件が届いていません。最も古いものは {menit} 分前、失敗 {kali} 回: {sebab}',
  'Perbaiki sebabnya, lalu tekan Kirim lagi; pesan tidak hilang.':
    '原因を取り除き「再送」を押してください。メッセージは失われません。',
  'Tidak ada cadangan baru selama {jam} jam.': '{jam} 時間、新しいバックアップがありません。',
  'Jalankan npm run backup; periksa jadwal, BACKUP_DIR dan disknya.':
    'npm run backup を実行し、スケジュール、BACKUP_DIR とそのディスクを確認してください。',
  'Pencadangan terakhir gagal: {sebab}': '前回のバックアップに失敗しました：{sebab}',
  'Perbaiki sebabnya, lalu jalankan npm run backup.':
    '原因を取り除いてから npm run backup を実行してください。',
  'Tidak ada latihan pemulihan yang berhasil selama {hari} hari.':
    '{hari} 日間、成功した復元訓練がありません。',
  'Jalankan npm run drill: cadangan yang belum dicoba bukan cadangan.':
    'npm run drill を実行してください。試していないバックアップはバックアップとは言えません。',
  'Latihan pemulihan terakhir gagal: cadangan belum tentu dapat dipulihkan.':
    '前回の復元訓練に失敗しました。バックアップを復元できるとは限りません。',
  'Jalankan npm run drill, baca baris ✗, dan buat cadangan baru di disk lain.':
    'npm run drill を実行し、✗ の行を読み、別のディスクに新しいバックアップを作成してください。',
  'Arsip WAL tertinggal {menit} menit: {sebab}': 'WAL アーカイブが {menit} 分遅れています：{sebab}',
  'Periksa WAL_ARCHIVE_DIR dan ruang disknya; arsip lanjut sendiri setelah pulih.':
    'WAL_ARCHIVE_DIR とディスクの空きを確認してください。復旧後は自動で続行します。',
  'Salinan dasar arsip WAL sudah {jam} jam tidak dibuat: {sebab}':
    'WAL アーカイブの基本コピーが {jam} 時間作成されていません：{sebab}',
  'Jalankan npm run backup -- --base dan baca sebabnya.':
    'npm run backup -- --base を実行し、原因を確認してください。',
  'Disk data terisi {persen} %.': 'データディスクの使用率は {persen} % です。',
  'Kosongkan ruang sebelum penuh, atau pindahkan BACKUP_DIR ke disk lain.':
    '満杯になる前に空きを作るか、BACKUP_DIR を別のディスクへ移してください。',
  'Jam komputer ini berbeda {detik} detik dari basis data.':
    'このコンピューターの時計がデータベースと {detik} 秒ずれています。',
  'Nyalakan penyesuai jam (NTP) di kedua komputer.':
    '両方のコンピューターで時刻同期（NTP）を有効にしてください。',
  '{toko} belum tutup toko untuk {tgl}, sudah lewat 23:00 WIB.':
    '{toko} は {tgl} の日締めが済んでおらず、23:00 WIB を過ぎています。',
  'Lakukan tutup toko di toko itu.': 'その店舗で日締めを行ってください。',
  'Perlu perhatian': '要対応',
  'Keadaan sistem': 'システムの状態',
  'Server belum sempat melihat.': 'サーバーはまだ確認していません。',
  'Cadangan terakhir': '前回のバックアップ',
  'Latihan pemulihan': '復元訓練',
  'Pembukuan diperiksa': '帳簿の検査',
  'Neraca saldo': '試算表',
  'Pulih ke detik': '復元可能な時点',
  'Tidak dipasang': '未設定',
  'Disk data': 'データディスク',
  'Beda jam': '時計のずれ',
  '{detik} detik': '{detik} 秒',
  'Belum tutup toko': '日締め未了',
  'Dilihat server {waktu}.': 'サーバー確認 {waktu}。',
  Periksa: '要確認',
  Baik: '良好',
  'Belum pernah': 'なし',
  'Seimbang di {jumlah} toko': '{jumlah} 店舗で一致',
  'Tidak ada': 'ありません',
  'Kabar tutup toko': '閉店の知らせ',
  'Pesan yang belum sampai': '届いていないメッセージ',
  'Sejak {waktu}, gagal {kali} kali; {jumlah} pesan menunggu di belakangnya.':
    '{waktu} から {kali} 回失敗、後ろに {jumlah} 件が待っています。',
  'Pesan dicoba lagi sekarang': 'メッセージを今すぐ再送します',
  'Pesan sudah sampai': 'メッセージは届きました',
  'Pesan sedang dikirim; bila gagal, langsung dicoba lagi':
    'メッセージを送信中です。失敗した場合はすぐに再送します',
  'Server ini belum mengenal pesan itu; server versi baru yang mengirimnya':
    'このサーバーはまだこのメッセージを扱えません。新しい版のサーバーが送信します',
  'Kirim lagi': '再送',
}
