/** Panels above the masters of goods, in Italian. */
export const masterPanels: Readonly<Record<string, string>> = {
  Percobaan: 'Prova',
  'Coba bulatkan berat': 'Prova ad arrotondare un peso',
  'Berat Asli': 'Peso reale',
  'Pita percobaan': 'Fasce di prova',
  'Berat nota menurut aturan': 'Peso in nota per ogni regola',
  'Kelas SNI 8880:2020': 'Classi SNI 8880:2020',
  'Di bawah kelas SNI': 'Sotto le classi SNI',
  '{kelas} atau SNI {lain}': '{kelas} o SNI {lain}',
  'Cap {cap} memotong angka: emas {kadar} ‰ ke atas bercap sama dan termasuk SNI {kelas}.':
    'Il marchio {cap} è troncato a tre cifre: anche l’oro da {kadar} ‰ in su lo porta ed è SNI {kelas}.',
  'Harga Nota': 'Prezzo in nota',
  'Umur Nota': 'Età della nota',
  'Tidak ada rugi nota untuk group dan umur ini.': 'Nessuna perdita per questo gruppo ed età.',
  Rugi: 'Perdita',
  'Dibeli Kembali': 'Riacquistato a',
  'Coba angka lain': 'Prova altre cifre',
  'Kembali ke yang disimpan': 'Torna ai valori salvati',
  'Metode Bertingkat perlu bunga awal dan harinya.':
    'Il metodo a scaglioni richiede un tasso iniziale e i suoi giorni.',
  'Dibulatkan ke atas ke kelipatan {langkah}': 'Arrotondato per eccesso al multiplo di {langkah}',
  'Margin {persen}% × {bulan} bulan': 'Margine {persen}% × {bulan} mesi',
  'Angsuran terakhir, dengan sisa pembulatan ke kelipatan {langkah}':
    'Ultima rata, con il resto dell’arrotondamento ai multipli di {langkah}',
  'Turun ke rupiah': 'Per difetto alla rupia',
  Pembulatan: 'Arrotondamento',
}
