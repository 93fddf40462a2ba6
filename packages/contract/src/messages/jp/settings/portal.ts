/** Addresses of stores at other servers, in Japanese. */
export const portal: Readonly<Record<string, string>> = {
  'Toko di server lain': '別サーバーの店舗',
  'Periksa alamat {toko}': '{toko} の住所を確認',
  'Alamat ini belum ditanya': 'この住所はまだ問い合わせていません',
  'sementara itu toko dilayani server ini': 'それまではこのサーバーが店舗を担当します',
  'Halaman ini belum boleh memanggil alamat itu': 'このページはまだその住所を呼び出せません',
  'Dijawab oleh server rantai ini': 'このチェーンのサーバーが応答しました',
  'Tidak ada jawaban dari alamat itu': 'その住所から応答がありません',
  'Yang menjawab bukan server rantai ini': '応答したのはこのチェーンのサーバーではありません',
  'Alamat itu bukan alamat toko ini': 'その住所はこの店舗のものではありません',
  'Dipakai sejak sebelum alamat diperiksa': '住所の確認が始まる前から使用中',
  'Alamat server lain, kosong = server ini; diperiksa saat disimpan':
    '別サーバーの住所、空欄はこのサーバー。保存時に確認します',
}
