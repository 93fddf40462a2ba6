/** Exchanging old pieces for new ones: till, list, slip and refusals, in Italian. */
export const tukarTambah: Readonly<Record<string, string>> = {
  'Lihat Tukar Tambah': 'Elenco permute',
  'Batal tukar tambah': 'Annullamento permuta',
  'Barang baru': 'Pezzi nuovi',
  'Barang lama': 'Pezzi vecchi',
  'Janji tukar sampai': 'Cambio promesso fino al',
  'Sisi penjualan': 'Lato vendita',
  'Sisi pembelian': 'Lato acquisto',
  'Dibayar ke pelanggan': 'Pagato al cliente',
  'Harga barang baru': 'Prezzo dei pezzi nuovi',
  'Harga barang lama': 'Prezzo dei pezzi vecchi',
  'Pindai nota barang lama.': 'Scansiona la nota del pezzo vecchio.',
  'Hapus barang lama dari nota ini?': 'Togliere i pezzi vecchi da questa nota?',
  '{baru} barang baru keluar, {lama} barang lama masuk, {jumlah} masuk.':
    'Escono {baru} pezzi nuovi, entrano {lama} pezzi vecchi, {jumlah} in entrata.',
  '{baru} barang baru keluar, {lama} barang lama masuk, {jumlah} keluar.':
    'Escono {baru} pezzi nuovi, entrano {lama} pezzi vecchi, {jumlah} in uscita.',
  'Pas, tidak ada selisih.': 'Alla pari, nessuna differenza.',
  'Tukar tambah tersimpan': 'Permuta salvata',
  'Batalkan tukar tambah': 'Annulla la permuta',
  'Slip Tukar Tambah': 'Ricevuta di permuta',
  'Slip tukar tambah dua lembar': 'Ricevuta di permuta in due copie',
  'Nomor tukar tambah': 'Numero della permuta',
  'Nomor nota barang baru': 'Numero della nota dei pezzi nuovi',
  'Nomor pembelian barang lama': "Numero d'acquisto dei pezzi vecchi",
  'Tanda tukar tambah batal': 'Segno di permuta annullata',
  'Identitas pelanggan (4 tanda terakhir)': 'Documento del cliente (ultimi 4 caratteri)',
  'PPN di dalamnya': 'IVA compresa',
  'Siapa membayar selisihnya': 'Chi paga la differenza',
  'Barang baru, lalu barang lama dengan langkahnya':
    'Pezzi nuovi, poi quelli vecchi con i loro passaggi',
  'Barang baru dan lama': 'Pezzi nuovi e vecchi',
  'Selisih dibayar dengan tunai, transfer atau titipan':
    'La differenza si paga in contanti, con bonifico o come deposito',
  '{nomor} adalah bagian dari tukar tambah {no_tukar_tambah}, batalkan tukar tambahnya':
    '{nomor} fa parte della permuta {no_tukar_tambah}, annulla la permuta',
  'Janji tukar {kode_barcode} sampai {sampai} sudah lewat, isi tanggal mulai {tgl}':
    'La promessa di cambio di {kode_barcode} fino al {sampai} è già scaduta, indica una data dal {tgl} in poi',
  'Barang baru atau lama': 'Pezzi nuovi o vecchi',
  'Janji tukar sampai {tgl}': 'Cambio promesso fino al {tgl}',
  'Cetak ulang slip tukar tambah {nomor}': 'Ristampa della ricevuta di permuta {nomor}',
  'Barang baru kembali ke baki, barang lama ke pelanggan, selisihnya kembali.':
    'I pezzi nuovi tornano nei vassoi, i vecchi al cliente, e la differenza viene resa.',
  'Tidak ada tukar tambah dengan saringan ini.': 'Nessuna permuta con questo filtro.',
  'Hanya {tgl}: tanggal lalu terkunci untuk level {level}. Tukar tambah lama dicari dengan nomor lengkapnya.':
    'Solo {tgl}: le date passate sono bloccate per il livello {level}. Una permuta vecchia si trova con il numero completo.',
  'Uang kembali di atas harga beli: lebih dari {jumlah} perlu otorisasi.':
    'Resto sopra il prezzo d’acquisto: oltre {jumlah} serve l’autorizzazione.',
  'Uang kembali tanpa otorisasi': 'Resto senza autorizzazione',
  'Lebih dari {hari} hari: perlu otorisasi': 'Oltre {hari} giorni: serve l’autorizzazione',
  'Janji tukar lebih lama dari batas': 'Permuta promessa oltre il limite',
}
