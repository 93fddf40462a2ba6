import { refuse } from '@kencana/contract/refusals'

/**
 * A paper of somebody else's is dated on the business day it comes in, or before.
 * @throws Refusal TIDAK_LENGKAP of `field`
 */
export function demandDated(said: string | null | undefined, tgl: string, field: string): void {
  if (typeof said === 'string' && said > tgl) {
    refuse('TIDAK_LENGKAP', {}, { [field]: 'Tanggal itu belum tiba' })
  }
}
