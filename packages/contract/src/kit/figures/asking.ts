/** Refusals that ask, and are answered by the same command with their mark. */
export const ASKING = [
  'HARGA_EMAS_MELONJAK',
  'BERAT_TIDAK_WAJAR',
  'MODAL_TIDAK_WAJAR',
  'BAKI_KATEGORI',
  'HARGA_BERUBAH_JAUH',
  'PER_GRAM_TIDAK_WAJAR',
] as const
