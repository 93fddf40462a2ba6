/** Texts of the terms and the privacy notice. */
export const publik: Readonly<Record<string, string>> = {
  'Tentang aplikasi ini': 'このアプリについて',
  'Kencana adalah aplikasi kasir dan kantor belakang yang dijalankan oleh toko emas Anda. Dengan masuk, Anda setuju memakainya hanya untuk pekerjaan toko, sesuai hak yang diberikan.':
    'Kencana は金の店が運営するレジとバックオフィスのアプリです。ログインすると、与えられた権限の範囲で店の業務にのみ使用することに同意したものとみなされます。',
  'Akun dan password': 'アカウントとパスワード',
  'User ID dan password bersifat pribadi dan tidak boleh dipinjamkan. Setiap transaksi dan persetujuan tercatat atas nama pemilik User ID, beserta toko dan waktunya.':
    'ユーザー ID とパスワードは個人のもので、貸してはいけません。すべての取引と承認は、ユーザー ID の持ち主の名前で店舗と時刻とともに記録されます。',
  'Segera ganti password dan beri tahu pemilik toko bila Anda menduga orang lain mengetahuinya.':
    '他人に知られた疑いがあるときは、すぐにパスワードを変更し店主に知らせてください。',
  'Transaksi dan pencatatan': '取引と記録',
  'Harga, berat, kadar, dan total dihitung menurut aturan toko dan diperiksa ulang oleh server. Dokumen yang sudah disimpan tidak dihapus; perbaikan dilakukan dengan pembatalan atau jurnal balik yang ikut tercatat.':
    '価格・重量・品位・合計は店の規則で計算され、サーバーが再確認します。保存された書類は削除されず、訂正は取消または逆仕訳で行われ、それも記録されます。',
  'Toko bertanggung jawab atas kebenaran harga emas, aturan, dan data yang dimasukkannya.':
    '入力した金価格・規則・データの正しさについては店が責任を負います。',
  'Batas tanggung jawab': '責任の範囲',
  'Toko menjaga cadangan data dan perangkatnya. Gangguan listrik, jaringan, atau perangkat dapat menunda layanan; transaksi yang belum mendapat jawaban diperiksa statusnya sebelum diulang.':
    '店はデータの控えと機器を管理します。停電・通信・機器の障害で遅れることがあります。応答のない取引は、やり直す前に状態を確認します。',
  'Hukum yang berlaku': '準拠法',
  'Syarat ini tunduk pada hukum Republik Indonesia.':
    '本規約はインドネシア共和国の法律に従います。',
  'Siapa pengendali data': 'データ管理者',
  'Pengendali data pribadi adalah toko yang menjalankan Kencana. Pemberitahuan ini mengikuti Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi.':
    '個人データの管理者は Kencana を運営する店です。本通知は個人データ保護に関する 2022 年法律第 27 号に従います。',
  'Data yang diproses': '処理するデータ',
  'Karyawan: nama, User ID, nomor WhatsApp, hak akses, catatan kegiatan, dan, bila dipakai, data sidik jari untuk persetujuan. Data sidik jari adalah data pribadi yang bersifat spesifik.':
    '従業員：氏名、ユーザー ID、WhatsApp 番号、権限、操作記録、および使用する場合は承認用の指紋データ。指紋データは特定の個人データです。',
  'Pelanggan: nama, alamat, nomor telepon, transaksi, dan, untuk pinjaman atau pembelian, identitas yang diwajibkan. Nomor kartu lengkap tidak pernah disimpan, hanya empat angka terakhir.':
    'お客様：氏名、住所、電話番号、取引、および貸付や買取で求められる身分情報。カード番号の全桁は保存せず、下 4 桁のみです。',
  'Tujuan dan dasar pemrosesan': '処理の目的と根拠',
  'Data dipakai untuk menjalankan perjanjian jual beli, jasa, dan pinjaman, memenuhi kewajiban hukum seperti pajak, pembukuan, dan pencegahan pencucian uang, serta mencegah kecurangan. Pesan promosi hanya dikirim dengan persetujuan.':
    'データは売買・サービス・貸付の履行、税務・帳簿・資金洗浄防止などの法的義務、不正防止のために使います。宣伝の連絡は同意がある場合のみ送ります。',
  'Penyimpanan dan keamanan': '保存と安全',
  'Password disimpan dalam bentuk yang tidak dapat dibaca kembali, hak akses dibatasi menurut tugas, dan perubahan dicatat. Data keuangan disimpan paling sedikit sepuluh tahun sesuai kewajiban pembukuan, lalu dihapus atau dianonimkan.':
    'パスワードは復元できない形で保存し、権限は職務に限り、変更は記録します。財務データは帳簿義務により少なくとも 10 年保存し、その後削除または匿名化します。',
  'Peramban ini menyimpan data sesi, bahasa, dan pilihan tampilan. Data sesi dihapus saat Anda keluar.':
    'このブラウザーはセッション・言語・表示の設定を保存します。セッションのデータはログアウト時に削除されます。',
  'Hak Anda': 'あなたの権利',
  'Anda berhak mendapat informasi, melihat dan memperbaiki data Anda, menarik persetujuan, meminta penghapusan atau pembatasan, menerima salinan data, dan mengajukan keberatan, sejauh tidak bertentangan dengan kewajiban hukum toko.':
    '店の法的義務に反しない範囲で、情報の提供、閲覧と訂正、同意の撤回、削除や制限の請求、写しの受領、異議申立ての権利があります。',
  'Ajukan permintaan kepada toko. Permintaan ditanggapi paling lambat 3 x 24 jam. Bila terjadi kegagalan pelindungan data, toko memberi tahu Anda secara tertulis paling lambat 3 x 24 jam.':
    '請求は店にお申し出ください。3 x 24 時間以内に回答します。データ保護に失敗した場合、店は 3 x 24 時間以内に書面でお知らせします。',
}
