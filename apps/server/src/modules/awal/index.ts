/** The beginning: what a new installation holds before its first document. */
export { isEmpty, sampleState } from './awal.queries.ts'
export { bringMasters } from './bring-masters.ts'
export { openStore } from './open-store.ts'
export type { StorePlan, UserPlan } from './set-up-chain.ts'
export { setSampleState, setUpChain } from './set-up-chain.ts'

export const owns = [] as const
export const uses = ['pengaturan', 'tutup-toko', 'users'] as const
