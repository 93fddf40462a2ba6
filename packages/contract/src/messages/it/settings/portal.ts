/** Addresses of stores at other servers, in Italian. */
export const portal: Readonly<Record<string, string>> = {
  'Toko di server lain': 'Negozi su altri server',
  'Periksa alamat {toko}': 'Verifica l’indirizzo di {toko}',
  'Alamat ini belum ditanya': 'Questo indirizzo non è ancora stato interpellato',
  'sementara itu toko dilayani server ini': 'intanto il negozio è servito da questo server',
  'Halaman ini belum boleh memanggil alamat itu':
    'Questa pagina non può ancora chiamare quell’indirizzo',
  'Dijawab oleh server rantai ini': 'Ha risposto un server di questa catena',
  'Tidak ada jawaban dari alamat itu': 'Nessuna risposta da quell’indirizzo',
  'Yang menjawab bukan server rantai ini': 'Chi ha risposto non è un server di questa catena',
  'Alamat itu bukan alamat toko ini': 'Quell’indirizzo non è di questo negozio',
  'Dipakai sejak sebelum alamat diperiksa': 'In uso da prima che gli indirizzi fossero verificati',
  'Alamat server lain, kosong = server ini; diperiksa saat disimpan':
    'Indirizzo di un altro server, vuoto = questo; verificato al salvataggio',
}
