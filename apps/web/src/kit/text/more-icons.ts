/** Drawings that no part of the till needs: they come with the screens that show them. */
export const MORE_ICONS = {
  salin: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  paskan: 'M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10',
  urungkan: 'M6 3 2.5 6.5 6 10M2.5 6.5H10a3.5 3.5 0 0 1 0 7H7',
  ulangi: 'M10 3l3.5 3.5L10 10M13.5 6.5H6a3.5 3.5 0 0 0 0 7h3',
  unggah: 'M8 10V2M4.5 5 8 1.5 11.5 5M2.5 13.5h11',
  kalender: 'M2.5 3.5h11v10h-11zM2.5 6.5h11M5.5 1.8v3M10.5 1.8v3',
  segarkan: 'M13.5 8a5.5 5.5 0 1 1-1.7-4M12 1.5V4.5H9',
  toko: 'M2 6.5 3.5 2.5h9L14 6.5M2.5 6.5V14h11V6.5M2 6.5c0 1.3 3 1.3 3 0 0 1.3 3 1.3 3 0 0 1.3 3 1.3 3 0 0 1.3 3 1.3 3 0M6.5 14v-4h3v4',
  kurang: 'M3 8h10',
  riwayat: 'M8 2a6 6 0 1 0 .01 0M8 5v3l2 2',
} as const
