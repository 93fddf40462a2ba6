/** Addresses of stores at other servers, in Malay. */
export const portal: Readonly<Record<string, string>> = {
  'Toko di server lain': 'Kedai di pelayan lain',
  'Periksa alamat {toko}': 'Periksa alamat {toko}',
  'Alamat ini belum ditanya': 'Alamat ini belum ditanya',
  'sementara itu toko dilayani server ini': 'sementara itu kedai dilayan oleh pelayan ini',
  'Halaman ini belum boleh memanggil alamat itu': 'Halaman ini belum boleh memanggil alamat itu',
  'Dijawab oleh server rantai ini': 'Dijawab oleh pelayan rangkaian ini',
  'Tidak ada jawaban dari alamat itu': 'Tiada jawapan daripada alamat itu',
  'Yang menjawab bukan server rantai ini': 'Yang menjawab bukan pelayan rangkaian ini',
  'Alamat itu bukan alamat toko ini': 'Alamat itu bukan alamat kedai ini',
  'Dipakai sejak sebelum alamat diperiksa': 'Digunakan sejak sebelum alamat diperiksa',
  'Alamat server lain, kosong = server ini; diperiksa saat disimpan':
    'Alamat pelayan lain, kosong = pelayan ini; diperiksa semasa disimpan',
}
