/** Texts of the terms and the privacy notice. */
export const publik: Readonly<Record<string, string>> = {
  'Tentang aplikasi ini': 'About this application',
  'Kencana adalah aplikasi kasir dan kantor belakang yang dijalankan oleh toko emas Anda. Dengan masuk, Anda setuju memakainya hanya untuk pekerjaan toko, sesuai hak yang diberikan.':
    'Kencana is a till and back-office application run by your gold shop. By logging in you agree to use it only for the work of the shop, within the rights given to you.',
  'Akun dan password': 'Accounts and passwords',
  'User ID dan password bersifat pribadi dan tidak boleh dipinjamkan. Setiap transaksi dan persetujuan tercatat atas nama pemilik User ID, beserta toko dan waktunya.':
    'The user ID and password are personal and must not be lent. Every transaction and approval is recorded in the name of the holder of the user ID, with store and time.',
  'Segera ganti password dan beri tahu pemilik toko bila Anda menduga orang lain mengetahuinya.':
    'Change the password at once and tell the owner if you suspect that somebody else knows it.',
  'Transaksi dan pencatatan': 'Transactions and records',
  'Harga, berat, kadar, dan total dihitung menurut aturan toko dan diperiksa ulang oleh server. Dokumen yang sudah disimpan tidak dihapus; perbaikan dilakukan dengan pembatalan atau jurnal balik yang ikut tercatat.':
    'Prices, weights, purities and totals are computed by the rules of the shop and checked again by the server. Saved documents are not deleted; corrections are made by cancellations or reversing entries, which are recorded too.',
  'Toko bertanggung jawab atas kebenaran harga emas, aturan, dan data yang dimasukkannya.':
    'The shop is responsible for the correctness of the gold prices, rules and data it enters.',
  'Batas tanggung jawab': 'Limits of responsibility',
  'Toko menjaga cadangan data dan perangkatnya. Gangguan listrik, jaringan, atau perangkat dapat menunda layanan; transaksi yang belum mendapat jawaban diperiksa statusnya sebelum diulang.':
    'The shop keeps backups and looks after its devices. Failures of power, network or devices may delay the service; the status of a transaction without an answer is checked before it is repeated.',
  'Hukum yang berlaku': 'Governing law',
  'Syarat ini tunduk pada hukum Republik Indonesia.':
    'These terms are governed by the law of the Republic of Indonesia.',
  'Siapa pengendali data': 'Who controls the data',
  'Pengendali data pribadi adalah toko yang menjalankan Kencana. Pemberitahuan ini mengikuti Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi.':
    'The controller of personal data is the shop that runs Kencana. This notice follows Law Number 27 of 2022 on Personal Data Protection.',
  'Data yang diproses': 'Data that is processed',
  'Karyawan: nama, User ID, nomor WhatsApp, hak akses, catatan kegiatan, dan, bila dipakai, data sidik jari untuk persetujuan. Data sidik jari adalah data pribadi yang bersifat spesifik.':
    'Staff: name, user ID, WhatsApp number, rights, activity records and, where used, fingerprint data for approvals. Fingerprint data is specific personal data.',
  'Pelanggan: nama, alamat, nomor telepon, transaksi, dan, untuk pinjaman atau pembelian, identitas yang diwajibkan. Nomor kartu lengkap tidak pernah disimpan, hanya empat angka terakhir.':
    'Customers: name, address, phone number, transactions and, for loans or purchases, the identity that is required. A full card number is never kept, only the last four digits.',
  'Tujuan dan dasar pemrosesan': 'Purposes and grounds',
  'Data dipakai untuk menjalankan perjanjian jual beli, jasa, dan pinjaman, memenuhi kewajiban hukum seperti pajak, pembukuan, dan pencegahan pencucian uang, serta mencegah kecurangan. Pesan promosi hanya dikirim dengan persetujuan.':
    'Data is used to carry out sales, services and loans, to meet legal duties such as taxes, bookkeeping and the prevention of money laundering, and to prevent fraud. Promotional messages are sent only with consent.',
  'Penyimpanan dan keamanan': 'Storage and security',
  'Password disimpan dalam bentuk yang tidak dapat dibaca kembali, hak akses dibatasi menurut tugas, dan perubahan dicatat. Data keuangan disimpan paling sedikit sepuluh tahun sesuai kewajiban pembukuan, lalu dihapus atau dianonimkan.':
    'Passwords are kept in a form that cannot be read back, rights are limited by duty, and changes are recorded. Financial data is kept for at least ten years as bookkeeping requires, then deleted or made anonymous.',
  'Peramban ini menyimpan data sesi, bahasa, dan pilihan tampilan. Data sesi dihapus saat Anda keluar.':
    'This browser keeps session data, the language and the appearance. Session data is deleted when you log out.',
  'Hak Anda': 'Your rights',
  'Anda berhak mendapat informasi, melihat dan memperbaiki data Anda, menarik persetujuan, meminta penghapusan atau pembatasan, menerima salinan data, dan mengajukan keberatan, sejauh tidak bertentangan dengan kewajiban hukum toko.':
    'You have the right to be informed, to see and correct your data, to withdraw consent, to ask for deletion or restriction, to receive a copy, and to object, as far as the legal duties of the shop allow.',
  'Ajukan permintaan kepada toko. Permintaan ditanggapi paling lambat 3 x 24 jam. Bila terjadi kegagalan pelindungan data, toko memberi tahu Anda secara tertulis paling lambat 3 x 24 jam.':
    'Address requests to the shop. They are answered within 3 x 24 hours. If data protection fails, the shop informs you in writing within 3 x 24 hours.',
}
