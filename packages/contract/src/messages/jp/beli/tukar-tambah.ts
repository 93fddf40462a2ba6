/** Exchanging old pieces for new ones: till, list, slip and refusals, in Japanese. */
export const tukarTambah: Readonly<Record<string, string>> = {
  'Lihat Tukar Tambah': '下取り交換一覧',
  'Batal tukar tambah': '下取り交換取消',
  'Barang baru': '新しい品',
  'Barang lama': '下取り品',
  'Janji tukar sampai': '交換の約束の期限',
  'Sisi penjualan': '販売側',
  'Sisi pembelian': '買取側',
  'Dibayar ke pelanggan': 'お客様への支払い',
  'Harga barang baru': '新しい品の価格',
  'Harga barang lama': '下取り品の価格',
  'Pindai nota barang lama.': '下取り品の伝票を読み取る。',
  'Hapus barang lama dari nota ini?': 'この伝票から下取り品を削除しますか',
  '{baru} barang baru keluar, {lama} barang lama masuk, {jumlah} masuk.':
    '新しい品 {baru} 点が出て、下取り品 {lama} 点が入り、{jumlah} を受け取ります。',
  '{baru} barang baru keluar, {lama} barang lama masuk, {jumlah} keluar.':
    '新しい品 {baru} 点が出て、下取り品 {lama} 点が入り、{jumlah} を支払います。',
  'Pas, tidak ada selisih.': 'ちょうどです。差額はありません。',
  'Tukar tambah tersimpan': '下取り交換を保存しました',
  'Batalkan tukar tambah': '下取り交換を取り消す',
  'Slip Tukar Tambah': '下取り交換の控え',
  'Slip tukar tambah dua lembar': '下取り交換の控えを二枚',
  'Nomor tukar tambah': '下取り交換番号',
  'Nomor nota barang baru': '新しい品の伝票番号',
  'Nomor pembelian barang lama': '下取り品の買取番号',
  'Tanda tukar tambah batal': '下取り交換取消の表示',
  'Identitas pelanggan (4 tanda terakhir)': 'お客様の身分証（末尾 4 文字）',
  'PPN di dalamnya': '内付加価値税',
  'Siapa membayar selisihnya': '差額の支払者',
  'Barang baru, lalu barang lama dengan langkahnya': '新しい品、続いて下取り品とその計算手順',
  'Barang baru dan lama': '新しい品と下取り品',
  'Selisih dibayar dengan tunai, transfer atau titipan':
    '差額は現金、振込、または預かりで支払います',
  '{nomor} adalah bagian dari tukar tambah {no_tukar_tambah}, batalkan tukar tambahnya':
    '{nomor} は下取り交換 {no_tukar_tambah} の一部です。下取り交換を取り消してください',
  'Janji tukar {kode_barcode} sampai {sampai} sudah lewat, isi tanggal mulai {tgl}':
    '{kode_barcode} の交換の約束 {sampai} は過ぎています。{tgl} 以降の日付を入力してください',
  'Barang baru atau lama': '新品または下取り品',
  'Janji tukar sampai {tgl}': '交換の約束 {tgl} まで',
  'Cetak ulang slip tukar tambah {nomor}': '下取り交換 {nomor} の控えを再印刷',
  'Barang baru kembali ke baki, barang lama ke pelanggan, selisihnya kembali.':
    '新品はトレイへ、下取り品はお客様へ戻り、差額は返されます。',
  'Tidak ada tukar tambah dengan saringan ini.': 'この条件の下取り交換はありません。',
  'Hanya {tgl}: tanggal lalu terkunci untuk level {level}. Tukar tambah lama dicari dengan nomor lengkapnya.':
    '{tgl} のみ：過去の日付はレベル {level} ではロックされています。古い下取り交換は番号全体で検索します。',
  'Uang kembali di atas harga beli: lebih dari {jumlah} perlu otorisasi.':
    '返金が買取価格を超えています。{jumlah} を超える場合は承認が必要です。',
  'Uang kembali tanpa otorisasi': '承認なしで返金できる額',
  'Lebih dari {hari} hari: perlu otorisasi': '{hari} 日を超えるため承認が必要です',
  'Janji tukar lebih lama dari batas': '上限を超える交換の約束',
}
