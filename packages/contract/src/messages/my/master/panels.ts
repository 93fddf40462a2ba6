/** Panels above the masters of goods, in Malay. */
export const masterPanels: Readonly<Record<string, string>> = {
  Percobaan: 'Percubaan',
  'Coba bulatkan berat': 'Cuba bundarkan berat',
  'Berat Asli': 'Berat asal',
  'Pita percobaan': 'Jalur percubaan',
  'Berat nota menurut aturan': 'Berat nota mengikut peraturan',
  'Kelas SNI 8880:2020': 'Kelas SNI 8880:2020',
  'Di bawah kelas SNI': 'Di bawah kelas SNI',
  '{kelas} atau SNI {lain}': '{kelas} atau SNI {lain}',
  'Cap {cap} memotong angka: emas {kadar} ‰ ke atas bercap sama dan termasuk SNI {kelas}.':
    'Cap {cap} dipotong kepada tiga angka: emas {kadar} ‰ ke atas juga bercap sama dan ialah SNI {kelas}.',
  'Harga Nota': 'Harga nota',
  'Umur Nota': 'Umur nota',
  'Tidak ada rugi nota untuk group dan umur ini.':
    'Tiada kerugian nota untuk kumpulan dan umur ini.',
  Rugi: 'Kerugian',
  'Dibeli Kembali': 'Dibeli balik',
  'Coba angka lain': 'Cuba angka lain',
  'Kembali ke yang disimpan': 'Kembali ke yang disimpan',
  'Metode Bertingkat perlu bunga awal dan harinya.':
    'Kaedah bertingkat memerlukan faedah awal dan harinya.',
  'Dibulatkan ke atas ke kelipatan {langkah}': 'Dibundarkan ke atas kepada gandaan {langkah}',
  'Margin {persen}% × {bulan} bulan': 'Margin {persen}% × {bulan} bulan',
  'Angsuran terakhir, dengan sisa pembulatan ke kelipatan {langkah}':
    'Ansuran terakhir, dengan baki pembundaran kepada gandaan {langkah}',
  'Turun ke rupiah': 'Turun ke rupiah',
  Pembulatan: 'Pembundaran',
}
