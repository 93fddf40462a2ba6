import type { postPembelian } from '@kencana/contract/areas/beli/pembelian'
import type { BodyInputOf } from '@kencana/contract/kit/route'
import { filled } from '../tenders.ts'

/** Money that leaves in another way than cash: by a bank, or into a deposit. */
export interface Out {
  readonly cara: 'TRANSFER' | 'SALDO'
  /** `null`: whatever the others leave. */
  readonly jumlah: number | null
  readonly kode_bank: string
  readonly no_rekening: string
  /** The open deposit it goes into; `null` opens one in the name of whoever gets it. */
  readonly bon: { readonly no_bon: string; readonly nama: string } | null
}

type Paid = BodyInputOf<typeof postPembelian>['pembayaran'][number]

/** What leaves in each way; the cash is what the others leave, below 0 where they are too much. */
export function outAmounts(outs: readonly Out[], total: number) {
  const typed = outs.reduce((sum, { jumlah }) => sum + (jumlah ?? 0), 0)
  const rest = total - typed
  const follows = outs.some(({ jumlah }) => jumlah === null)
  return {
    tunai: follows && rest >= 0 ? 0 : rest,
    jumlah: outs.map(({ jumlah }) => jumlah ?? Math.max(0, rest)),
  }
}

/** This way pays what the others leave; those that were typed stay as they are. */
export function withOut(outs: readonly Out[], cara: Out['cara'], total: number): readonly Out[] {
  if (outs.some(out => out.cara === cara)) return outs
  const { jumlah } = outAmounts(outs, total)
  const settled = outs.map((out, i) => ({ ...out, jumlah: jumlah[i] ?? 0 }))
  const isPaid = outAmounts(settled, total).tunai === 0 && outs.length > 0
  // Where one way paid all of it, the new one is for a part that is typed next.
  const kept = isPaid ? outs : settled
  const fresh: Out = {
    cara,
    jumlah: isPaid ? 0 : null,
    kode_bank: '',
    no_rekening: '',
    bon: null,
  }
  return [...kept, fresh]
}

export const withoutOut = (outs: readonly Out[], cara: Out['cara']): readonly Out[] =>
  outs.filter(out => out.cara !== cara)

export const changeOut = (
  outs: readonly Out[],
  cara: Out['cara'],
  more: Partial<Omit<Out, 'cara'>>,
): readonly Out[] => outs.map(out => (out.cara === cara ? { ...out, ...more } : out))

/** The payments of the call; a way that pays nothing is none. */
export function outsBody(outs: readonly Out[], total: number): Paid[] {
  const { tunai, jumlah } = outAmounts(outs, total)
  const others = outs.flatMap((out, i): Paid[] => {
    const amount = jumlah[i] ?? 0
    if (amount <= 0) return []
    if (out.cara === 'SALDO') {
      const to = out.bon === null ? {} : { no_bon: out.bon.no_bon }
      return [{ cara: 'SALDO', jumlah: amount, ...to }]
    }
    const { kode_bank, no_rekening } = out
    return [{ cara: 'TRANSFER', jumlah: amount, ...filled({ kode_bank, no_rekening }) }]
  })
  return tunai <= 0 ? others : [{ cara: 'TUNAI', jumlah: tunai }, ...others]
}
