import { LANTAK } from '@kencana/contract/names/stok/steps'
import { STATUS_LANTAK, type StatusLantak } from '@kencana/domain/stok/lebur'
import type { TFunction } from 'i18next'
import type { Tone } from '../../kit/layout/tag.tsx'

export const BAR_TONES: Readonly<Record<StatusLantak, Tone>> = {
  ADA: 'gold',
  TERJUAL: 'ok',
  DISERAHKAN: 'ok',
  BATAL: 'bad',
}

/** How a bar stands, as people say it. */
export const barNames = (t: TFunction): Readonly<Record<StatusLantak, string>> =>
  Object.fromEntries(STATUS_LANTAK.map(one => [one, t(LANTAK[one])])) as Record<
    StatusLantak,
    string
  >
