/** Card and QRIS receivables that are paid out, in Japanese. */
export const pencairan: Readonly<Record<string, string>> = {
  'Bank penerbit': '加盟店銀行',
  'Batal pencairan non cash': '入金精算の取消',
  'Belum dicairkan': '未精算',
  'Biaya MDR': 'MDR 手数料',
  'Buka pencocokan': '照合を開く',
  Cairkan: '精算',
  'Cairkan {jumlah} pembayaran': '{jumlah} 件を精算',
  'Kartu dan QRIS': 'カードと QRIS',
  'Lebih dari nilai slip yang dipilih': '選んだ伝票の金額を超えています',
  'Lihat Pencairan': '精算一覧',
  'Masuk ke rekening': '入金口座',
  'MDR Debit': 'MDR デビット',
  'MDR Kredit': 'MDR クレジット',
  'MDR QRIS': 'MDR QRIS',
  'MDR Rp {biaya} berbeda dari usulan Rp {usulan}, tulis sebabnya':
    'MDR Rp {biaya} は提案の Rp {usulan} と違います。理由を書いてください',
  'Menurut slip': '伝票の金額',
  'No pencairan': '精算番号',
  'Paling banyak 500 pembayaran sekaligus': '一度に500件までです',
  'Pembayaran {nomor} baru saja berubah di tempat lain, muat ulang dahulu':
    '支払 {nomor} は他の場所で変更されました。再読み込みしてください',
  'Pembayaran {nomor} belum dicocokkan dengan slip atau mutasi':
    '支払 {nomor} はまだ伝票や明細と照合されていません',
  'Pembayaran {nomor} bukan piutang yang terbuka dari {penerbit}':
    '支払 {nomor} は {penerbit} の未回収の債権ではありません',
  'Pembayaran {nomor} sudah dicairkan dengan {no_cair}, batalkan {no_cair} dahulu':
    '支払 {nomor} は {no_cair} で精算済みです。先に {no_cair} を取り消してください',
  'Pencairan non cash': '入金精算',
  'Pencairan Non Cash': 'カード入金の精算',
  'Pencairan {nomor} tersimpan': '精算 {nomor} を保存しました',
  Piutang: '債権',
  'Piutang kartu dan QRIS': 'カードと QRIS の債権',
  'Potongan bank saat pencairan, diusulkan dan dapat diganti menurut mutasi':
    '精算時に銀行が差し引く率。提案であり、明細が優先します',
  'Selisih MDR': 'MDR の差',
  'Selisih slip': '伝票の差',
  'Siap dicairkan': '精算できます',
  'Siapa yang berutang': '支払う相手',
  'Spasi memilih, Enter membuka, F10 mencairkan. Yang belum dicocokkan belum dapat dipilih.':
    'スペースで選択、Enterで開く、F10で精算。未照合のものはまだ選べません。',
  'Sudah cocok, belum dicairkan': '照合済み・未精算',
  'Sudah dicairkan': '精算済み',
  'Tanpa bank': '銀行なし',
  'Tidak ada pencairan dengan saringan ini.': 'この条件の精算はありません。',
  'Tidak ada piutang terbuka dengan saringan ini.': 'この条件の未回収債権はありません。',
  'Tulis sebab selisih MDR': 'MDR が違う理由を書いてください',
  'Uang masuk Rp {bank} lebih dari nilai slip Rp {nilai}, periksa pilihan atau jumlahnya':
    '入金 Rp {bank} が伝票の Rp {nilai} を超えています。選択か金額を確かめてください',
  'Umur piutang (hari)': '債権の経過日数',
  'Usulan MDR': 'MDR の提案',
  'usulan {jumlah}': '提案 {jumlah}',
  '{jumlah} belum dicocokkan': '{jumlah} 未照合',
  '{jumlah} pembayaran, sejak {tgl}': '{jumlah} 件、{tgl} から',
}
