import { oneOf } from '../race.ts'

/** Trays the model moves pieces between; SWEPT takes what an earlier sequence left there. */
export const TRAYS = ['C01', 'C02', 'C03', 'C04'] as const
export const SWEPT = 'E08'
const NO_TRAY = 'Z99'

/**
 * One step of a sequence, legal or not. A `pick` in [0, 1) is a place in the list of what the
 * sequence has made so far, so that a step means something in any shortened sequence too.
 */
export type Command =
  | {
      readonly kind: 'take'
      readonly pieces: readonly { readonly mg: number; readonly modal: number }[]
      readonly baki: string
      readonly sumber: 'MODAL_BARANG' | 'HUTANG_SUPPLIER'
    }
  | {
      readonly kind: 'sell'
      readonly picks: readonly number[]
      readonly fault: 'none' | 'total' | 'short' | 'discount' | 'yesterday'
      readonly cara: 'TUNAI' | 'QRIS'
    }
  | { readonly kind: 'cancel'; readonly pick: number; readonly hasGrant: boolean }
  | { readonly kind: 'move'; readonly picks: readonly number[]; readonly ke: string }
  | { readonly kind: 'move-tray'; readonly dari: string; readonly ke: string }
  | { readonly kind: 'destroy'; readonly picks: readonly number[]; readonly hasGrant: boolean }
  | { readonly kind: 'prices'; readonly harga: number; readonly isUpsideDown: boolean }
  | {
      readonly kind: 'lend'
      readonly mg: number
      /** Of the pledge's value, what is lent upon it. */
      readonly share: number
      readonly fault: 'none' | 'over' | 'value' | 'yesterday'
    }
  | { readonly kind: 'redeem'; readonly pick: number; readonly fault: 'none' | 'total' | 'short' }
  /** `share`: of the principal, what stays lent. */
  | { readonly kind: 'renew'; readonly pick: number; readonly share: number }
  /** A redemption taken back. */
  | { readonly kind: 'undo'; readonly pick: number; readonly hasGrant: boolean }
  | { readonly kind: 'close'; readonly notes: number; readonly isYesterday: boolean }
  | { readonly kind: 'again' }

/** How often each kind comes, by weight. */
const WEIGHTS: Readonly<Record<Command['kind'], number>> = {
  take: 18,
  sell: 28,
  cancel: 12,
  move: 12,
  'move-tray': 6,
  destroy: 7,
  prices: 6,
  lend: 10,
  redeem: 8,
  renew: 4,
  undo: 6,
  close: 4,
  again: 7,
}

/** Commands of one sequence, by chance. */
export const sequence = (random: () => number, length: number): Command[] =>
  Array.from({ length }, () => anyCommand(random))

function anyCommand(random: () => number): Command {
  const kind = anyKind(random)
  const picks = Array.from({ length: 1 + Math.floor(random() * 3) }, random)
  const tray = () => (random() < 0.06 ? NO_TRAY : oneOf(random, TRAYS))
  switch (kind) {
    case 'take':
      return {
        kind,
        pieces: picks.map(() => ({
          mg: 500 + Math.floor(random() * 12_000),
          modal: Math.floor(random() * (random() < 0.05 ? 180_000 : 9_000)) * 1_000,
        })),
        baki: tray(),
        sumber: random() < 0.5 ? 'MODAL_BARANG' : 'HUTANG_SUPPLIER',
      }
    case 'sell':
      return {
        kind,
        picks,
        fault:
          random() < 0.8
            ? 'none'
            : oneOf(random, ['total', 'short', 'discount', 'yesterday'] as const),
        cara: random() < 0.7 ? 'TUNAI' : 'QRIS',
      }
    case 'cancel':
      return { kind, pick: random(), hasGrant: random() < 0.85 }
    case 'move':
      return { kind, picks, ke: tray() }
    case 'move-tray':
      return { kind, dari: tray(), ke: tray() }
    case 'destroy':
      return { kind, picks, hasGrant: random() < 0.85 }
    case 'prices':
      return {
        kind,
        harga: 1_300_000 + Math.floor(random() * 400) * 1_000,
        isUpsideDown: random() < 0.2,
      }
    case 'lend':
      return {
        kind,
        mg: 500 + Math.floor(random() * 12_000),
        share: 0.1 + random() * 0.9,
        fault: random() < 0.8 ? 'none' : oneOf(random, ['over', 'value', 'yesterday'] as const),
      }
    case 'redeem':
      return {
        kind,
        pick: random(),
        fault: random() < 0.8 ? 'none' : oneOf(random, ['total', 'short'] as const),
      }
    case 'renew':
      return { kind, pick: random(), share: random() }
    case 'undo':
      return { kind, pick: random(), hasGrant: random() < 0.85 }
    case 'close':
      return { kind, notes: Math.floor(random() * 400), isYesterday: random() < 0.25 }
    case 'again':
      return { kind }
  }
}

function anyKind(random: () => number): Command['kind'] {
  const kinds = Object.entries(WEIGHTS) as [Command['kind'], number][]
  let left = random() * kinds.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [kind, weight] of kinds) {
    left -= weight
    if (left < 0) return kind
  }
  return 'again'
}
