import type { Level } from '../../permissions.ts'

/** Who pairs devices and keeps fingerprints; a supervisor for the own store and finger. */
export const KEEPERS: readonly Level[] = ['OWN', 'SU', 'MU', 'SPV']

/** Fingers that may be entered. */
export const FINGERS = [
  'Ibu jari kanan',
  'Telunjuk kanan',
  'Jari tengah kanan',
  'Ibu jari kiri',
  'Telunjuk kiri',
  'Jari tengah kiri',
] as const
