/** Money that goes out to the customer, as it is typed. */
export interface Payout {
  readonly cara: 'TUNAI' | 'TRANSFER'
  readonly kode_bank: string
  readonly no_rekening: string
}

export const NO_PAYOUT: Payout = { cara: 'TUNAI', kode_bank: '', no_rekening: '' }

/** The ways and their keys, which are those of the till. */
export const CARA_CAIR = [
  { cara: 'TUNAI', key: '1' },
  { cara: 'TRANSFER', key: '4' },
] as const

/** A transfer names the bank it goes from. */
export const lacksBank = ({ cara, kode_bank }: Payout): boolean =>
  cara === 'TRANSFER' && kode_bank === ''

/** The payout as a call wants it. */
export function payoutBody({ cara, kode_bank, no_rekening }: Payout) {
  if (cara === 'TUNAI') return { cara }
  const to = no_rekening.trim()
  return { cara, kode_bank, ...(to === '' ? {} : { no_rekening: to }) }
}
