/**
 * What needs a person (T42d): the sentence, filled from the facts of the alarm, and what to do.
 * Both are translation keys; docs/operations.md says more of each.
 */
export const ALARMS = {
  neraca_tidak_seimbang: {
    text: 'Neraca saldo {toko} tidak seimbang: {rp} rupiah, {ug} µg emas murni.',
    hint: 'Hentikan penjualan toko itu, jalankan npm run audit:verify, dan hubungi pembuat program.',
  },
  pembukuan_rusak: {
    text: 'Pemeriksaan malam menemukan {jumlah} kesalahan pembukuan.',
    hint: 'Jalankan npm run audit:verify, simpan cadangan lama, dan hubungi pembuat program.',
  },
  pesan_macet: {
    text: '{jumlah} pesan {toko} belum sampai, tertua {menit} menit, gagal {kali} kali: {sebab}',
    hint: 'Perbaiki sebabnya, lalu tekan Kirim lagi; pesan tidak hilang.',
  },
  cadangan_tua: {
    text: 'Tidak ada cadangan baru selama {jam} jam.',
    hint: 'Jalankan npm run backup; periksa jadwal, BACKUP_DIR dan disknya.',
  },
  cadangan_gagal: {
    text: 'Pencadangan terakhir gagal: {sebab}',
    hint: 'Perbaiki sebabnya, lalu jalankan npm run backup.',
  },
  latihan_tua: {
    text: 'Tidak ada latihan pemulihan yang berhasil selama {hari} hari.',
    hint: 'Jalankan npm run drill: cadangan yang belum dicoba bukan cadangan.',
  },
  latihan_gagal: {
    text: 'Latihan pemulihan terakhir gagal: cadangan belum tentu dapat dipulihkan.',
    hint: 'Jalankan npm run drill, baca baris ✗, dan buat cadangan baru di disk lain.',
  },
  arsip_tertahan: {
    text: 'Arsip WAL tertinggal {menit} menit: {sebab}',
    hint: 'Periksa WAL_ARCHIVE_DIR dan ruang disknya; arsip lanjut sendiri setelah pulih.',
  },
  salinan_dasar_tua: {
    text: 'Salinan dasar arsip WAL sudah {jam} jam tidak dibuat: {sebab}',
    hint: 'Jalankan npm run backup -- --base dan baca sebabnya.',
  },
  disk_penuh: {
    text: 'Disk data terisi {persen} %.',
    hint: 'Kosongkan ruang sebelum penuh, atau pindahkan BACKUP_DIR ke disk lain.',
  },
  jam_beda: {
    text: 'Jam komputer ini berbeda {detik} detik dari basis data.',
    hint: 'Nyalakan penyesuai jam (NTP) di kedua komputer.',
  },
  belum_tutup_hari: {
    text: '{toko} belum tutup toko untuk {tgl}, sudah lewat 23:00 WIB.',
    hint: 'Lakukan tutup toko di toko itu.',
  },
} as const

export type AlarmName = keyof typeof ALARMS

/** Kinds of messages between stores, as people call them. */
export const PESAN: Readonly<Record<string, string>> = {
  TUTUP_TOKO: 'Kabar tutup toko',
  KIRIM_UANG: 'Uang dikirim',
  TERIMA_UANG: 'Uang diterima',
}
