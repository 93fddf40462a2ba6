/** Texts of cash against a debit card. */
export const gesek: Readonly<Record<string, string>> = {
  'Gesek Tunai': 'Gesek Tunai',
  'Gesek tunai': 'Gesek tunai',
  'Batal gesek tunai': 'Batal gesek tunai',
  'Gesek tunai di atas batas': 'Gesek tunai melebihi had',
  'Laporan Gesek Tunai': 'Laporan Gesek Tunai',
  'Tidak ada gesek tunai dengan saringan ini.': 'Tiada gesek tunai dengan tapisan ini.',
  'Beri tunai': 'Beri tunai',
  'Simpan gesek tunai': 'Simpan gesek tunai',
  'Gesek tunai {nomor} tersimpan': 'Gesek tunai {nomor} disimpan',
  'Jenis kartu': 'Jenis kad',
  'Penerbit kartu': 'Penerbit kad',
  'Kosong: bank mesinnya': 'Kosong: bank mesin itu sendiri',
  'Hanya kartu debit.': 'Kad debit sahaja.',
  Digesek: 'Digesek',
  'Digesek Rp': 'Digesek Rp',
  'Tunai Rp': 'Tunai Rp',
  'Tunai keluar': 'Tunai keluar',
  'Biaya {biaya}, tunai {tunai}.': 'Caj {biaya}, tunai {tunai}.',
  'Uang kartu': 'Wang kad',
  Kartu: 'Kad',
  'Buka pencairan': 'Buka penyelesaian',
  'Lebih dari yang digesek': 'Lebih daripada yang digesek',
  'Tulis sebab biayanya lain': 'Tulis sebab cajnya berbeza',
  'Tarik tunai hanya dengan kartu debit: dengan kartu kredit dilarang Bank Indonesia (PBI 11/11/PBI/2009 dan 14/2/PBI/2012)':
    'Tunai hanya dengan kad debit: dengan kad kredit dilarang Bank Indonesia (PBI 11/11/PBI/2009 dan 14/2/PBI/2012)',
  'Tunai Rp {tunai} lebih dari yang digesek Rp {jumlah}':
    'Tunai Rp {tunai} lebih daripada yang digesek Rp {jumlah}',
  'Biaya Rp {biaya} berbeda dari usulan Rp {usulan}, tulis sebabnya':
    'Caj Rp {biaya} berbeza daripada cadangan Rp {usulan}, tulis sebabnya',
  'Uang di laci {laci} tidak cukup untuk tunai Rp {tunai}':
    'Wang dalam laci {laci} tidak cukup untuk tunai Rp {tunai}',
  'Biaya gesek tunai': 'Caj gesek tunai',
  'Diusulkan saat gesek tunai dan dipotong dari tunainya, dibulatkan naik ke kelipatan pembulatan; 0: tanpa biaya.':
    'Dicadangkan semasa gesek tunai dan dipotong daripada tunainya, dibundarkan naik ke gandaan pembundaran; 0: tanpa caj.',
  'Slip Gesek Tunai': 'Slip Gesek Tunai',
  'Slip gesek tunai dua lembar': 'Slip gesek tunai dua salinan',
  'Cetak ulang slip gesek tunai {nomor}': 'Cetak semula slip gesek tunai {nomor}',
  'Nomor gesek tunai': 'Nombor gesek tunai',
  'Tanda batal': 'Tanda batal',
  'Penerbit dan 4 angka kartu': 'Penerbit dan 4 angka kad',
  'Jumlah digesek': 'Jumlah digesek',
  'Tunai diterima': 'Tunai diterima',
  'Batas gesek tunai per kartu per hari': 'Had gesek tunai setiap kad sehari',
  'Gesek tunai satu kartu dalam satu hari di atas jumlah ini perlu otorisasi; yang sudah diotorisasi tidak dihitung.':
    'Gesek tunai satu kad dalam sehari melebihi jumlah ini perlu kelulusan; yang telah diluluskan tidak dikira.',
  'Slip ini sudah dipakai di {nomor}: bank, kartu dan kode persetujuan yang sama':
    'Slip ini sudah digunakan dalam {nomor}: bank, kad dan kod kelulusan yang sama',
  'Dua pembayaran dengan slip yang sama: bank, kartu dan kode persetujuan yang sama':
    'Dua bayaran dengan slip yang sama: bank, kad dan kod kelulusan yang sama',
  'Slip ini sudah dipakai': 'Slip ini sudah digunakan',
  'Tunai Rp {tunai} tidak ada pecahannya: pakai kelipatan Rp {kelipatan}, atau cara bayar lain':
    'Tiada pecahan untuk tunai Rp {tunai}: guna gandaan Rp {kelipatan}, atau cara bayaran lain',
}
