/** Panels above the masters of goods, in Traditional Chinese. */
export const masterPanels: Readonly<Record<string, string>> = {
  Percobaan: '試算',
  'Coba bulatkan berat': '試算重量取整',
  'Berat Asli': '實際重量',
  'Pita percobaan': '試用區段',
  'Berat nota menurut aturan': '各規則的單據重量',
  'Kelas SNI 8880:2020': 'SNI 8880:2020 等級',
  'Di bawah kelas SNI': '低於 SNI 等級',
  '{kelas} atau SNI {lain}': '{kelas} 或 SNI {lain}',
  'Cap {cap} memotong angka: emas {kadar} ‰ ke atas bercap sama dan termasuk SNI {kelas}.':
    '印記 {cap} 只取三位數：{kadar} ‰ 或以上的黃金亦打此印，屬 SNI {kelas}。',
  'Harga Nota': '單據價格',
  'Umur Nota': '單據日數',
  'Tidak ada rugi nota untuk group dan umur ini.': '此組別及日數沒有折讓。',
  Rugi: '折讓',
  'Dibeli Kembali': '回購價',
  'Coba angka lain': '試其他數字',
  'Kembali ke yang disimpan': '返回已儲存的數字',
  'Metode Bertingkat perlu bunga awal dan harinya.': '分級方法需要首段利率及其日數。',
  'Dibulatkan ke atas ke kelipatan {langkah}': '向上取整至 {langkah} 的倍數',
  'Margin {persen}% × {bulan} bulan': '利潤 {persen}% × {bulan} 個月',
  'Angsuran terakhir, dengan sisa pembulatan ke kelipatan {langkah}':
    '最後一期，含取整至 {langkah} 倍數的餘額',
  'Turun ke rupiah': '向下取整至盾',
  Pembulatan: '取整',
}
