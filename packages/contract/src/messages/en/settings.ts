/** Settings, the store, services of others and exports, in English. */
export const settings: Readonly<Record<string, string>> = {
  Aktif: 'On',
  'Alamat harus seperti https://toko.contoh.id':
    'The address must look like https://toko.contoh.id',
  'Arah pembulatan penjualan': 'Rounding direction of sales',
  'Batas menaikkan harga': 'Limit for raising a price',
  'Batas menurunkan harga': 'Limit for lowering a price',
  'Bawaan {nilai}': 'Default {nilai}',
  'Belum ada logo. Nota dan laporan dicetak dengan nama toko saja.':
    "No logo yet. Receipts and reports print with the store's name only.",
  'Belum ada setting yang diubah.': 'No setting has been changed yet.',
  'Belum diisi': 'Not filled in',
  'Bentuk nota hanya diubah pemilik': "Only the owner changes the receipt's layout",
  'Bentuk yang dipilih lebih dahulu di Cetak Barcode.':
    'The form chosen at first in Print Barcode.',
  'Berlaku segera di semua layar toko ini.': 'Takes effect at once on every screen of this store.',
  'Cari setting': 'Search settings',
  'Dicetak di nota, misalnya Senin sampai Sabtu 09.00–17.00.':
    'Printed on the receipt, for example Monday to Saturday 09.00–17.00.',
  'Ganti gambar': 'Change picture',
  'Hanya kantor pusat yang dapat mengubah.': 'Only the head office can change this.',
  'Hanya {siapa} yang dapat mengubah': 'Only {siapa} can change this',
  'Hapus logo toko ini?': "Remove this store's logo?",
  'Harga dan pembulatan': 'Prices and rounding',
  'Harga jual lebih dari jumlah ini di atas harga hitungan perlu otorisasi.':
    'A selling price more than this above the computed one needs approval.',
  'Izin berlaku sampai': 'Licence valid until',
  'Izin sudah lewat': 'Licence has expired',
  'Izin usaha gadai': 'Pawn licence',
  'JPEG, PNG atau WebP; dikecilkan menjadi paling besar 480 × 240 titik.':
    'JPEG, PNG or WebP; made smaller to at most 480 × 240 points.',
  'Jam buka': 'Opening hours',
  'Jam dan printer': 'Hours and printers',
  'Jumlah dan berat stok tidak tampil di Beranda dan Dashboard Pusat, kecuali untuk OWN.':
    'Stock pieces and weight are not shown on Home and Head Office Dashboard, except to OWN.',
  'Jumlah setiap barang dibulatkan ke kelipatan rupiah ini.':
    'The amount of every piece is rounded to this step.',
  'Kadar di Master Kadar dan barang baru tidak boleh melebihi angka ini.':
    'Purities in Master Kadar and of new pieces may not exceed this figure.',
  'Kadar tertinggi (‰)': 'Highest purity (‰)',
  Kas: 'Cash',
  'Ke mana harga jual dibulatkan.': 'Which way selling prices are rounded.',
  'Kelipatan pembulatan (Rp)': 'Rounding step (Rp)',
  'Kosong bila izin tidak punya batas waktu.': 'Empty when the licence has no end.',
  'Laci kas': 'Cash drawers',
  'Lingkup izin': 'Scope of the licence',
  Logo: 'Logo',
  Mati: 'Off',
  'Membuka {layar}': 'Opens {layar}',
  Modul: 'Module',
  Naik: 'Up',
  'Nama laci dipisah koma; setiap laci dihitung saat tutup toko, yang pertama dipakai bila kasir tidak memilih.':
    'Names separated by commas; each drawer is counted at closing, the first is used when the cashier chooses none.',
  'Nomor izin': 'Licence number',
  'Nomor izin usaha pergadaian dari OJK.': 'Number of the pawnbroking licence given by OJK.',
  'Nota dicetak dua kali; lembar kedua tanpa ketentuan.':
    'The receipt prints twice; the second copy without the terms.',
  'Nota penjualan dua lembar': 'Two copies of the sales receipt',
  'PPN dihitung dari harga jual, dicetak di nota dan dibukukan.':
    'VAT is computed from the selling price, printed on the receipt and posted.',
  'PPN termasuk harga': 'VAT included in prices',
  'Printer biasa (PDF)': 'Ordinary printer (PDF)',
  'Printer label': 'Label printer',
  'Printer label TSPL': 'TSPL label printer',
  'Printer label ZPL': 'ZPL label printer',
  'Sampai jumlah ini kasir boleh memberi harga lebih murah atau diskon tanpa otorisasi.':
    'Up to this amount a cashier may lower a price or give a discount without approval.',
  Sebelum: 'Before',
  'Sekarang {nilai}': 'Now {nilai}',
  'Sembunyikan ringkasan stok': 'Hide the stock summary',
  Sesudah: 'After',
  Setting: 'Setting',
  'Setting Nota dan Setting Nota Slip hanya terbuka untuk OWN dan SU.':
    'Setting Nota and Setting Nota Slip are open to OWN and SU only.',
  'Setting System': 'System Settings',
  'Setting Toko': 'Store Settings',
  'Simpan di {jumlah} toko': 'Save in {jumlah} stores',
  'Simpan perubahan': 'Save changes',
  'Simpan {jumlah} perubahan': 'Save {jumlah} changes',
  'Tidak ada yang berubah': 'Nothing changes',
  'Toko yang dipilih sudah memakai nilai ini.': 'The chosen stores already use these values.',
  Turun: 'Down',
  User: 'User',
  'Wilayah tempat izin berlaku, misalnya Provinsi Jawa Barat.':
    'Where the licence holds, for example Province of West Java.',
  'Yang dicetak di nota dan laporan, dan printer toko ini.':
    'What receipts and reports print, and the printers of this store.',
}
