/** Tax: reports and files for the tax office, in Italian. */
export const pajak: Readonly<Record<string, string>> = {
  'Laporan PPN Keluaran': 'Rapporto IVA a debito',
  'Laporan PPh 22': 'Rapporto PPh 22',
  'Per masa pajak': 'Per periodo fiscale',
  'Per nota': 'Per vendita',
  'Per pembeli': 'Per acquirente',
  'Semua kelas': 'Tutte le classi',
  'Kelas tidak tercatat': 'Classe non registrata',
  'Tarif (%)': 'Aliquota (%)',
  'Masa Pajak': 'Periodo fiscale',
  'Dasar Pengenaan': 'Imponibile',
  'PPN Tidak Dipungut': 'IVA non riscossa',
  'Di luar nota penjualan': 'Oltre alle vendite',
  'Jenis Pembeli': 'Tipo di acquirente',
  Pajak: 'Imposte',
  'e-Faktur': 'e-Faktur',
  'Pilih tanggal dalam satu bulan': 'Scegli date di un solo mese',
  'Nomor Identitas Tempat Kegiatan Usaha toko ini, 22 angka: NPWP 16 angka dan 6 angka tempat usaha. Dipakai di berkas e-Faktur.':
    'Numero di questa sede presso il fisco, 22 cifre: 16 del codice fiscale e 6 della sede. Usato nei file e-Faktur.',
  'DPP faktur kode 05': 'Imponibile delle fatture con codice 05',
  'Cara dasar pengenaan ditulis di berkas e-Faktur; PPN-nya tetap sama.':
    "Come l'imponibile è scritto nei file e-Faktur; l'IVA non cambia.",
  'Nilai lain dengan tarif 12 %': 'Altro valore con aliquota 12 %',
  'Harga jual dengan tarif 1,1 % atau 1,65 %': 'Prezzo di vendita con aliquota 1,1 % o 1,65 %',
  'Kadar emas batangan (permil)': 'Titolo dei lingotti (permille)',
  'Batangan bersertifikat sekurangnya sekadar ini dijual tanpa PPN; yang lain dipajaki seperti perhiasan. Aturannya 999.9.':
    'I lingotti certificati con almeno questo titolo si vendono senza IVA; gli altri sono tassati come gioielli. La norma è 999.9.',
  'NITKU terdiri dari 22 angka: NPWP 16 angka dan 6 angka tempat usaha':
    'Il NITKU ha 22 cifre: 16 del codice fiscale e 6 della sede',
  'NITKU toko ini belum diisi, lengkapi di Setting Toko dahulu':
    'Questo negozio non ha ancora un NITKU: inseriscilo prima nelle impostazioni del negozio',
  'NPWP toko {npwp} tidak cocok dengan NITKU {nitku}, samakan di Setting Toko':
    'Il codice fiscale {npwp} non corrisponde al NITKU {nitku}: uniformali nelle impostazioni del negozio',
  'Tidak ada nota untuk berkas ini': 'Nessuna vendita per questo file',
  '{jumlah} nota belum lengkap: lengkapi dahulu, atau unduh tanpa nota itu':
    '{jumlah} vendite incomplete: completale prima, o scarica senza di esse',
  'Berkas XML untuk diimpor di Coretax, satu masa pajak sekali.':
    'File XML da importare in Coretax, un periodo fiscale alla volta.',
  'Belum ada hari bisnis yang dibuka': 'Nessun giorno contabile ancora aperto',
  'Bulan ini': 'Questo mese',
  'Bulan lalu': 'Mese scorso',
  'PPN di nota': 'IVA delle vendite',
  'PPN Keluaran di buku': 'IVA a debito nei libri',
  'Sama dengan buku.': 'Come nei libri.',
  'Dokumen lain, tidak ada di berkas: lihat Laporan PPN Keluaran.':
    'Altri documenti, in nessun file: vedi il rapporto IVA a debito.',
  'NPWP 15 angka ditulis dengan 0 di depan, periksa di Coretax: {nota}':
    'I codici di 15 cifre sono scritti con uno 0 davanti, verificali in Coretax: {nota}',
  'NITKU {nitku}': 'NITKU {nitku}',
  'Faktur pedagang dan pabrikan': 'Fatture di commercianti e produttori',
  'Faktur konsumen digunggung': 'Fatture dei consumatori raggruppate',
  'Nama pembeli kosong: lengkapi di Buku Pelanggan, atau buat fakturnya di Coretax':
    'Manca il nome dell’acquirente: completalo nel registro clienti, o crea la fattura in Coretax',
  'Alamat pembeli kosong: lengkapi di Buku Pelanggan, atau buat fakturnya di Coretax':
    'Manca l’indirizzo dell’acquirente: completalo nel registro clienti, o crea la fattura in Coretax',
  'NPWP pembeli salah: buat fakturnya di Coretax':
    'Codice fiscale dell’acquirente errato: crea la fattura in Coretax',
  'Dijual tanpa PPN: periksa Parameter Pajak dan Setting System':
    'Venduto senza IVA: controlla i parametri fiscali e le impostazioni di sistema',
  'Nota di berkas': 'Vendite nel file',
  'Nota belum lengkap': 'Vendite incomplete',
  'PPN belum lengkap': 'IVA incompleta',
  'Unduh XML': 'Scarica XML',
  'Unduh XML bagian {bagian}': 'Scarica XML parte {bagian}',
  '{jumlah} nota belum lengkap tidak ikut di berkas. Lanjutkan?':
    '{jumlah} vendite incomplete restano fuori dal file. Continuare?',
  'Semua nota lengkap.': 'Tutte le vendite sono complete.',
  '{tampil} dari {jumlah} nota': '{tampil} di {jumlah} vendite',
  Berkas: 'File',
  'Yang kurang': 'Cosa manca',
}
