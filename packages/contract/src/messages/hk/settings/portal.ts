/** Addresses of stores at other servers, in Chinese. */
export const portal: Readonly<Record<string, string>> = {
  'Toko di server lain': '其他伺服器上的分店',
  'Periksa alamat {toko}': '檢查 {toko} 的地址',
  'Alamat ini belum ditanya': '此地址尚未查詢',
  'sementara itu toko dilayani server ini': '期間由本伺服器服務該店',
  'Halaman ini belum boleh memanggil alamat itu': '此頁面尚未可連接該地址',
  'Dijawab oleh server rantai ini': '由本連鎖的伺服器回覆',
  'Tidak ada jawaban dari alamat itu': '該地址沒有回覆',
  'Yang menjawab bukan server rantai ini': '回覆者並非本連鎖的伺服器',
  'Alamat itu bukan alamat toko ini': '該地址不屬於此店',
  'Dipakai sejak sebelum alamat diperiksa': '在檢查地址之前已使用',
  'Alamat server lain, kosong = server ini; diperiksa saat disimpan':
    '其他伺服器地址，留空 = 本伺服器；儲存時檢查',
}
