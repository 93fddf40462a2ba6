/** Past dates, copies of papers and what pieces cost, in Italian. */
export const trust: Readonly<Record<string, string>> = {
  'Tanggal lalu dibuka oleh pemilik': 'Date passate aperte al titolare',
  'OWN, SU dan MU boleh memilih tanggal sebelum hari ini di Lihat Penjualan.':
    'OWN, SU e MU possono scegliere una data precedente a oggi in Lihat Penjualan.',
  'Tanggal lalu dibuka oleh supervisor': 'Date passate aperte al supervisore',
  'SPV, SU dan MU boleh memilihnya; bila keduanya mati tidak ada yang boleh.':
    'Possono sceglierle SPV, SU e MU; se entrambe sono spente, nessuno.',
  'Tanggal sebelum {tgl} terkunci untuk level {level}, cari dengan nomor lengkap atau minta supervisor':
    'Le date prima del {tgl} sono bloccate per il livello {level}: cerchi il numero completo o chieda a un supervisore',
  'Slip Tambah Barang dua lembar': 'Bolla di carico in due copie',
  'Slip Pindah Barang dua lembar': 'Bolla di spostamento in due copie',
  'Slip Hancur Barang dua lembar': 'Bolla di rottamazione in due copie',
  'Slip dicetak dua kali; lembar kedua bertanda TEMBUSAN.':
    'La bolla si stampa due volte; la seconda copia porta TEMBUSAN.',
  'Laporan tutup toko dua lembar': 'Rapporto di chiusura in due copie',
  'Satu lembar untuk toko, satu untuk kantor pusat; lembar kedua bertanda TEMBUSAN.':
    'Una copia per il negozio, una per la sede; la seconda porta TEMBUSAN.',
  'Surat gadai dua lembar': 'Polizza di pegno in due copie',
  'Surat dicetak dua kali; lembar kedua untuk toko, tanpa ketentuan.':
    'La polizza si stampa due volte; la seconda copia è del negozio, senza condizioni.',
  'Kwitansi gadai dua lembar': 'Ricevuta del pegno in due copie',
  'Kwitansi dicetak dua kali; lembar kedua bertanda TEMBUSAN.':
    'La ricevuta si stampa due volte; la seconda copia porta TEMBUSAN.',
  'Slip pembatalan dua lembar': 'Ricevuta di annullamento in due copie',
  'Satu lembar untuk pelanggan, satu ditandatangani untuk toko; lembar kedua bertanda TEMBUSAN.':
    'Una copia per il cliente, una firmata per il negozio; la seconda porta TEMBUSAN.',
}
