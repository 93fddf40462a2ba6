import type { TFunction } from 'i18next'

/** How a piece is priced, in words. */
export const modeOptions = (t: TFunction) => [
  { value: 'GRAM', label: t('Per gram (papan harga)') },
  { value: 'BANDROL', label: t('Harga bandrol') },
  { value: 'MANUAL', label: t('Diisi saat menjual') },
]
