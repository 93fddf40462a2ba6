/** Texts of the terms and the privacy notice. */
export const publik: Readonly<Record<string, string>> = {
  'Tentang aplikasi ini': '關於本應用程式',
  'Kencana adalah aplikasi kasir dan kantor belakang yang dijalankan oleh toko emas Anda. Dengan masuk, Anda setuju memakainya hanya untuk pekerjaan toko, sesuai hak yang diberikan.':
    'Kencana 是由您的金舖運作的收銀與後台應用程式。登入即表示您同意僅在獲授權範圍內用於店舖工作。',
  'Akun dan password': '帳戶與密碼',
  'User ID dan password bersifat pribadi dan tidak boleh dipinjamkan. Setiap transaksi dan persetujuan tercatat atas nama pemilik User ID, beserta toko dan waktunya.':
    '使用者 ID 與密碼屬個人所有，不得借予他人。每筆交易與核准均以使用者 ID 持有人的名義連同店舖與時間記錄。',
  'Segera ganti password dan beri tahu pemilik toko bila Anda menduga orang lain mengetahuinya.':
    '若懷疑他人得知您的密碼，請立即更改並通知店主。',
  'Transaksi dan pencatatan': '交易與記錄',
  'Harga, berat, kadar, dan total dihitung menurut aturan toko dan diperiksa ulang oleh server. Dokumen yang sudah disimpan tidak dihapus; perbaikan dilakukan dengan pembatalan atau jurnal balik yang ikut tercatat.':
    '價格、重量、成色與總額依店舖規則計算，並由伺服器再次核對。已儲存的單據不會刪除；更正以取消或沖銷分錄進行，並同樣記錄。',
  'Toko bertanggung jawab atas kebenaran harga emas, aturan, dan data yang dimasukkannya.':
    '店舖須對其輸入的金價、規則與資料的正確性負責。',
  'Batas tanggung jawab': '責任範圍',
  'Toko menjaga cadangan data dan perangkatnya. Gangguan listrik, jaringan, atau perangkat dapat menunda layanan; transaksi yang belum mendapat jawaban diperiksa statusnya sebelum diulang.':
    '店舖負責備份資料並維護裝置。電力、網路或裝置故障可能延誤服務；未獲回應的交易在重做前會先查核狀態。',
  'Hukum yang berlaku': '適用法律',
  'Syarat ini tunduk pada hukum Republik Indonesia.': '本條款受印尼共和國法律管轄。',
  'Siapa pengendali data': '資料控制者',
  'Pengendali data pribadi adalah toko yang menjalankan Kencana. Pemberitahuan ini mengikuti Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi.':
    '個人資料控制者為運作 Kencana 的店舖。本通知依據 2022 年第 27 號個人資料保護法。',
  'Data yang diproses': '處理的資料',
  'Karyawan: nama, User ID, nomor WhatsApp, hak akses, catatan kegiatan, dan, bila dipakai, data sidik jari untuk persetujuan. Data sidik jari adalah data pribadi yang bersifat spesifik.':
    '員工：姓名、使用者 ID、WhatsApp 號碼、權限、活動記錄，以及（如使用）用於核准的指紋資料。指紋資料屬特定個人資料。',
  'Pelanggan: nama, alamat, nomor telepon, transaksi, dan, untuk pinjaman atau pembelian, identitas yang diwajibkan. Nomor kartu lengkap tidak pernah disimpan, hanya empat angka terakhir.':
    '顧客：姓名、地址、電話、交易，以及貸款或收購所需的身分資料。絕不儲存完整卡號，只保留末四碼。',
  'Tujuan dan dasar pemrosesan': '處理目的與依據',
  'Data dipakai untuk menjalankan perjanjian jual beli, jasa, dan pinjaman, memenuhi kewajiban hukum seperti pajak, pembukuan, dan pencegahan pencucian uang, serta mencegah kecurangan. Pesan promosi hanya dikirim dengan persetujuan.':
    '資料用於履行買賣、服務與貸款合約，遵守稅務、簿記與防制洗錢等法定義務，並防止舞弊。推廣訊息僅在同意下發送。',
  'Penyimpanan dan keamanan': '保存與安全',
  'Password disimpan dalam bentuk yang tidak dapat dibaca kembali, hak akses dibatasi menurut tugas, dan perubahan dicatat. Data keuangan disimpan paling sedikit sepuluh tahun sesuai kewajiban pembukuan, lalu dihapus atau dianonimkan.':
    '密碼以無法還原的形式保存，權限依職責限制，變更均有記錄。財務資料依簿記義務至少保存十年，之後刪除或匿名化。',
  'Peramban ini menyimpan data sesi, bahasa, dan pilihan tampilan. Data sesi dihapus saat Anda keluar.':
    '此瀏覽器保存工作階段資料、語言與外觀設定。登出時會刪除工作階段資料。',
  'Hak Anda': '您的權利',
  'Anda berhak mendapat informasi, melihat dan memperbaiki data Anda, menarik persetujuan, meminta penghapusan atau pembatasan, menerima salinan data, dan mengajukan keberatan, sejauh tidak bertentangan dengan kewajiban hukum toko.':
    '在不違反店舖法定義務的範圍內，您有權獲得資訊、查閱與更正資料、撤回同意、要求刪除或限制、取得副本及提出異議。',
  'Ajukan permintaan kepada toko. Permintaan ditanggapi paling lambat 3 x 24 jam. Bila terjadi kegagalan pelindungan data, toko memberi tahu Anda secara tertulis paling lambat 3 x 24 jam.':
    '請向店舖提出要求，將於 3 x 24 小時內回覆。若發生資料保護失效，店舖將於 3 x 24 小時內以書面通知您。',
}
