import type { TFunction } from 'i18next'

/** Who pays the difference. */
export const differenceText = (total: number, t: TFunction): string =>
  total < 0 ? t('Dibayar ke pelanggan') : t('Dibayar pelanggan')
