/** Panels above the masters of goods, in English. */
export const masterPanels: Readonly<Record<string, string>> = {
  Percobaan: 'Trial',
  'Coba bulatkan berat': 'Try out rounding a weight',
  'Berat Asli': 'Scale weight',
  'Pita percobaan': 'Bands to try',
  'Berat nota menurut aturan': 'Nota weight by each rule',
  'Kelas SNI 8880:2020': 'Classes of SNI 8880:2020',
  'Di bawah kelas SNI': 'Below the classes of SNI',
  '{kelas} atau SNI {lain}': '{kelas} or SNI {lain}',
  'Cap {cap} memotong angka: emas {kadar} ‰ ke atas bercap sama dan termasuk SNI {kelas}.':
    'Stamp {cap} is cut to three digits: gold of {kadar} ‰ and more bears it too and is SNI {kelas}.',
  'Harga Nota': 'Nota price',
  'Umur Nota': 'Age of the nota',
  'Tidak ada rugi nota untuk group dan umur ini.': 'There is no loss for this group and age.',
  Rugi: 'Loss',
  'Dibeli Kembali': 'Bought back for',
  'Coba angka lain': 'Try other figures',
  'Kembali ke yang disimpan': 'Back to what is saved',
  'Metode Bertingkat perlu bunga awal dan harinya.':
    'The stepped method needs a first rate and its days.',
  'Dibulatkan ke atas ke kelipatan {langkah}': 'Rounded up to a multiple of {langkah}',
  'Margin {persen}% × {bulan} bulan': 'Margin {persen}% × {bulan} months',
  'Angsuran terakhir, dengan sisa pembulatan ke kelipatan {langkah}':
    'Last instalment, with what rounding to multiples of {langkah} left over',
  'Turun ke rupiah': 'Down to the rupiah',
  Pembulatan: 'Rounding',
}
