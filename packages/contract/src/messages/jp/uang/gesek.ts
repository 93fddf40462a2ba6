/** Texts of cash against a debit card. */
export const gesek: Readonly<Record<string, string>> = {
  'Gesek Tunai': 'カード現金引出し',
  'Gesek tunai': 'カード現金引出し',
  'Batal gesek tunai': 'カード現金引出しの取消',
  'Gesek tunai di atas batas': '限度を超えるカード現金引出し',
  'Laporan Gesek Tunai': 'カード現金引出しレポート',
  'Tidak ada gesek tunai dengan saringan ini.': 'この条件のカード現金引出しはありません。',
  'Beri tunai': '現金を渡す',
  'Simpan gesek tunai': '現金引出しを保存',
  'Gesek tunai {nomor} tersimpan': 'カード現金引出し {nomor} を保存しました',
  'Jenis kartu': 'カードの種類',
  'Penerbit kartu': 'カード発行会社',
  'Kosong: bank mesinnya': '空欄：端末の銀行と同じ',
  'Hanya kartu debit.': 'デビットカードのみです。',
  Digesek: 'カード利用額',
  'Digesek Rp': 'カード利用額 Rp',
  'Tunai Rp': '現金 Rp',
  'Tunai keluar': '渡した現金',
  'Biaya {biaya}, tunai {tunai}.': '手数料 {biaya}、現金 {tunai}。',
  'Uang kartu': 'カードのお金',
  Kartu: 'カード',
  'Buka pencairan': '精算を開く',
  'Lebih dari yang digesek': 'カード利用額を超えています',
  'Tulis sebab biayanya lain': '手数料が違う理由を書いてください',
  'Tarik tunai hanya dengan kartu debit: dengan kartu kredit dilarang Bank Indonesia (PBI 11/11/PBI/2009 dan 14/2/PBI/2012)':
    '現金はデビットカードのみです。クレジットカードはインドネシア銀行が禁じています（PBI 11/11/PBI/2009、14/2/PBI/2012）',
  'Tunai Rp {tunai} lebih dari yang digesek Rp {jumlah}':
    '現金 Rp {tunai} がカード利用額 Rp {jumlah} を超えています',
  'Biaya Rp {biaya} berbeda dari usulan Rp {usulan}, tulis sebabnya':
    '手数料 Rp {biaya} は提案の Rp {usulan} と違います。理由を書いてください',
  'Uang di laci {laci} tidak cukup untuk tunai Rp {tunai}':
    '引き出し {laci} に現金 Rp {tunai} がありません',
  'Biaya gesek tunai': 'カード現金引出し手数料',
  'Diusulkan saat gesek tunai dan dipotong dari tunainya, dibulatkan naik ke kelipatan pembulatan; 0: tanpa biaya.':
    'カード現金引出しで提案され、現金から差し引かれます。丸めの倍数に切り上げ。0は無料。',
  'Slip Gesek Tunai': 'カード現金引出し控え',
  'Slip gesek tunai dua lembar': 'カード現金引出し控えを2部',
  'Cetak ulang slip gesek tunai {nomor}': 'カード現金引出し控え {nomor} の再印刷',
  'Nomor gesek tunai': 'カード現金引出し番号',
  'Tanda batal': '取消の印',
  'Penerbit dan 4 angka kartu': 'カード発行会社と下4桁',
  'Jumlah digesek': 'カード利用額',
  'Tunai diterima': '受け取った現金',
  'Batas gesek tunai per kartu per hari': 'カード現金引出しの限度（1枚1日）',
  'Gesek tunai satu kartu dalam satu hari di atas jumlah ini perlu otorisasi; yang sudah diotorisasi tidak dihitung.':
    '1枚のカードの1日の現金引出しがこの金額を超えると承認が必要です。承認済みの分は数えません。',
  'Slip ini sudah dipakai di {nomor}: bank, kartu dan kode persetujuan yang sama':
    'この伝票は{nomor}で使用済みです: 同じ銀行・カード・承認番号',
  'Dua pembayaran dengan slip yang sama: bank, kartu dan kode persetujuan yang sama':
    '同じ伝票による支払いが2件あります: 同じ銀行・カード・承認番号',
  'Slip ini sudah dipakai': 'この伝票は使用済みです',
  'Tunai Rp {tunai} tidak ada pecahannya: pakai kelipatan Rp {kelipatan}, atau cara bayar lain':
    '現金 Rp {tunai} になる紙幣・硬貨がありません。Rp {kelipatan} 単位にするか、別の支払方法にしてください',
}
