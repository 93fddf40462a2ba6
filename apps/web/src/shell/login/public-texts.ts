interface Part {
  readonly title: string
  readonly lines: readonly { readonly text: string }[]
}

/** Terms of use between the shop that runs Kencana and those who work with it. */
export const TERMS: readonly Part[] = [
  {
    title: 'Tentang aplikasi ini',
    lines: [
      {
        text: 'Kencana adalah aplikasi kasir dan kantor belakang yang dijalankan oleh toko emas Anda. Dengan masuk, Anda setuju memakainya hanya untuk pekerjaan toko, sesuai hak yang diberikan.',
      },
    ],
  },
  {
    title: 'Akun dan password',
    lines: [
      {
        text: 'User ID dan password bersifat pribadi dan tidak boleh dipinjamkan. Setiap transaksi dan persetujuan tercatat atas nama pemilik User ID, beserta toko dan waktunya.',
      },
      {
        text: 'Segera ganti password dan beri tahu pemilik toko bila Anda menduga orang lain mengetahuinya.',
      },
    ],
  },
  {
    title: 'Transaksi dan pencatatan',
    lines: [
      {
        text: 'Harga, berat, kadar, dan total dihitung menurut aturan toko dan diperiksa ulang oleh server. Dokumen yang sudah disimpan tidak dihapus; perbaikan dilakukan dengan pembatalan atau jurnal balik yang ikut tercatat.',
      },
      {
        text: 'Toko bertanggung jawab atas kebenaran harga emas, aturan, dan data yang dimasukkannya.',
      },
    ],
  },
  {
    title: 'Batas tanggung jawab',
    lines: [
      {
        text: 'Toko menjaga cadangan data dan perangkatnya. Gangguan listrik, jaringan, atau perangkat dapat menunda layanan; transaksi yang belum mendapat jawaban diperiksa statusnya sebelum diulang.',
      },
    ],
  },
  {
    title: 'Hukum yang berlaku',
    lines: [{ text: 'Syarat ini tunduk pada hukum Republik Indonesia.' }],
  },
]

/** Privacy notice after UU 27/2022 on the protection of personal data. */
export const PRIVACY: readonly Part[] = [
  {
    title: 'Siapa pengendali data',
    lines: [
      {
        text: 'Pengendali data pribadi adalah toko yang menjalankan Kencana. Pemberitahuan ini mengikuti Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi.',
      },
    ],
  },
  {
    title: 'Data yang diproses',
    lines: [
      {
        text: 'Karyawan: nama, User ID, nomor WhatsApp, hak akses, catatan kegiatan, dan, bila dipakai, data sidik jari untuk persetujuan. Data sidik jari adalah data pribadi yang bersifat spesifik.',
      },
      {
        text: 'Pelanggan: nama, alamat, nomor telepon, transaksi, dan, untuk pinjaman atau pembelian, identitas yang diwajibkan. Nomor kartu lengkap tidak pernah disimpan, hanya empat angka terakhir.',
      },
    ],
  },
  {
    title: 'Tujuan dan dasar pemrosesan',
    lines: [
      {
        text: 'Data dipakai untuk menjalankan perjanjian jual beli, jasa, dan pinjaman, memenuhi kewajiban hukum seperti pajak, pembukuan, dan pencegahan pencucian uang, serta mencegah kecurangan. Pesan promosi hanya dikirim dengan persetujuan.',
      },
    ],
  },
  {
    title: 'Penyimpanan dan keamanan',
    lines: [
      {
        text: 'Password disimpan dalam bentuk yang tidak dapat dibaca kembali, hak akses dibatasi menurut tugas, dan perubahan dicatat. Data keuangan disimpan paling sedikit sepuluh tahun sesuai kewajiban pembukuan, lalu dihapus atau dianonimkan.',
      },
      {
        text: 'Peramban ini menyimpan data sesi, bahasa, dan pilihan tampilan. Data sesi dihapus saat Anda keluar.',
      },
    ],
  },
  {
    title: 'Hak Anda',
    lines: [
      {
        text: 'Anda berhak mendapat informasi, melihat dan memperbaiki data Anda, menarik persetujuan, meminta penghapusan atau pembatasan, menerima salinan data, dan mengajukan keberatan, sejauh tidak bertentangan dengan kewajiban hukum toko.',
      },
      {
        text: 'Ajukan permintaan kepada toko. Permintaan ditanggapi paling lambat 3 x 24 jam. Bila terjadi kegagalan pelindungan data, toko memberi tahu Anda secara tertulis paling lambat 3 x 24 jam.',
      },
    ],
  },
]
