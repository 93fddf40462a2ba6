/** Tax: reports and files for the tax office, in English. */
export const pajak: Readonly<Record<string, string>> = {
  'Laporan PPN Keluaran': 'Output VAT Report',
  'Laporan PPh 22': 'PPh 22 Report',
  'Per masa pajak': 'By tax period',
  'Per nota': 'By sale',
  'Per pembeli': 'By buyer',
  'Semua kelas': 'All classes',
  'Kelas tidak tercatat': 'Class not recorded',
  'Tarif (%)': 'Rate (%)',
  'Masa Pajak': 'Tax period',
  'Dasar Pengenaan': 'Tax base',
  'PPN Tidak Dipungut': 'VAT not collected',
  'Di luar nota penjualan': 'Beside sales',
  'Jenis Pembeli': 'Kind of buyer',
  Pajak: 'Tax',
  'e-Faktur': 'e-Faktur',
  'Pilih tanggal dalam satu bulan': 'Choose days within one month',
  'Nomor Identitas Tempat Kegiatan Usaha toko ini, 22 angka: NPWP 16 angka dan 6 angka tempat usaha. Dipakai di berkas e-Faktur.':
    'Number of this place of business at the tax office, 22 digits: 16 of the tax number and 6 of the place. Used in e-Faktur files.',
  'DPP faktur kode 05': 'Base of invoices with code 05',
  'Cara dasar pengenaan ditulis di berkas e-Faktur; PPN-nya tetap sama.':
    'How the tax base is written in e-Faktur files; the VAT stays the same.',
  'Nilai lain dengan tarif 12 %': 'Other value at the rate of 12 %',
  'Harga jual dengan tarif 1,1 % atau 1,65 %': 'Selling price at the rate of 1.1 % or 1.65 %',
  'Kadar emas batangan (permil)': 'Purity of gold bars (permil)',
  'Batangan bersertifikat sekurangnya sekadar ini dijual tanpa PPN; yang lain dipajaki seperti perhiasan. Aturannya 999.9.':
    'Bars with a certificate of at least this purity are sold without VAT; others are taxed like jewellery. The rule is 999.9.',
  'NITKU terdiri dari 22 angka: NPWP 16 angka dan 6 angka tempat usaha':
    'A NITKU has 22 digits: 16 of the tax number and 6 of the place',
  'NITKU toko ini belum diisi, lengkapi di Setting Toko dahulu':
    'This store has no NITKU yet: fill it in at Store Settings first',
  'NPWP toko {npwp} tidak cocok dengan NITKU {nitku}, samakan di Setting Toko':
    "The store's tax number {npwp} does not fit NITKU {nitku}: make them agree at Store Settings",
  'Tidak ada nota untuk berkas ini': 'No sales for this file',
  '{jumlah} nota belum lengkap: lengkapi dahulu, atau unduh tanpa nota itu':
    '{jumlah} sales are not complete: complete them first, or download without them',
  'Berkas XML untuk diimpor di Coretax, satu masa pajak sekali.':
    'XML files to import in Coretax, one tax period at a time.',
  'Belum ada hari bisnis yang dibuka': 'No business day has been opened yet',
  'Bulan ini': 'This month',
  'Bulan lalu': 'Last month',
  'PPN di nota': 'VAT of sales',
  'PPN Keluaran di buku': 'Output VAT in the books',
  'Sama dengan buku.': 'As the books have it.',
  'Dokumen lain, tidak ada di berkas: lihat Laporan PPN Keluaran.':
    'Other documents, in no file: see the Output VAT Report.',
  'NPWP 15 angka ditulis dengan 0 di depan, periksa di Coretax: {nota}':
    'Tax numbers of 15 digits are written with a 0 in front, check them in Coretax: {nota}',
  'NITKU {nitku}': 'NITKU {nitku}',
  'Faktur pedagang dan pabrikan': 'Invoices of traders and makers',
  'Faktur konsumen digunggung': 'Pooled invoices of consumers',
  'Nama pembeli kosong: lengkapi di Buku Pelanggan, atau buat fakturnya di Coretax':
    'No name of the buyer: fill it in at Customers, or make the invoice in Coretax',
  'Alamat pembeli kosong: lengkapi di Buku Pelanggan, atau buat fakturnya di Coretax':
    'No address of the buyer: fill it in at Customers, or make the invoice in Coretax',
  'NPWP pembeli salah: buat fakturnya di Coretax':
    "The buyer's tax number is wrong: make the invoice in Coretax",
  'Dijual tanpa PPN: periksa Parameter Pajak dan Setting System':
    'Sold without VAT: check Tax Parameters and System Settings',
  'Nota di berkas': 'Sales in the file',
  'Nota belum lengkap': 'Sales not complete',
  'PPN belum lengkap': 'VAT not complete',
  'Unduh XML': 'Download XML',
  'Unduh XML bagian {bagian}': 'Download XML part {bagian}',
  '{jumlah} nota belum lengkap tidak ikut di berkas. Lanjutkan?':
    '{jumlah} sales that are not complete stay out of the file. Go on?',
  'Semua nota lengkap.': 'All sales are complete.',
  '{tampil} dari {jumlah} nota': '{tampil} of {jumlah} sales',
  Berkas: 'File',
  'Yang kurang': 'What is missing',
}
