/** Buying back: screens, refusals, settings and the slip, in Japanese. */
export const pembelian: Readonly<Record<string, string>> = {
  'Parameter Aturan Beli': '買取ルール',
  'Transaksi Pembelian': '買取取引',
  'Lihat Pembelian': '買取一覧',
  'Batal Pembelian': '買取取消',
  'Hancur Pembelian': '買取品の溶解',
  'Hancur pembelian': '買取品廃棄',
  'Kode 1 sampai 20 huruf besar, angka atau -': 'コードは英大文字・数字・- で 1〜20 文字です',
  'Belum ada aturan': 'ルールがまだありません',
  'Barang beli (BLN)': '買取品 (BLN)',
  'Barang beli utuh langsung ke baki': '無傷の買取品を直接トレイへ',
  'Slip Pembelian': '買取の控え',
  'Slip pembelian dua lembar': '買取の控えを二枚',
  'Satu lembar untuk penjual, satu ditandatangani untuk toko; lembar kedua bertanda TEMBUSAN.':
    '一枚は売主、一枚は署名をもらい店控え。二枚目に TEMBUSAN と印字。',
  'Nomor pembelian': '買取番号',
  'Tanda pembelian batal': '買取取消の表示',
  'Nama penjual': '売主名',
  'Alamat penjual': '売主の住所',
  'Telepon penjual': '売主の電話',
  'Identitas penjual (4 tanda terakhir)': '売主の身分証（末尾 4 文字）',
  'Dibayar kepada penjual': '売主への支払額',
  'Barcode baru': '新しいバーコード',
  'Berat timbang': 'はかりの重量',
  'Barang, nota dan kondisinya, lalu setiap langkah': '品物・伝票・状態、続いて各計算手順',
  'Harga beli': '買取価格',
  'Barang yang dibeli': '買い取った品',
  'Hitungan harga': '価格の計算',
  'Toleransi berat pembelian (mg)': '買取重量の許容差 (mg)',
  'Berat timbang yang berbeda lebih dari ini dari berat nota perlu otorisasi.':
    'はかりの重量と伝票重量の差がこれを超えると承認が必要です。',
  'Pelanggan setia (nota)': '常連のお客様（伝票数）',
  'Pelanggan dengan nota sebanyak ini mendapat keringanan tukar tambah paling besar; 0 = tidak ada.':
    'この数の伝票があるお客様は下取りで最大の軽減を受けます。0＝なし。',
  'Pelanggan setia (hari)': '常連のお客様（日数）',
  'Notanya dihitung sekian hari ke belakang, dari toko yang menjual barang itu.':
    '品を販売した店の、過去この日数の伝票を数えます。',
  'Pembelian tanpa nota': '伝票なしの買取',
  'Barang yang dibeli tanpa nota toko sendiri, dengan identitas penjual.':
    '自店の伝票なしで買い取る品。売主の身分証が要ります。',
  Boleh: '可',
  'Perlu otorisasi': '承認が必要',
  'Nota {nomor} tidak ditemukan atau sudah dibatalkan':
    '伝票 {nomor} が見つからないか、取り消されています',
  'Barang {kode_barcode} dari nota {no_faktur_jual} sudah dibeli kembali dengan {oleh_nomor}':
    '伝票 {no_faktur_jual} の商品 {kode_barcode} は {oleh_nomor} で買戻し済みです',
  'Belum ada aturan beli untuk barang ini, minta pusat melengkapi Parameter Aturan Beli':
    'この品の買取ルールがまだありません。本部に「買取ルール」の補完を依頼してください',
  'Barang ini tidak dibeli, aturan {aturan}: {alasan}':
    'この品は買い取れません。ルール {aturan}：{alasan}',
  'Harga beli untuk {kode_kadar} belum ada, isi papan harga dahulu':
    '{kode_kadar} の買取価格がまだありません。先に価格表へ入力してください',
  'Identitas penjual harus diisi: {sebab}': '売主の身分証が必要です：{sebab}',
  'ada barang tanpa nota': '伝票のない品があります',
  'Belum ada baki di gudang BLN, tambahkan di Master Baki dahulu':
    '倉庫 BLN にトレイがまだありません。先にトレイマスターで追加してください',
  'Baki {kode_baki} bukan baki untuk {tujuan}': 'トレイ {kode_baki} は {tujuan} 用ではありません',
  'barang jual': '販売品',
  '{nama_barang} tidak utuh, hanya barang utuh boleh langsung ke baki':
    '{nama_barang} は無傷ではありません。直接トレイへ入れられるのは無傷の品だけです',
  'Barang {kode_barcode} sudah berpindah atau diubah, pembelian ini tidak dapat dibatalkan':
    '商品 {kode_barcode} は移動または変更されたため、この買取は取り消せません',
  'Nota kartu kredit dibeli tunai (hari)': 'クレジットカード払いの品の現金買取（日数）',
  'Barang dari nota kartu kredit sekian hari terakhir dibayar dengan transfer; uang tunai perlu otorisasi. 1 = nota hari ini saja, 0 = bebas.':
    '直近この日数内にクレジットカードで売った品は振込で支払います。現金には承認が必要です。1＝本日の伝票のみ、0＝制限なし。',
  'Nota kartu kredit {jumlah}: tunai di atas {tunai} perlu otorisasi, transfer tidak perlu.':
    'クレジットカード払い{jumlah}：{tunai}を超える現金には承認が必要です。振込は不要です。',
  'dibayar kartu kredit {jumlah}': 'クレジットカード払い{jumlah}',
}
