/** Expected refusals and other words of the contract, in Traditional Chinese. */
export const refusals: Readonly<Record<string, string>> = {
  'Password contoh hanya diterima di komputer server itu sendiri. Ganti dahulu di sana':
    '範例密碼只可在伺服器本機使用，請先在該處更改',
  'Sudah {maks} nota ditahan di toko ini, ambil atau hapus yang lama dahulu':
    '本店已有 {maks} 張暫存單，請先取回或刪除舊單',
  'Nota ini terlalu besar untuk ditahan': '此單太大，無法暫存',
  'Baki {kode_baki} untuk kategori {kategori_baki}, sedangkan {nama} termasuk {kategori}. Barang lain dari kategori lain: {lagi}.':
    '盤 {kode_baki} 供類別 {kategori_baki} 使用，而 {nama} 屬於 {kategori}。其他類別的貨品另有：{lagi}。',
  'Ada tanda yang tidak dapat ditulis': '內含無法書寫的字元',
  'Perintah tidak dikenal': '不明的指令',
  'Alamat menunjuk server lain: kuncinya dihapus, ketik lagi':
    '網址指向另一伺服器：金鑰已移除，請重新輸入',
  'Baki {kode_baki} sudah dihapus, aktifkan dulu di Master Baki':
    '托盤 {kode_baki} 已刪除，請先在托盤主檔重新啟用',
  'Permintaan tidak dapat dibaca: {bidang}': '無法讀取請求：{bidang}',
  'Periksa isian yang ditandai': '請檢查已標示的欄位',
  'Permintaan ini harus membawa Idempotency-Key (UUID)': '此請求必須帶有 Idempotency-Key (UUID)',
  'Sesi Anda sudah berakhir, silahkan masuk lagi': '您的登入已結束，請重新登入',
  'User id atau Password yang anda masukan salah': '使用者代號或密碼錯誤',
  'Incorrect username or password': '使用者名稱或密碼錯誤',
  'Anda tidak punya hak untuk ini': '您沒有此權限',
  'Modul {modul} tidak aktif di toko ini': '此分店未啟用模組 {modul}',
  'Anda tidak boleh bekerja untuk toko {kode_toko}': '您不得代表分店 {kode_toko} 工作',
  'Server ini hanya melayani {kode_toko}. Masuk di alamat toko Anda sendiri':
    '此伺服器只服務 {kode_toko}。請在您所屬分店的網址登入',
  'Data Tidak Ditemukan': '找不到資料',
  'DELETED: {kode} pernah dihapus': 'DELETED：{kode} 先前已刪除',
  'Kode {kode} sudah dipakai': '代碼 {kode} 已被使用',
  '{kode} masih dipakai oleh {oleh}': '{kode} 仍被 {oleh} 使用',
  'Data sudah diubah orang lain, muat ulang dahulu': '資料已被他人修改，請先重新載入',
  'Toko sudah ditutup oleh {user_id} untuk tanggal {tgl}. Transaksi belum disimpan':
    '{user_id} 已將 {tgl} 結帳關店，交易尚未儲存',
  'Faktur {nomor} sudah dibatalkan': '單據 {nomor} 已取消',
  'Sedang ada transaksi lain yang belum selesai, silahkan coba lagi':
    '另一筆交易尚未完成，請再試一次',
  'Kunci permintaan ini sudah dipakai untuk isi yang lain': '此請求的金鑰已用於其他內容',
  'Total berubah dari {total_dilihat} menjadi {total_sekarang}, periksa dahulu':
    '總額由 {total_dilihat} 變為 {total_sekarang}，請先核對',
  'Harga emas untuk {kode_kadar} belum ada di papan harga': '價目板尚無 {kode_kadar} 的金價',
  'Pembayaran kurang {kurang}': '付款尚欠 {kurang}',
  'Pembayaran bukan tunai melebihi sisa tagihan sebesar {lebih}': '非現金付款超出餘額 {lebih}',
  'Pilih sedikitnya satu cara pembayaran': '請至少選擇一種付款方式',
  'Belum ada barang di nota': '單據上尚無貨品',
  '{label} {kode} tidak ada': '{label} {kode} 不存在',
  'Kadar tidak boleh 0': '成色不可為 0',
  'Kadar tidak boleh lebih dari {maks}': '成色不可超過 {maks}',
  'Penjualan tanggal {tgl} tidak dapat dibatalkan, hanya hari yang sama':
    '{tgl} 的銷售不可取消，僅限同日',
  'Password lama salah': '舊密碼錯誤',
  'Password baru sedikitnya 8 huruf dan tidak mudah ditebak': '新密碼至少 8 個字元，且不易被猜中',
  'Perlu otorisasi supervisor: {kategori}': '需要主管授權：{kategori}',
  'Otorisasi tidak berlaku untuk perintah ini, minta otorisasi baru':
    '此授權不適用於本指令，請重新申請',
  'Hanya SPV atau OWN toko ini yang dapat menyetujui': '只有本店的 SPV 或 OWN 可以批准',
  'Masih ada yang belum selesai: {apa}': '尚有未完成事項：{apa}',
  'Jangan menulis nomor kartu di {bidang}, cukup 4 angka terakhir':
    '請勿在 {bidang} 填寫卡號，只需末四碼',
  'Toko hanya dapat dibuka lagi di hari yang sama, selama hari berikutnya belum dipakai':
    '僅能於同日重新開店，且次日尚未使用',
  'Jurnal tidak seimbang, tidak ada yang disimpan': '分錄不平衡，未儲存任何資料',
  'Akun {jenis_akun} untuk {trx} {type} belum diatur di Parameter Akun':
    '{trx} {type} 的科目 {jenis_akun} 尚未在 Parameter Akun 設定',
  'Terlalu banyak percobaan, tunggu {detik} detik lalu coba lagi':
    '嘗試次數過多，請等待 {detik} 秒後再試',
  'Server sedang sibuk, silahkan coba lagi sebentar': '伺服器忙碌中，請稍後再試',
  'Jumlah harus lebih dari 0': '金額必須大於 0',
  'Kirim barang antar cabang': '分店間調貨',
  'Kondisi pinjaman': '抵押品狀況',
  'Plafond hutang untuk kadar': '此成色的貸款上限',
  'Hutang {nomor} sudah {status} dengan {oleh_nomor} oleh {user_id}':
    '典當 {nomor} 已由 {user_id} 以 {oleh_nomor} {status}',
  'Hutang {nomor} baru saja berubah di tempat lain, muat ulang dahulu':
    '典當 {nomor} 剛在別處更改，請先重新載入',
  'Izin usaha gadai toko ini belum diisi, lengkapi di Setting Toko dahulu':
    '本店的典當執照尚未填寫，請先在店舖設定中填妥',
  'Izin usaha gadai toko ini habis tanggal {tgl}, perbarui di Setting Toko dahulu':
    '本店的典當執照已於 {tgl} 到期，請先在店舖設定中更新',
  'Pinjaman {jumlah} melebihi plafond {plafond}': '貸款 {jumlah} 超過上限 {plafond}',
  'Pinjaman {jumlah} di bawah pinjaman terkecil {minimal}':
    '貸款 {jumlah} 低於最低貸款額 {minimal}',
  'Pinjaman {jumlah} tidak dilayani, tidak ada Parameter Bunga Hutang untuk jumlah itu':
    '不提供 {jumlah} 的貸款，該金額沒有利息參數',
  'Barang dengan kondisi {kondisi} tidak diterima sebagai jaminan':
    '狀況為 {kondisi} 的物品不接受作抵押',
  'Hutang {nomor} baru boleh dilelang setelah {tgl}': '典當 {nomor} 須在 {tgl} 之後才可拍賣',
  'Beri tahu pelanggan dahulu: belum ada pemberitahuan setelah jatuh tempo {tgl}':
    '請先通知客戶：{tgl} 到期後尚無通知',
  'Lelang {nomor} tidak punya kelebihan untuk dibayar': '拍賣 {nomor} 沒有餘款可付',
  '{nomor} tidak punya dokumen yang dapat dibatalkan di sini': '{nomor} 沒有可在此取消的單據',
  'Sesudah {nomor} ada {oleh_nomor}, batalkan {oleh_nomor} dahulu':
    '{nomor} 之後已有 {oleh_nomor}，請先取消 {oleh_nomor}',
  'Dokumen {nomor} tanggal {tgl} tidak dapat dibatalkan, hanya di hari yang sama':
    '{tgl} 的單據 {nomor} 不能取消，只限當日',
  'Dokumen {nomor} Anda buat sendiri, pemeriksaan harus oleh orang lain':
    '單據 {nomor} 由您開立，須由他人核對',
  'Dokumen {nomor} sudah diperiksa oleh {user_id}': '單據 {nomor} 已由 {user_id} 核對',
  'Barang jaminan itu tidak ada': '沒有該抵押品',
  'Sedikitnya satu barang tetap dijaminkan': '至少須留一件作抵押',
  ditebus: '贖回',
  diperpanjang: '續期',
  dilelang: '拍賣',
  'dilelang dan kelebihannya dibayar': '拍賣並付清餘款',
  dibatalkan: '取消',
  'Tarif pajak kelas {kelas} belum ada, isi dulu di Parameter Pajak':
    '{kelas} 類別尚無稅率，請先在 Parameter Pajak 填寫',
  'Barang berlian {kode_barcode} tidak dapat dijual, modul Berlian tidak aktif di toko ini':
    '鑽石貨品 {kode_barcode} 不能出售，本店未啟用 Berlian 模組',
  'Harga emas {kadar} berubah {persen}%, dari Rp {lama} menjadi Rp {baru}. Baris lain di atas batas: {lagi}.':
    '{kadar} 金價變動 {persen}%，由 Rp {lama} 改為 Rp {baru}。其他超出上限的行數：{lagi}。',
  'Berat {nama} {berat} g, di atas batas {batas} g. Barang lain di atas batas: {lagi}.':
    '{nama} 重 {berat} g，超過上限 {batas} g。其他超重貨品：{lagi}。',
  '{label} berubah {persen}%, dari Rp {lama} menjadi Rp {baru}. Isian lain di atas batas: {lagi}.':
    '{label} 變動 {persen}%，由 Rp {lama} 變為 Rp {baru}。其他超出上限的欄位：{lagi}。',
  '{label} Rp {baru} per gram, di atas harga jual emas tertinggi Rp {papan}. Isian lain di atas batas: {lagi}.':
    '{label} 每克 Rp {baru}，高於最高金價賣出 Rp {papan}。其他超出上限的欄位：{lagi}。',
  'Modal {nama} Rp {modal} per gram, harga jual emas Rp {papan}. Barang lain yang jauh berbeda: {lagi}.':
    '{nama} 成本每克 Rp {modal}，金價賣出為 Rp {papan}。其他差距大的貨品：{lagi}。',
  'Ini hanya dapat disetujui oleh OWN': '只有 OWN 可批准此事',
  'Hitungan laci {laci} berbeda dari buku melebihi toleransi toko, hitung lagi atau tulis sebabnya dan minta otorisasi':
    '錢箱 {laci} 的盤點與帳面之差超過本店容許額，請重新盤點，或寫明原因並請求授權',
  'Gambar wajib ada sebelum barang dijual di marketplace': '貨品在網上市集出售前必須有圖片',
  'Slip {mesin} berbeda dari dokumen hari ini, baca lagi slipnya atau tulis sebabnya':
    '結算單 {mesin} 與今日單據不符，請再讀一次或寫明原因',
  'Total slip {mesin} belum diketik, ketik atau tulis sebabnya':
    '結算單 {mesin} 的總額尚未輸入，請輸入或寫明原因',
  'Nota {nomor} dibayar tunai {tunai}, yang kurang tidak dapat lebih dari itu':
    '單據 {nomor} 現金支付 {tunai}，短少不可能更多',
  'Nota {nomor} sudah punya kurang bayar {no_kurang_bayar}':
    '單據 {nomor} 已有少付款 {no_kurang_bayar}',
  'Sisa {nomor} hanya {sisa}': '{nomor} 只剩 {sisa}',
  'Nota {nomor} punya kurang bayar {no_kurang_bayar}, batalkan itu dahulu':
    '單據 {nomor} 有少付款 {no_kurang_bayar}，請先取消',
  'Anda sudah mencari {batas} nota lama hari ini: minta supervisor':
    '您今天已查詢 {batas} 次舊單：請主管協助',
  'Disk server penuh, belum ada yang tersimpan. Beri tahu pengelola server, lalu ulangi':
    '伺服器磁碟已滿，尚未儲存任何資料。請通知伺服器管理員後再試',
  'Anda sudah melihat {batas} nota toko lain dalam satu jam: tunggu {menit} menit atau minta supervisor mencarinya':
    '您一小時內已查看 {batas} 張其他分店單據：請等 {menit} 分鐘，或請主管查找',
}
