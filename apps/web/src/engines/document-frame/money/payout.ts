import { tunaiTurun } from '@kencana/domain/uang/tunai'
import type { TFunction } from 'i18next'
import { cashFault } from './payment-blocker.ts'

/** Money that goes out to the customer, as it is typed. */
export interface Payout {
  readonly cara: 'TUNAI' | 'TRANSFER'
  readonly kode_bank: string
  readonly no_rekening: string
}

export const NO_PAYOUT: Payout = { cara: 'TUNAI', kode_bank: '', no_rekening: '' }

/** The ways money goes out; their keys are those of the till. */
export const CARA_CAIR = ['TUNAI', 'TRANSFER'] as const

/** What is wrong with an amount that goes out in cash; null where notes and coins make it. */
export const payoutFault = ({ cara }: Payout, jumlah: number, t: TFunction): string | null =>
  cara === 'TUNAI' ? cashFault(jumlah, t) : null

/** A transfer names the bank it goes from. */
export const lacksBank = ({ cara, kode_bank }: Payout): boolean =>
  cara === 'TRANSFER' && kode_bank === ''

/** Why an amount cannot go out as it is typed; null where it can. */
export const payoutBlocker = (payout: Payout, jumlah: number, t: TFunction): string | null =>
  lacksBank(payout) ? t('Pilih bank untuk transfer.') : payoutFault(payout, jumlah, t)

/** The most that can go out of what may: cash only as far as notes and coins make it. */
export const mostPaidOut = ({ cara }: Payout, most: number): number =>
  cara === 'TUNAI' ? tunaiTurun(most) : most

/** The payout as a call wants it. */
export function payoutBody({ cara, kode_bank, no_rekening }: Payout) {
  if (cara === 'TUNAI') return { cara }
  const to = no_rekening.trim()
  return { cara, kode_bank, ...(to === '' ? {} : { no_rekening: to }) }
}
