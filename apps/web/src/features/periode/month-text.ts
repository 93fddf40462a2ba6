import { BULAN } from '@kencana/contract/names/periode'
import type { TFunction } from 'i18next'

/** '2026-10' as people say it: 'Oktober 2026'. */
export function monthText(bulan: string, t: TFunction): string {
  const [year = '', month = ''] = bulan.split('-')
  return `${t(BULAN[month] ?? month)} ${year}`
}
