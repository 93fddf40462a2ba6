import type { HutangAnswer } from '@kencana/contract/areas/hutang'
import { addDays } from '@kencana/domain/calendar'
import type { TFunction } from 'i18next'

/** Why the pledge of an open loan may not be sold on a day, as far as the loan tells it. */
export function auctionObstacle(loan: HutangAnswer, today: string, t: TFunction): string | null {
  const { tgl_jatuh_tempo, syarat, pemberitahuan } = loan
  const last = addDays(tgl_jatuh_tempo, syarat.hari_tenggang)
  if (today <= last) return t('Boleh dilelang setelah {tgl}.', { tgl: last })
  if (!pemberitahuan.some(({ tgl }) => tgl >= tgl_jatuh_tempo)) {
    return t('Beri tahu pelanggan dahulu, baru jaminan boleh dilelang.')
  }
  return null
}
