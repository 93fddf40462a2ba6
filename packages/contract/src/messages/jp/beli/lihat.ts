/** Purchases that were written: looked up, taken back, checked, destroyed, in Japanese. */
export const lihat: Readonly<Record<string, string>> = {
  'Barang beli': '買取品',
  'Barcode lama': '元のバーコード',
  'barcode lama {kode}': '元のバーコード {kode}',
  'Pembelian dibatalkan': '買取取消',
  'Aturan {nama}, versi {versi}': 'ルール {nama}、版 {versi}',
  'target {jumlah}': '目標 {jumlah}',
  'Validasi Jual Beli': '買取の確認',
  'Cocokkan slip yang ditandatangani dengan barang dan uangnya. Dokumen sendiri diperiksa orang lain.':
    '署名済みの控えを品物・現金と照合します。自分の伝票は他の人が確認します。',
  'Hanya {tgl}: tanggal lalu terkunci untuk level {level}. Pembelian lama dicari dengan nomor lengkapnya.':
    '{tgl} のみ：過去の日付はレベル {level} ではロックされています。古い買取は番号全体で検索します。',
  'Tidak ada pembelian dengan saringan ini.': 'この条件の買取はありません。',
  'Cetak ulang slip pembelian {nomor}': '買取 {nomor} の控えを再印刷',
  'Pembelian tanggal {tgl} tidak dapat dibatalkan, hanya hari yang sama':
    '{tgl} の買取は取り消せません。同じ日のみ可能です',
  'Batalkan pembelian': '買取を取り消す',
  'Batalkan pembelian {nomor}': '買取 {nomor} を取り消す',
  'Batalkan {total}, {jumlah} barang kembali ke penjual': '{total} を取消、{jumlah} 点を売主に返す',
  'Uang yang kembali dari penjual': '売主から戻る金額',
  'Seluruh pembelian': '買取全体',
  'Pembelian {nomor} dibatalkan': '買取 {nomor} を取り消しました',
  'Hanya pembelian hari ini, selama barangnya belum berpindah.':
    '本日の買取のみ。品物が動いていない場合に限ります。',
  'Cari pembelian': '買取を探す',
  'Pindai atau ketik nomor pembelian, barcode, nota, atau nama':
    '買取番号、バーコード、伝票、名前をスキャンまたは入力',
  'Pembelian hari ini': '本日の買取',
  'Belum ada pembelian hari ini.': '本日の買取はまだありません。',
  'Belum ada pembelian dipilih': '買取が選ばれていません',
  'Pindai nomor pembelian, atau pilih dari daftar hari ini.':
    '買取番号をスキャンするか、本日の一覧から選びます。',
  'Barang beli keluar dari baki BLN menjadi rosok. Perlu otorisasi supervisor.':
    '買取品は BLN トレイから出てスクラップになります。監督者の承認が必要です。',
  'Selisih disepakati': '合意した差額',
  'Aturan {nama}': 'ルール {nama}',
}
