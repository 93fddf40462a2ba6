/** Buying back: screens, refusals, settings and the slip, in Italian. */
export const pembelian: Readonly<Record<string, string>> = {
  'Parameter Aturan Beli': 'Regole di acquisto',
  'Transaksi Pembelian': 'Nuovo acquisto',
  'Lihat Pembelian': 'Elenco acquisti',
  'Batal Pembelian': 'Annulla acquisto',
  'Hancur Pembelian': 'Manda acquisti a fusione',
  'Hancur pembelian': 'Acquisti rottamati',
  'Kode 1 sampai 20 huruf besar, angka atau -':
    'Il codice ha da 1 a 20 lettere maiuscole, cifre o -',
  'Belum ada aturan': 'Ancora nessuna regola',
  'Barang beli (BLN)': 'Pezzi acquistati (BLN)',
  'Barang beli utuh langsung ke baki': 'Pezzi integri acquistati subito nel vassoio',
  'Slip Pembelian': 'Ricevuta di acquisto',
  'Slip pembelian dua lembar': 'Ricevuta di acquisto in due copie',
  'Satu lembar untuk penjual, satu ditandatangani untuk toko; lembar kedua bertanda TEMBUSAN.':
    'Una copia per il cedente, una firmata per il negozio; la seconda porta TEMBUSAN.',
  'Nomor pembelian': 'Numero di acquisto',
  'Tanda pembelian batal': 'Segno di acquisto annullato',
  'Nama penjual': 'Nome del cedente',
  'Alamat penjual': 'Indirizzo del cedente',
  'Telepon penjual': 'Telefono del cedente',
  'Identitas penjual (4 tanda terakhir)': 'Documento del cedente (ultimi 4 caratteri)',
  'Dibayar kepada penjual': 'Pagato al cedente',
  'Barcode baru': 'Nuovo codice a barre',
  'Berat timbang': 'Peso sulla bilancia',
  'Barang, nota dan kondisinya, lalu setiap langkah':
    'Pezzo, nota e condizione, poi ogni passaggio',
  'Harga beli': "Prezzo d'acquisto",
  'Barang yang dibeli': 'Pezzi acquistati',
  'Hitungan harga': 'Calcolo del prezzo',
  'Toleransi berat pembelian (mg)': 'Tolleranza peso acquisto (mg)',
  'Berat timbang yang berbeda lebih dari ini dari berat nota perlu otorisasi.':
    'Un peso sulla bilancia che differisce di più dal peso in nota richiede autorizzazione.',
  'Pelanggan setia (nota)': 'Cliente fedele (note)',
  'Pelanggan dengan nota sebanyak ini mendapat keringanan tukar tambah paling besar; 0 = tidak ada.':
    'A un cliente con tante note si condona il massimo nella permuta; 0 = nessuno.',
  'Pelanggan setia (hari)': 'Cliente fedele (giorni)',
  'Notanya dihitung sekian hari ke belakang, dari toko yang menjual barang itu.':
    'Contano le sue note di tanti giorni addietro, del negozio che ha venduto il pezzo.',
  'Pembelian tanpa nota': 'Acquisto senza nota',
  'Barang yang dibeli tanpa nota toko sendiri, dengan identitas penjual.':
    'Pezzi acquistati senza una nota del negozio, con il documento del cedente.',
  Boleh: 'Consentito',
  'Perlu otorisasi': 'Serve autorizzazione',
  'Nota {nomor} tidak ditemukan atau sudah dibatalkan':
    'La nota {nomor} non si trova o è stata annullata',
  'Barang {kode_barcode} dari nota {no_faktur_jual} sudah dibeli kembali dengan {oleh_nomor}':
    'Il pezzo {kode_barcode} della nota {no_faktur_jual} è già stato riacquistato con {oleh_nomor}',
  'Belum ada aturan beli untuk barang ini, minta pusat melengkapi Parameter Aturan Beli':
    'Non c’è ancora una regola di acquisto per questo pezzo, chiedere alla sede di completare Regole di acquisto',
  'Barang ini tidak dibeli, aturan {aturan}: {alasan}':
    'Questo pezzo non si acquista, regola {aturan}: {alasan}',
  'Harga beli untuk {kode_kadar} belum ada, isi papan harga dahulu':
    "Manca il prezzo d'acquisto per {kode_kadar}, compilare prima il listino",
  'Identitas penjual harus diisi: {sebab}': 'Serve il documento del cedente: {sebab}',
  'ada barang tanpa nota': 'un pezzo è senza nota',
  'Belum ada baki di gudang BLN, tambahkan di Master Baki dahulu':
    'Nel deposito BLN non c’è ancora un vassoio, aggiungerlo prima in Vassoi',
  'Baki {kode_baki} bukan baki untuk {tujuan}':
    'Il vassoio {kode_baki} non è un vassoio per {tujuan}',
  'barang jual': 'pezzi in vendita',
  '{nama_barang} tidak utuh, hanya barang utuh boleh langsung ke baki':
    '{nama_barang} non è integro, solo i pezzi integri vanno subito nel vassoio',
  'Barang {kode_barcode} sudah berpindah atau diubah, pembelian ini tidak dapat dibatalkan':
    'Il pezzo {kode_barcode} è stato spostato o modificato, questo acquisto non si può annullare',
  'Nota kartu kredit dibeli tunai (hari)':
    'Nota con carta di credito riacquistata in contanti (giorni)',
  'Barang dari nota kartu kredit sekian hari terakhir dibayar dengan transfer; uang tunai perlu otorisasi. 1 = nota hari ini saja, 0 = bebas.':
    'I pezzi di note pagate con carta di credito negli ultimi giorni si pagano con bonifico; i contanti richiedono autorizzazione. 1 = solo le note di oggi, 0 = libero.',
  'Nota kartu kredit {jumlah}: tunai di atas {tunai} perlu otorisasi, transfer tidak perlu.':
    'Nota con carta di credito {jumlah}: contanti oltre {tunai} richiedono autorizzazione, il bonifico no.',
  'dibayar kartu kredit {jumlah}': 'pagato con carta di credito {jumlah}',
}
