/** Tax: reports and files for the tax office, in Chinese of Hong Kong. */
export const pajak: Readonly<Record<string, string>> = {
  'Laporan PPN Keluaran': '銷項增值稅報表',
  'Laporan PPh 22': 'PPh 22 預扣稅報表',
  'Per masa pajak': '按稅期',
  'Per nota': '按單據',
  'Per pembeli': '按買家',
  'Semua kelas': '所有類別',
  'Kelas tidak tercatat': '未記錄類別',
  'Tarif (%)': '稅率 (%)',
  'Masa Pajak': '稅期',
  'Dasar Pengenaan': '計稅基礎',
  'PPN Tidak Dipungut': '不徵收的增值稅',
  'Di luar nota penjualan': '銷售單以外',
  'Jenis Pembeli': '買家類別',
  Pajak: '稅務',
  'e-Faktur': 'e-Faktur',
  'Pilih tanggal dalam satu bulan': '請選擇同一個月內的日期',
  'Nomor Identitas Tempat Kegiatan Usaha toko ini, 22 angka: NPWP 16 angka dan 6 angka tempat usaha. Dipakai di berkas e-Faktur.':
    '本店在稅局的營業地點編號，共 22 位數字：稅號 16 位及地點 6 位。用於 e-Faktur 檔案。',
  'DPP faktur kode 05': '代碼 05 發票的計稅基礎',
  'Cara dasar pengenaan ditulis di berkas e-Faktur; PPN-nya tetap sama.':
    '計稅基礎在 e-Faktur 檔案中的寫法；增值稅額不變。',
  'Nilai lain dengan tarif 12 %': '其他價值，稅率 12 %',
  'Harga jual dengan tarif 1,1 % atau 1,65 %': '售價，稅率 1.1 % 或 1.65 %',
  'Kadar emas batangan (permil)': '金條成色（千分比）',
  'Batangan bersertifikat sekurangnya sekadar ini dijual tanpa PPN; yang lain dipajaki seperti perhiasan. Aturannya 999.9.':
    '附證書且成色不低於此的金條免增值稅，其他按首飾課稅。規定為 999.9。',
  'NITKU terdiri dari 22 angka: NPWP 16 angka dan 6 angka tempat usaha':
    'NITKU 由 22 位數字組成：稅號 16 位及地點 6 位',
  'NITKU toko ini belum diisi, lengkapi di Setting Toko dahulu':
    '本店尚未填寫 NITKU，請先在店舖設定中填寫',
  'NPWP toko {npwp} tidak cocok dengan NITKU {nitku}, samakan di Setting Toko':
    '店舖稅號 {npwp} 與 NITKU {nitku} 不符，請在店舖設定中改為一致',
  'Tidak ada nota untuk berkas ini': '此檔案沒有單據',
  '{jumlah} nota belum lengkap: lengkapi dahulu, atau unduh tanpa nota itu':
    '{jumlah} 張單據未完整：請先補齊，或不含這些單據下載',
  'Berkas XML untuk diimpor di Coretax, satu masa pajak sekali.':
    '供匯入 Coretax 的 XML 檔案，每次一個稅期。',
  'Belum ada hari bisnis yang dibuka': '尚未開啟任何營業日',
  'Bulan ini': '本月',
  'Bulan lalu': '上月',
  'PPN di nota': '單據上的增值稅',
  'PPN Keluaran di buku': '帳上的銷項增值稅',
  'Sama dengan buku.': '與帳簿一致。',
  'Dokumen lain, tidak ada di berkas: lihat Laporan PPN Keluaran.':
    '其他單據，不在檔案內：請看銷項增值稅報表。',
  'NPWP 15 angka ditulis dengan 0 di depan, periksa di Coretax: {nota}':
    '15 位稅號前已加 0，請在 Coretax 核對：{nota}',
  'NITKU {nitku}': 'NITKU {nitku}',
  'Faktur pedagang dan pabrikan': '商人及製造商發票',
  'Faktur konsumen digunggung': '消費者合併發票',
  'Nama pembeli kosong: lengkapi di Buku Pelanggan, atau buat fakturnya di Coretax':
    '缺買家姓名：請在顧客名冊補上，或在 Coretax 開立發票',
  'Alamat pembeli kosong: lengkapi di Buku Pelanggan, atau buat fakturnya di Coretax':
    '缺買家地址：請在顧客名冊補上，或在 Coretax 開立發票',
  'NPWP pembeli salah: buat fakturnya di Coretax': '買家稅號錯誤：請在 Coretax 開立發票',
  'Dijual tanpa PPN: periksa Parameter Pajak dan Setting System':
    '售出時無增值稅：請檢查稅務參數及系統設定',
  'Nota di berkas': '檔案內單據',
  'Nota belum lengkap': '未完整單據',
  'PPN belum lengkap': '未完整增值稅',
  'Unduh XML': '下載 XML',
  'Unduh XML bagian {bagian}': '下載 XML 第 {bagian} 部分',
  '{jumlah} nota belum lengkap tidak ikut di berkas. Lanjutkan?':
    '{jumlah} 張未完整單據不會列入檔案。要繼續嗎？',
  'Semua nota lengkap.': '所有單據均完整。',
  '{tampil} dari {jumlah} nota': '{jumlah} 張單據中的 {tampil} 張',
  Berkas: '檔案',
  'Yang kurang': '缺少的資料',
}
