/** Sales that somebody else has to approve, in Italian. */
export const ajuan: Readonly<Record<string, string>> = {
  'Diajukan oleh': 'Inviato da',
  'harga hitung': 'prezzo calcolato',
  'Ajuan penjualan': 'Vendita inviata',
  'Belum ada ajuan hari ini': 'Nessuna vendita inviata oggi',
  'Penjualan yang disimpan menunggu di sini sampai disetujui orang lain.':
    'Le vendite salvate attendono qui finché un altro le approva.',
  'Tarik ajuan {nomor}? Barangnya dapat dijual lagi.':
    'Ritirare {nomor}? I pezzi tornano in vendita.',
  'Tarik ajuan': 'Ritira l’invio',
  'Ajuan {nomor} ditarik': '{nomor} è stato ritirato',
  Tarik: 'Ritira',
  'Ajuan {nomor} ditolak {user_id}': '{nomor} rifiutato da {user_id}',
  'Ajuan {nomor} disetujui {user_id}, cetak notanya.':
    '{nomor} approvato da {user_id}: stampa la nota.',
  '{jumlah} lagi': 'altri {jumlah}',
  Lihat: 'Vedi',
  'Belum ada ajuan di daftar ini.': 'Nessuna vendita inviata in questo elenco.',
  'Tidak ada penjualan yang menunggu.': 'Nessuna vendita in attesa.',
  'Penjualan toko ini tidak menunggu pemeriksaan. Nyalakan di Setting System.':
    'Le vendite di questo negozio non attendono verifiche. Si attiva nelle impostazioni di sistema.',
  Menunggu: 'In attesa',
  Disetujui: 'Approvato',
  disetujui: 'approvato',
  ditolak: 'rifiutato',
  ditarik: 'ritirato',
  'Tidak ada ajuan {nomor}': 'Nessun invio {nomor}',
  '{nomor} disetujui: {no_faktur_jual}': '{nomor} approvato: {no_faktur_jual}',
  Tolak: 'Rifiuta',
  '{nomor} ditolak, barang dapat dijual lagi': '{nomor} rifiutato, i pezzi tornano in vendita',
  'Validasi Penjualan': 'Verifica vendite',
  'Penjualan yang diajukan kasir. Yang disetujui terjual dengan harga ajuannya.':
    'Vendite inviate dai cassieri. Ciò che è approvato si vende al prezzo inviato.',
  'Cari ajuan': 'Cerca un invio',
  'Pindai atau ketik nomor ajuan, barcode, atau nama':
    'Scansiona o scrivi numero d’invio, codice o nome',
  Ajuan: 'Invii',
  'Ajuan {jumlah}': 'Invii {jumlah}',
  'Belum ada ajuan dipilih': 'Nessun invio scelto',
  'Pilih dari daftar dengan ↓ dan Enter, atau pindai nomornya.':
    'Scegli dall’elenco con ↓ e Invio, o scansiona il numero.',
  'Penjualan ini Anda ajukan sendiri. Mintalah orang lain menyetujuinya.':
    'Hai inviato tu questa vendita. Chiedi a un altro di approvarla.',
  'Alasan menolak': 'Motivo del rifiuto',
  'Kasir membacanya; wajib diisi bila ditolak.': 'La legge il cassiere; obbligatorio se rifiuti.',
  'Penjualan diajukan': 'Vendita inviata',
  'Barang ditahan. Uang dan nota menunggu persetujuan orang lain.':
    'I pezzi sono riservati. Denaro e nota attendono l’approvazione di un altro.',
  Diperiksa: 'In verifica',
  Diajukan: 'Inviato',
  'Diajukan untuk dijual': 'Inviato per la vendita',
  'Ajuan ditolak': 'Invio rifiutato',
  'Ajuan ditarik': 'Invio ritirato',
  'Tolak ajuan': 'Invio rifiutato',
  'Barang {kode_barcode} menunggu pemeriksaan di ajuan {no_ajuan} dari {user_id}':
    'Il pezzo {kode_barcode} attende verifica nell’invio {no_ajuan} di {user_id}',
  'menunggu pemeriksaan, ajuan {no_ajuan} dari {user_id}':
    'attende verifica, invio {no_ajuan} di {user_id}',
  'Ajukan penjualan': 'Invia la vendita',
  '{jumlah} barang ditahan sampai orang lain menyetujui.':
    '{jumlah} pezzi riservati finché un altro approva.',
  'Toko baru dapat ditutup sesudah ini selesai.':
    'Il negozio si può chiudere solo dopo averlo concluso.',
  'Ajuan penjualan menunggu': 'Vendite inviate in attesa',
  'Ajuan {nomor} baru saja berubah di tempat lain, muat ulang dahulu':
    'L’invio {nomor} è appena cambiato altrove, ricarica prima',
  'Ajuan {nomor} sudah {status} oleh {user_id}': 'L’invio {nomor} è già {status} da {user_id}',
  'Ajuan {nomor} Anda buat sendiri, orang lain yang menyetujui atau menolaknya':
    'L’invio {nomor} è tuo: lo approva o rifiuta un altro',
  'Halaman ini versi lama: muat ulang (F5), lalu simpan lagi. Nota tetap ada.':
    'Questa pagina è di una versione precedente: ricaricala (F5), poi salva di nuovo. La nota resta.',
  'Ajuan {nomor} hanya dapat ditarik oleh {user_id}, yang mengajukannya':
    'L’invio {nomor} può ritirarlo solo {user_id}, che l’ha inviato',
  'Penjualan diperiksa orang lain': 'Vendite verificate da un altro',
  'Penjualan menjadi ajuan: barang ditahan dan uang belum tercatat sampai user lain menyetujuinya di Validasi Penjualan.':
    'La vendita viene inviata: i pezzi sono riservati e il denaro non è registrato finché un altro utente la approva in Verifica vendite.',
  '{user_id} mengajukan penjualan {nomor}': '{user_id} invia la vendita {nomor}',
  '{nomor} disetujui {user_id}': '{nomor} approvato da {user_id}',
  '{nomor} ditolak {user_id}': '{nomor} rifiutato da {user_id}',
}
