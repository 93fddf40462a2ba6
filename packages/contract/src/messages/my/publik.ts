/** Texts of the terms and the privacy notice. */
export const publik: Readonly<Record<string, string>> = {
  'Tentang aplikasi ini': 'Mengenai aplikasi ini',
  'Kencana adalah aplikasi kasir dan kantor belakang yang dijalankan oleh toko emas Anda. Dengan masuk, Anda setuju memakainya hanya untuk pekerjaan toko, sesuai hak yang diberikan.':
    'Kencana ialah aplikasi kaunter dan pejabat yang dikendalikan oleh kedai emas anda. Dengan log masuk, anda bersetuju menggunakannya hanya untuk kerja kedai, mengikut hak yang diberikan.',
  'Akun dan password': 'Akaun dan kata laluan',
  'User ID dan password bersifat pribadi dan tidak boleh dipinjamkan. Setiap transaksi dan persetujuan tercatat atas nama pemilik User ID, beserta toko dan waktunya.':
    'ID pengguna dan kata laluan adalah peribadi dan tidak boleh dipinjamkan. Setiap transaksi dan kelulusan direkodkan atas nama pemilik ID, bersama kedai dan masanya.',
  'Segera ganti password dan beri tahu pemilik toko bila Anda menduga orang lain mengetahuinya.':
    'Tukar kata laluan dengan segera dan maklumkan pemilik kedai jika anda mengesyaki orang lain mengetahuinya.',
  'Transaksi dan pencatatan': 'Transaksi dan rekod',
  'Harga, berat, kadar, dan total dihitung menurut aturan toko dan diperiksa ulang oleh server. Dokumen yang sudah disimpan tidak dihapus; perbaikan dilakukan dengan pembatalan atau jurnal balik yang ikut tercatat.':
    'Harga, berat, ketulenan dan jumlah dikira mengikut peraturan kedai dan disemak semula oleh pelayan. Dokumen yang disimpan tidak dipadam; pembetulan dibuat melalui pembatalan atau jurnal balikan yang turut direkodkan.',
  'Toko bertanggung jawab atas kebenaran harga emas, aturan, dan data yang dimasukkannya.':
    'Kedai bertanggungjawab atas ketepatan harga emas, peraturan dan data yang dimasukkannya.',
  'Batas tanggung jawab': 'Had tanggungjawab',
  'Toko menjaga cadangan data dan perangkatnya. Gangguan listrik, jaringan, atau perangkat dapat menunda layanan; transaksi yang belum mendapat jawaban diperiksa statusnya sebelum diulang.':
    'Kedai menjaga sandaran data dan perantinya. Gangguan elektrik, rangkaian atau peranti boleh melewatkan perkhidmatan; status transaksi tanpa jawapan disemak sebelum diulang.',
  'Hukum yang berlaku': 'Undang-undang yang terpakai',
  'Syarat ini tunduk pada hukum Republik Indonesia.':
    'Terma ini tertakluk kepada undang-undang Republik Indonesia.',
  'Siapa pengendali data': 'Siapa pengawal data',
  'Pengendali data pribadi adalah toko yang menjalankan Kencana. Pemberitahuan ini mengikuti Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi.':
    'Pengawal data peribadi ialah kedai yang mengendalikan Kencana. Notis ini mengikut Undang-Undang Nombor 27 Tahun 2022 mengenai Perlindungan Data Peribadi.',
  'Data yang diproses': 'Data yang diproses',
  'Karyawan: nama, User ID, nomor WhatsApp, hak akses, catatan kegiatan, dan, bila dipakai, data sidik jari untuk persetujuan. Data sidik jari adalah data pribadi yang bersifat spesifik.':
    'Kakitangan: nama, ID pengguna, nombor WhatsApp, hak akses, rekod aktiviti dan, jika digunakan, data cap jari untuk kelulusan. Data cap jari ialah data peribadi khusus.',
  'Pelanggan: nama, alamat, nomor telepon, transaksi, dan, untuk pinjaman atau pembelian, identitas yang diwajibkan. Nomor kartu lengkap tidak pernah disimpan, hanya empat angka terakhir.':
    'Pelanggan: nama, alamat, nombor telefon, transaksi dan, untuk pinjaman atau belian, identiti yang diwajibkan. Nombor kad penuh tidak pernah disimpan, hanya empat angka terakhir.',
  'Tujuan dan dasar pemrosesan': 'Tujuan dan asas pemprosesan',
  'Data dipakai untuk menjalankan perjanjian jual beli, jasa, dan pinjaman, memenuhi kewajiban hukum seperti pajak, pembukuan, dan pencegahan pencucian uang, serta mencegah kecurangan. Pesan promosi hanya dikirim dengan persetujuan.':
    'Data digunakan untuk melaksanakan jual beli, perkhidmatan dan pinjaman, memenuhi kewajipan undang-undang seperti cukai, simpan kira dan pencegahan pengubahan wang haram, serta mencegah penipuan. Mesej promosi dihantar hanya dengan persetujuan.',
  'Penyimpanan dan keamanan': 'Penyimpanan dan keselamatan',
  'Password disimpan dalam bentuk yang tidak dapat dibaca kembali, hak akses dibatasi menurut tugas, dan perubahan dicatat. Data keuangan disimpan paling sedikit sepuluh tahun sesuai kewajiban pembukuan, lalu dihapus atau dianonimkan.':
    'Kata laluan disimpan dalam bentuk yang tidak boleh dibaca semula, hak akses dihadkan mengikut tugas, dan perubahan direkodkan. Data kewangan disimpan sekurang-kurangnya sepuluh tahun, kemudian dipadam atau dijadikan tanpa nama.',
  'Peramban ini menyimpan data sesi, bahasa, dan pilihan tampilan. Data sesi dihapus saat Anda keluar.':
    'Pelayar ini menyimpan data sesi, bahasa dan pilihan paparan. Data sesi dipadam apabila anda log keluar.',
  'Hak Anda': 'Hak anda',
  'Anda berhak mendapat informasi, melihat dan memperbaiki data Anda, menarik persetujuan, meminta penghapusan atau pembatasan, menerima salinan data, dan mengajukan keberatan, sejauh tidak bertentangan dengan kewajiban hukum toko.':
    'Anda berhak mendapat maklumat, melihat dan membetulkan data anda, menarik balik persetujuan, meminta pemadaman atau pengehadan, menerima salinan, dan membantah, selagi tidak bercanggah dengan kewajipan undang-undang kedai.',
  'Ajukan permintaan kepada toko. Permintaan ditanggapi paling lambat 3 x 24 jam. Bila terjadi kegagalan pelindungan data, toko memberi tahu Anda secara tertulis paling lambat 3 x 24 jam.':
    'Kemukakan permintaan kepada kedai. Ia dijawab dalam masa 3 x 24 jam. Jika perlindungan data gagal, kedai memaklumkan anda secara bertulis dalam masa 3 x 24 jam.',
}
