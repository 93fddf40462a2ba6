/** Journals by hand, in Malay. */
export const jurnal: Readonly<Record<string, string>> = {
  Pembukuan: 'Simpan kira',
  'Jurnal Umum': 'Jurnal Am',
  'Jurnal umum': 'Jurnal am',
  'Validasi Jurnal': 'Semak Jurnal',
  'Batal jurnal umum': 'Batal jurnal am',
  'Ajuan jurnal': 'Jurnal dihantar',
  'Tolak ajuan jurnal': 'Jurnal ditolak',
  'Tarik ajuan jurnal': 'Jurnal ditarik balik',
  'Tulis jurnal': 'Tulis jurnal',
  'Baris jurnal': 'Baris jurnal',
  'Ajukan jurnal': 'Hantar jurnal',
  'Ajukan jurnal balik': 'Hantar jurnal balik',
  'Balik jurnal': 'Balikkan jurnal',
  'Balik jurnal {nomor}': 'Balikkan jurnal {nomor}',
  Dibalik: 'Dibalikkan',
  Membalik: 'Membalikkan',
  'Disetujui oleh': 'Diluluskan oleh',
  'Emas masuk': 'Emas masuk',
  'Emas keluar': 'Emas keluar',
  'Hapus baris {baris}': 'Buang baris {baris}',
  'Lihat {nomor}': 'Lihat {nomor}',
  'Sedikitnya dua baris': 'Sekurang-kurangnya dua baris',
  'Seimbang: Rp {rupiah}, emas {emas} g': 'Seimbang: Rp {rupiah}, emas {emas} g',
  'Selisih Rp {rupiah}, emas {emas} g': 'Beza Rp {rupiah}, emas {emas} g',
  'Pilih akunnya': 'Pilih akaun',
  'Akun ini tidak ada atau sudah dihapus': 'Akaun ini tiada atau telah dipadam',
  'Akun ini tidak menyimpan emas': 'Akaun ini tidak menyimpan emas',
  'Isi debit atau kredit': 'Isi debit atau kredit',
  'Isi rupiah atau emasnya': 'Isi rupiah atau emas',
  'Kas mengikuti laci: pakai Uang Kas atau Mutasi Uang':
    'Tunai mengikut laci: guna Wang Tunai atau Pindahan Wang',
  'Bank mengikuti rekening: pakai Uang Bank atau Mutasi Uang':
    'Bank mengikut akaunnya: guna Wang Bank atau Pindahan Wang',
  'Piutang kartu dan QRIS mengikuti pembayarannya: pakai Pencairan Non Cash':
    'Belum terima kad dan QRIS mengikut bayarannya: guna Penyelesaian Bukan Tunai',
  'Uang di jalan mengikuti kirimannya: pakai Kirim Uang dan Terima Uang':
    'Wang dalam perjalanan mengikut penghantarannya: guna Hantar dan Terima Wang',
  'Titipan mengikuti saldo pelanggan: pakai Titipan':
    'Simpanan mengikut baki pelanggan: guna Simpanan',
  'Akun gadai mengikuti pinjamannya: pakai layar Hutang':
    'Akaun pajak gadai mengikut pinjamannya: guna skrin pajak gadai',
  'Perantara tukar tambah selalu nol: hanya Tukar Tambah yang memakainya':
    'Akaun perantara tukar tambah sentiasa sifar: hanya tukar tambah menggunakannya',
  'Persediaan mengikuti barangnya: pakai layar Barang':
    'Stok mengikut barangnya: guna skrin Barang',
  'Akun memo mengikuti barang orang lain, tidak dijurnal dengan tangan':
    'Akaun memo mengikut barang orang lain, tidak dijurnal dengan tangan',
  'Jurnal tidak seimbang: debit dan kredit berbeda Rp {rupiah}, emas berbeda {emas} g':
    'Jurnal tidak seimbang: debit dan kredit berbeza Rp {rupiah}, emas berbeza {emas} g',
  'Jurnal {nomor} sudah dibalik dengan {oleh_nomor}':
    'Jurnal {nomor} sudah dibalikkan dengan {oleh_nomor}',
  'Jurnal {nomor} masih hari ini: batalkan saja, jurnal balik untuk hari sesudahnya':
    'Jurnal {nomor} masih hari ini: batalkan sahaja, jurnal balik untuk hari kemudian',
  'Jurnal yang ditulis tangan. Masuk buku sesudah orang lain menyetujuinya.':
    'Jurnal tulisan tangan. Masuk buku selepas orang lain meluluskannya.',
  'Jurnal yang sama dengan sisi terbalik masuk buku hari ini.':
    'Jurnal yang sama dengan sisi terbalik masuk buku hari ini.',
  'Sisi debit dan kredit ditukar, bertanggal hari bisnis saat disetujui.':
    'Debit dan kredit ditukar, bertarikh hari perniagaan semasa diluluskan.',
  'Belum ada jurnal di hari ini. Tulis dengan F6.':
    'Belum ada jurnal pada hari ini. Tulis dengan F6.',
  'Tidak ada jurnal yang menunggu.': 'Tiada jurnal yang menunggu.',
  'Jurnal ini Anda tulis sendiri. Mintalah orang lain menyetujuinya.':
    'Jurnal ini anda tulis sendiri. Minta orang lain meluluskannya.',
  'Penulisnya membacanya; wajib diisi bila ditolak.':
    'Penulisnya membacanya; wajib diisi jika ditolak.',
  'Ketik nomor, keterangan, atau penulisnya': 'Taip nombor, keterangan atau penulisnya',
  'Pilih dari daftar dengan ↓ dan Enter, atau ketik nomornya.':
    'Pilih dari senarai dengan ↓ dan Enter, atau taip nombornya.',
  'Tarik ajuan {nomor}? Jurnalnya tidak masuk buku.':
    'Tarik balik {nomor}? Jurnalnya tidak masuk buku.',
  '{nomor} diajukan, menunggu persetujuan': '{nomor} dihantar, menunggu kelulusan',
  '{nomor} ditolak': '{nomor} ditolak',
  '{nomor} masuk buku: {no_jurnal}': '{nomor} masuk buku: {no_jurnal}',
  'Piutang penjualan mengikuti pelanggannya: pakai Piutang Penjualan':
    'Belum terima jualan mengikut pelanggannya: guna Belum Terima Jualan',
  'Bagian ini memakai akun aset': 'Bahagian ini menggunakan akaun aset',
  'Bagian ini memakai akun kewajiban': 'Bahagian ini menggunakan akaun liabiliti',
  'Bagian ini memakai akun modal': 'Bahagian ini menggunakan akaun modal',
  'Bagian ini memakai akun pendapatan atau beban':
    'Bahagian ini menggunakan akaun hasil atau belanja',
  'Bagian ini memakai akun memo': 'Bahagian ini menggunakan akaun memo',
  'Bagian ini memakai akun yang menyimpan emas':
    'Bahagian ini menggunakan akaun yang menyimpan emas',
  'Bagian ini memakai akun tanpa emas': 'Bahagian ini menggunakan akaun tanpa emas',
  'Akun ini sudah dipakai bagian lain yang mengikuti daftar lain':
    'Akaun ini sudah digunakan oleh bahagian lain yang mengikut senarai lain',
  'Akun ini sudah berisi jurnal bagian lain: buat akun baru untuk bagian ini':
    'Akaun ini sudah mengandungi jurnal bahagian lain: buat akaun baharu untuk bahagian ini',
  'Tanggal buku': 'Tarikh buku',
  'Pembukuan toko ini belum mulai': 'Buku kedai ini belum bermula',
  'Jurnal diajukan': 'Jurnal dihantar',
  'Orang lain yang menyetujuinya di Validasi Jurnal; sesudah itu masuk buku.':
    'Orang lain yang meluluskannya di Semak Jurnal; selepas itu masuk buku.',
  'Buka Validasi Jurnal': 'Buka Semak Jurnal',
  'Jurnal yang ditulis tangan. Yang disetujui masuk buku hari ini, atau di tanggal bukunya.':
    'Jurnal yang ditulis tangan. Yang diluluskan masuk buku hari ini, atau pada tarikh bukunya.',
}
