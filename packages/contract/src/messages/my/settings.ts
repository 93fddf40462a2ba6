/** Settings, the store, services of others and exports, in Malay. */
export const settings: Readonly<Record<string, string>> = {
  Aktif: 'Aktif',
  'Alamat harus seperti https://toko.contoh.id': 'Alamat mesti seperti https://toko.contoh.id',
  'Arah pembulatan penjualan': 'Arah pembundaran jualan',
  'Batas menaikkan harga': 'Had menaikkan harga',
  'Batas menurunkan harga': 'Had menurunkan harga',
  'Bawaan {nilai}': 'Lalai {nilai}',
  'Belum ada logo. Nota dan laporan dicetak dengan nama toko saja.':
    'Belum ada logo. Nota dan laporan dicetak dengan nama kedai sahaja.',
  'Belum ada setting yang diubah.': 'Belum ada tetapan yang diubah.',
  'Belum diisi': 'Belum diisi',
  'Bentuk nota hanya diubah pemilik': 'Reka bentuk nota hanya diubah pemilik',
  'Bentuk yang dipilih lebih dahulu di Cetak Barcode.':
    'Bentuk yang dipilih dahulu dalam Cetak Barcode.',
  'Berlaku segera di semua layar toko ini.': 'Berkuat kuasa serta-merta di semua skrin kedai ini.',
  'Cari setting': 'Cari tetapan',
  'Dicetak di nota, misalnya Senin sampai Sabtu 09.00–17.00.':
    'Dicetak pada nota, contohnya Isnin hingga Sabtu 09.00–17.00.',
  'Ganti gambar': 'Tukar gambar',
  'Hanya kantor pusat yang dapat mengubah.': 'Hanya ibu pejabat boleh mengubah.',
  'Hanya {siapa} yang dapat mengubah': 'Hanya {siapa} boleh mengubah',
  'Hapus logo toko ini?': 'Padam logo kedai ini?',
  'Harga dan pembulatan': 'Harga dan pembundaran',
  'Harga jual lebih dari jumlah ini di atas harga hitungan perlu otorisasi.':
    'Harga jual melebihi harga kiraan lebih daripada jumlah ini perlu kebenaran.',
  'Izin berlaku sampai': 'Lesen sah sehingga',
  'Izin sudah lewat': 'Lesen sudah tamat',
  'Izin usaha gadai': 'Lesen pajak gadai',
  'JPEG, PNG atau WebP; dikecilkan menjadi paling besar 480 × 240 titik.':
    'JPEG, PNG atau WebP; dikecilkan kepada paling besar 480 × 240 titik.',
  'Jam buka': 'Waktu buka',
  'Jam dan printer': 'Waktu dan pencetak',
  'Jumlah dan berat stok tidak tampil di Beranda dan Dashboard Pusat, kecuali untuk OWN.':
    'Jumlah dan berat stok tidak dipaparkan di Laman Utama dan Papan Pemuka Ibu Pejabat, kecuali kepada OWN.',
  'Jumlah setiap barang dibulatkan ke kelipatan rupiah ini.':
    'Jumlah setiap barang dibundarkan kepada gandaan rupiah ini.',
  'Kadar di Master Kadar dan barang baru tidak boleh melebihi angka ini.':
    'Kadar dalam Master Kadar dan barang baharu tidak boleh melebihi angka ini.',
  'Kadar tertinggi (‰)': 'Kadar tertinggi (‰)',
  Kas: 'Tunai',
  'Ke mana harga jual dibulatkan.': 'Arah harga jual dibundarkan.',
  'Kelipatan pembulatan (Rp)': 'Gandaan pembundaran (Rp)',
  'Kosong bila izin tidak punya batas waktu.': 'Kosong jika lesen tiada had masa.',
  'Laci kas': 'Laci tunai',
  'Lingkup izin': 'Skop lesen',
  Logo: 'Logo',
  Mati: 'Mati',
  'Membuka {layar}': 'Membuka {layar}',
  Modul: 'Modul',
  Naik: 'Naik',
  'Nama laci dipisah koma; setiap laci dihitung saat tutup toko, yang pertama dipakai bila kasir tidak memilih.':
    'Nama laci dipisah koma; setiap laci dikira semasa tutup kedai, yang pertama dipakai jika juruwang tidak memilih.',
  'Nomor izin': 'Nombor lesen',
  'Nomor izin usaha pergadaian dari OJK.': 'Nombor lesen pajak gadai daripada OJK.',
  'Nota dicetak dua kali; lembar kedua tanpa ketentuan.':
    'Nota dicetak dua kali; salinan kedua tanpa syarat.',
  'Nota penjualan dua lembar': 'Nota jualan dua salinan',
  'PPN dihitung dari harga jual, dicetak di nota dan dibukukan.':
    'PPN dikira daripada harga jual, dicetak pada nota dan dibukukan.',
  'PPN termasuk harga': 'PPN termasuk dalam harga',
  'Printer biasa (PDF)': 'Pencetak biasa (PDF)',
  'Printer label': 'Pencetak label',
  'Printer label TSPL': 'Pencetak label TSPL',
  'Printer label ZPL': 'Pencetak label ZPL',
  'Sampai jumlah ini kasir boleh memberi harga lebih murah atau diskon tanpa otorisasi.':
    'Sehingga jumlah ini juruwang boleh memberi harga lebih murah atau diskaun tanpa kebenaran.',
  Sebelum: 'Sebelum',
  'Sekarang {nilai}': 'Sekarang {nilai}',
  'Sembunyikan ringkasan stok': 'Sembunyikan ringkasan stok',
  Sesudah: 'Selepas',
  Setting: 'Tetapan',
  'Setting Nota dan Setting Nota Slip hanya terbuka untuk OWN dan SU.':
    'Setting Nota dan Setting Nota Slip hanya dibuka untuk OWN dan SU.',
  'Setting System': 'Tetapan Sistem',
  'Setting Toko': 'Tetapan Kedai',
  'Simpan di {jumlah} toko': 'Simpan di {jumlah} kedai',
  'Simpan perubahan': 'Simpan perubahan',
  'Simpan {jumlah} perubahan': 'Simpan {jumlah} perubahan',
  'Tidak ada yang berubah': 'Tiada yang berubah',
  'Toko yang dipilih sudah memakai nilai ini.': 'Kedai yang dipilih sudah memakai nilai ini.',
  Turun: 'Turun',
  User: 'Pengguna',
  'Wilayah tempat izin berlaku, misalnya Provinsi Jawa Barat.':
    'Wilayah lesen berkuat kuasa, contohnya Provinsi Jawa Barat.',
  'Yang dicetak di nota dan laporan, dan printer toko ini.':
    'Yang dicetak pada nota dan laporan, serta pencetak kedai ini.',
}
