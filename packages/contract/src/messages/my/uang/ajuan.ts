/** Sales that somebody else has to approve, in Malay. */
export const ajuan: Readonly<Record<string, string>> = {
  'Diajukan oleh': 'Diserahkan oleh',
  'harga hitung': 'harga kiraan',
  'Ajuan penjualan': 'Serahan jualan',
  'Belum ada ajuan hari ini': 'Belum ada serahan hari ini',
  'Penjualan yang disimpan menunggu di sini sampai disetujui orang lain.':
    'Jualan yang disimpan menunggu di sini sehingga diluluskan orang lain.',
  'Tarik ajuan {nomor}? Barangnya dapat dijual lagi.':
    'Tarik balik {nomor}? Barangnya boleh dijual semula.',
  'Tarik ajuan': 'Tarik balik serahan',
  'Ajuan {nomor} ditarik': '{nomor} ditarik balik',
  Tarik: 'Tarik balik',
  'Ajuan {nomor} ditolak {user_id}': '{nomor} ditolak {user_id}',
  'Ajuan {nomor} disetujui {user_id}, cetak notanya.':
    '{nomor} diluluskan {user_id}, cetak notanya.',
  '{jumlah} lagi': '{jumlah} lagi',
  Lihat: 'Lihat',
  'Belum ada ajuan di daftar ini.': 'Belum ada serahan dalam senarai ini.',
  'Tidak ada penjualan yang menunggu.': 'Tiada jualan yang menunggu.',
  'Penjualan toko ini tidak menunggu pemeriksaan. Nyalakan di Setting System.':
    'Jualan kedai ini tidak menunggu semakan. Hidupkan di Tetapan Sistem.',
  Menunggu: 'Menunggu',
  Disetujui: 'Diluluskan',
  disetujui: 'diluluskan',
  ditolak: 'ditolak',
  ditarik: 'ditarik balik',
  'Tidak ada ajuan {nomor}': 'Tiada serahan {nomor}',
  '{nomor} disetujui: {no_faktur_jual}': '{nomor} diluluskan: {no_faktur_jual}',
  Tolak: 'Tolak',
  '{nomor} ditolak, barang dapat dijual lagi': '{nomor} ditolak, barang boleh dijual semula',
  'Validasi Penjualan': 'Semak Jualan',
  'Penjualan yang diajukan kasir. Yang disetujui terjual dengan harga ajuannya.':
    'Jualan yang diserahkan juruwang. Yang diluluskan dijual pada harga serahannya.',
  'Cari ajuan': 'Cari serahan',
  'Pindai atau ketik nomor ajuan, barcode, atau nama':
    'Imbas atau taip nombor serahan, barcode atau nama',
  Ajuan: 'Serahan',
  'Ajuan {jumlah}': 'Serahan {jumlah}',
  'Belum ada ajuan dipilih': 'Belum ada serahan dipilih',
  'Pilih dari daftar dengan ↓ dan Enter, atau pindai nomornya.':
    'Pilih dari senarai dengan ↓ dan Enter, atau imbas nombornya.',
  'Penjualan ini Anda ajukan sendiri. Mintalah orang lain menyetujuinya.':
    'Jualan ini anda serahkan sendiri. Minta orang lain meluluskannya.',
  'Alasan menolak': 'Sebab menolak',
  'Kasir membacanya; wajib diisi bila ditolak.': 'Juruwang membacanya; wajib diisi jika ditolak.',
  'Penjualan diajukan': 'Jualan diserahkan',
  'Barang ditahan. Uang dan nota menunggu persetujuan orang lain.':
    'Barang ditahan. Wang dan nota menunggu kelulusan orang lain.',
  Diperiksa: 'Disemak',
  Diajukan: 'Diserahkan',
  'Diajukan untuk dijual': 'Diserahkan untuk dijual',
  'Ajuan ditolak': 'Serahan ditolak',
  'Ajuan ditarik': 'Serahan ditarik balik',
  'Tolak ajuan': 'Tolak serahan',
  'Barang {kode_barcode} menunggu pemeriksaan di ajuan {no_ajuan} dari {user_id}':
    'Barang {kode_barcode} menunggu semakan dalam serahan {no_ajuan} daripada {user_id}',
  'menunggu pemeriksaan, ajuan {no_ajuan} dari {user_id}':
    'menunggu semakan, serahan {no_ajuan} daripada {user_id}',
  'Ajukan penjualan': 'Serahkan jualan',
  '{jumlah} barang ditahan sampai orang lain menyetujui.':
    '{jumlah} barang ditahan sehingga orang lain meluluskan.',
  'Toko baru dapat ditutup sesudah ini selesai.': 'Kedai hanya boleh ditutup selepas ini selesai.',
  'Ajuan penjualan menunggu': 'Serahan jualan menunggu',
  'Ajuan {nomor} baru saja berubah di tempat lain, muat ulang dahulu':
    'Serahan {nomor} baru sahaja berubah di tempat lain, muat semula dahulu',
  'Ajuan {nomor} sudah {status} oleh {user_id}': 'Serahan {nomor} sudah {status} oleh {user_id}',
  'Ajuan {nomor} Anda buat sendiri, orang lain yang menyetujui atau menolaknya':
    'Serahan {nomor} anda buat sendiri, orang lain yang meluluskan atau menolaknya',
  'Halaman ini versi lama: muat ulang (F5), lalu simpan lagi. Nota tetap ada.':
    'Halaman ini versi lama: muat semula (F5), kemudian simpan lagi. Nota tetap ada.',
  'Ajuan {nomor} hanya dapat ditarik oleh {user_id}, yang mengajukannya':
    'Serahan {nomor} hanya boleh ditarik balik oleh {user_id}, yang menyerahkannya',
  'Penjualan diperiksa orang lain': 'Jualan disemak orang lain',
  'Penjualan menjadi ajuan: barang ditahan dan uang belum tercatat sampai user lain menyetujuinya di Validasi Penjualan.':
    'Jualan menjadi serahan: barang ditahan dan wang belum direkod sehingga pengguna lain meluluskannya di Semak Jualan.',
  '{user_id} mengajukan penjualan {nomor}': '{user_id} menyerahkan jualan {nomor}',
  '{nomor} disetujui {user_id}': '{nomor} diluluskan {user_id}',
  '{nomor} ditolak {user_id}': '{nomor} ditolak {user_id}',
}
