/** Tax: reports and files for the tax office, in Malay. */
export const pajak: Readonly<Record<string, string>> = {
  'Laporan PPN Keluaran': 'Laporan PPN Keluaran',
  'Laporan PPh 22': 'Laporan PPh 22',
  'Per masa pajak': 'Mengikut tempoh cukai',
  'Per nota': 'Mengikut nota',
  'Per pembeli': 'Mengikut pembeli',
  'Semua kelas': 'Semua kelas',
  'Kelas tidak tercatat': 'Kelas tidak direkodkan',
  'Tarif (%)': 'Kadar cukai (%)',
  'Masa Pajak': 'Tempoh cukai',
  'Dasar Pengenaan': 'Asas cukai',
  'PPN Tidak Dipungut': 'PPN tidak dipungut',
  'Di luar nota penjualan': 'Di luar nota jualan',
  'Jenis Pembeli': 'Jenis pembeli',
  Pajak: 'Cukai',
  'e-Faktur': 'e-Faktur',
  'Pilih tanggal dalam satu bulan': 'Pilih tarikh dalam satu bulan',
  'Nomor Identitas Tempat Kegiatan Usaha toko ini, 22 angka: NPWP 16 angka dan 6 angka tempat usaha. Dipakai di berkas e-Faktur.':
    'Nombor tempat perniagaan kedai ini di pejabat cukai, 22 angka: 16 angka NPWP dan 6 angka tempat. Digunakan dalam fail e-Faktur.',
  'DPP faktur kode 05': 'DPP faktur kod 05',
  'Cara dasar pengenaan ditulis di berkas e-Faktur; PPN-nya tetap sama.':
    'Cara asas cukai ditulis dalam fail e-Faktur; PPN tetap sama.',
  'Nilai lain dengan tarif 12 %': 'Nilai lain dengan kadar 12 %',
  'Harga jual dengan tarif 1,1 % atau 1,65 %': 'Harga jualan dengan kadar 1.1 % atau 1.65 %',
  'Kadar emas batangan (permil)': 'Ketulenan jongkong emas (permil)',
  'Batangan bersertifikat sekurangnya sekadar ini dijual tanpa PPN; yang lain dipajaki seperti perhiasan. Aturannya 999.9.':
    'Jongkong bersijil dengan sekurang-kurangnya ketulenan ini dijual tanpa cukai; yang lain dicukai seperti barang kemas. Peraturannya 999.9.',
  'NITKU terdiri dari 22 angka: NPWP 16 angka dan 6 angka tempat usaha':
    'NITKU terdiri daripada 22 angka: 16 angka NPWP dan 6 angka tempat',
  'NITKU toko ini belum diisi, lengkapi di Setting Toko dahulu':
    'NITKU kedai ini belum diisi, lengkapkan di Tetapan Kedai dahulu',
  'NPWP toko {npwp} tidak cocok dengan NITKU {nitku}, samakan di Setting Toko':
    'NPWP kedai {npwp} tidak sepadan dengan NITKU {nitku}, samakan di Tetapan Kedai',
  'Tidak ada nota untuk berkas ini': 'Tiada nota untuk fail ini',
  '{jumlah} nota belum lengkap: lengkapi dahulu, atau unduh tanpa nota itu':
    '{jumlah} nota belum lengkap: lengkapkan dahulu, atau muat turun tanpa nota itu',
  'Berkas XML untuk diimpor di Coretax, satu masa pajak sekali.':
    'Fail XML untuk diimport di Coretax, satu tempoh cukai setiap kali.',
  'Belum ada hari bisnis yang dibuka': 'Belum ada hari perniagaan yang dibuka',
  'Bulan ini': 'Bulan ini',
  'Bulan lalu': 'Bulan lalu',
  'PPN di nota': 'PPN pada nota',
  'PPN Keluaran di buku': 'PPN Keluaran dalam buku',
  'Sama dengan buku.': 'Sama dengan buku.',
  'Dokumen lain, tidak ada di berkas: lihat Laporan PPN Keluaran.':
    'Dokumen lain, tiada dalam fail: lihat Laporan PPN Keluaran.',
  'NPWP 15 angka ditulis dengan 0 di depan, periksa di Coretax: {nota}':
    'NPWP 15 angka ditulis dengan 0 di hadapan, semak di Coretax: {nota}',
  'NITKU {nitku}': 'NITKU {nitku}',
  'Faktur pedagang dan pabrikan': 'Faktur peniaga dan pengilang',
  'Faktur konsumen digunggung': 'Faktur pengguna digabung',
  'Nama pembeli kosong: lengkapi di Buku Pelanggan, atau buat fakturnya di Coretax':
    'Nama pembeli kosong: lengkapkan di Buku Pelanggan, atau buat fakturnya di Coretax',
  'Alamat pembeli kosong: lengkapi di Buku Pelanggan, atau buat fakturnya di Coretax':
    'Alamat pembeli kosong: lengkapkan di Buku Pelanggan, atau buat fakturnya di Coretax',
  'NPWP pembeli salah: buat fakturnya di Coretax': 'NPWP pembeli salah: buat fakturnya di Coretax',
  'Dijual tanpa PPN: periksa Parameter Pajak dan Setting System':
    'Dijual tanpa PPN: semak Parameter Cukai dan Tetapan Sistem',
  'Nota di berkas': 'Nota dalam fail',
  'Nota belum lengkap': 'Nota belum lengkap',
  'PPN belum lengkap': 'PPN belum lengkap',
  'Unduh XML': 'Muat turun XML',
  'Unduh XML bagian {bagian}': 'Muat turun XML bahagian {bagian}',
  '{jumlah} nota belum lengkap tidak ikut di berkas. Lanjutkan?':
    '{jumlah} nota belum lengkap tidak masuk ke fail. Teruskan?',
  'Semua nota lengkap.': 'Semua nota lengkap.',
  '{tampil} dari {jumlah} nota': '{tampil} daripada {jumlah} nota',
  Berkas: 'Fail',
  'Yang kurang': 'Yang kurang',
}
