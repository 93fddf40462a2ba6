import type { Level } from '../../permissions.ts'

/** Who may see the number of an identity card whole (04-domain C6): supervisors and above. */
const SEES_IDENTITY: readonly Level[] = ['OWN', 'SU', 'MU', 'SPV']

/** The number of an identity card as a level may see it: whole, else its last four signs. */
export const identityFor = (level: Level, nomor: string): string =>
  SEES_IDENTITY.includes(level) ? nomor : nomor.slice(0, -4).replace(/./g, '*') + nomor.slice(-4)
