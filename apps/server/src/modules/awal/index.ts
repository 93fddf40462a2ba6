/** The beginning: what a new installation holds before its first document. */
export { isEmpty, sampleState, setSampleState } from './awal.queries.ts'
export type { StorePlan, UserPlan } from './set-up-chain.ts'
export { setUpChain } from './set-up-chain.ts'

export const owns = ['para_system'] as const
export const uses = ['sesi', 'tutup-toko'] as const
