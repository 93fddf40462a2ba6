/** Coupons, in Italian. */
export const kupon: Readonly<Record<string, string>> = {
  'Kupon {kode_kupon} tidak ada': 'Il buono {kode_kupon} non esiste',
  'Kupon {kode_kupon} berlaku {tgl_dari} sampai {tgl_sampai}, hari ini {tgl}':
    'Il buono {kode_kupon} vale dal {tgl_dari} al {tgl_sampai}, oggi è il {tgl}',
  'Kupon {kode_kupon} untuk belanja mulai {minimal}, nota ini {total}':
    'Il buono {kode_kupon} vale da {minimal}, questa nota è di {total}',
  'Kupon {kode_kupon} sudah habis: {terpakai} dari {kuota} terpakai':
    'Il buono {kode_kupon} è esaurito: {terpakai} di {kuota} usati',
  'Kupon {kode_kupon} sekali per pelanggan: isi telepon pelanggan dahulu':
    'Il buono {kode_kupon} è uno per cliente: inserire prima il telefono del cliente',
  'Kupon {kode_kupon} sudah dipakai pelanggan ini di nota {no_faktur_jual}':
    'Questo cliente ha già usato il buono {kode_kupon}, nella nota {no_faktur_jual}',
  'Kupon di nota ini baru saja berubah di tempat lain, simpan sekali lagi':
    'Il buono di questa nota è appena cambiato altrove, salvare di nuovo',
  'Cek Kupon': 'Verifica buono',
  'Apakah kupon berlaku hari ini, dan berapa sisanya.':
    'Se un buono vale oggi e quanti ne restano.',
  'Pindai atau ketik kode kupon': 'Scansionare o digitare il codice del buono',
  'Periksa kodenya, lalu coba lagi.': 'Controllare il codice e riprovare.',
  Kupon: 'Buono',
  'Belum ada kupon dipilih': 'Nessun buono scelto',
  'Pindai kode di kupon, atau ketik lalu tekan Enter.':
    'Scansionare il codice sul buono, o digitarlo e premere Invio.',
  'Berlaku hari ini': 'Vale oggi',
  'Tidak berlaku': 'Non valido',
  Terpakai: 'Usati',
  '{terpakai} dari {kuota}': '{terpakai} di {kuota}',
  'Pakai kupon': 'Usa il buono',
  'Kosongkan untuk melepas kupon dari nota.': 'Lasciare vuoto per togliere il buono dalla nota.',
  '{persen}, paling banyak {maks}': '{persen}, al massimo {maks}',
  'Nota belum cukup untuk kuponnya.': 'La nota non basta ancora per il suo buono.',
  'Laporan Kupon': 'Report buoni',
  'Per kupon': 'Per buono',
  'Potongan kupon': 'Sconto dei buoni',
  'Sisa kuota': 'Quota rimasta',
}
