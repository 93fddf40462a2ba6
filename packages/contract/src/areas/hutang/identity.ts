import type { Level } from '../../permissions.ts'

const SEES_IDENTITY: readonly Level[] = ['OWN', 'SU', 'MU', 'SPV']

/** Whether a level sees the number of a card whole (04-domain C6): supervisors and above do. */
export const seesIdentity = (level: Level): boolean => SEES_IDENTITY.includes(level)

/** The number of an identity card as a level may see it: whole, else its last four signs. */
export const identityFor = (level: Level, nomor: string): string =>
  seesIdentity(level) ? nomor : nomor.slice(0, -4).replace(/./g, '*') + nomor.slice(-4)
