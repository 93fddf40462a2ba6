/** Addresses of stores at other servers, in English. */
export const portal: Readonly<Record<string, string>> = {
  'Toko di server lain': 'Stores at other servers',
  'Periksa alamat {toko}': 'Check the address of {toko}',
  'Alamat ini belum ditanya': 'This address has not been asked yet',
  'sementara itu toko dilayani server ini': 'meanwhile this server serves the store',
  'Halaman ini belum boleh memanggil alamat itu': 'This page may not call that address yet',
  'Dijawab oleh server rantai ini': 'Answered by a server of this chain',
  'Tidak ada jawaban dari alamat itu': 'No answer from that address',
  'Yang menjawab bukan server rantai ini': 'What answered is no server of this chain',
  'Alamat itu bukan alamat toko ini': 'That address is not this store’s',
  'Dipakai sejak sebelum alamat diperiksa': 'Used since before addresses were checked',
  'Alamat server lain, kosong = server ini; diperiksa saat disimpan':
    'Address of another server, empty = this one; checked when it is saved',
}
