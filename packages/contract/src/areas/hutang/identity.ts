import type { Level } from '../../permissions.ts'

/** Who may see the number of an identity card whole (04-domain C6): supervisors and above. */
const SEES_IDENTITY: readonly Level[] = ['OWN', 'SU', 'MU', 'SPV']

/** Whether a level may see the numbers of customers' identity cards whole. */
export const seesIdentity = (level: Level): boolean => SEES_IDENTITY.includes(level)

/** A card's number as everybody else sees it: its last four signs. */
export const maskIdentity = (nomor: string): string =>
  nomor.slice(0, -4).replace(/./g, '*') + nomor.slice(-4)

/** The number as a level may see it. */
export const identityFor = (level: Level, nomor: string): string =>
  seesIdentity(level) ? nomor : maskIdentity(nomor)
