import type { paidOut, seller } from '@kencana/contract/areas/beli/shapes'
import { refuse } from '@kencana/contract/refusals'
import type { CaraBeli } from '@kencana/domain/posting/pembelian'
import { formatRupiah } from '@kencana/domain/quantity'
import type { z } from 'zod'
import { demandCoins } from '../../engines/document/cash/payable-cash.ts'
import type { NewState, StateClaim } from '../../engines/document/states.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { claimOn, openBon } from '../titipan/index.ts'
import { demandBank } from '../uang/index.ts'

export type PaidOut = z.output<typeof paidOut>
export type Seller = z.output<typeof seller>

/** What a purchase is settled with, as its document keeps it. */
export interface Payment {
  readonly isi: readonly {
    readonly cara: CaraBeli
    readonly jumlah: number
    readonly kode_bank: string | null
    readonly no_rekening: string | null
    /** The deposit it went into; null for the one the purchase opened. */
    readonly no_bon: string | null
  }[]
  readonly klaim: readonly StateClaim[]
  readonly baru: readonly NewState[]
}

/** What new pieces settle. */
export const exchanged = (jumlah: number): Payment['isi'][number] => ({
  ...{ cara: 'TUKAR', jumlah },
  ...{ kode_bank: null, no_rekening: null, no_bon: null },
})

/** @throws Refusal PEMBAYARAN_KURANG, PEMBAYARAN_LEBIH */
export function demandPaid(total: number, payments: readonly { readonly jumlah: number }[]): void {
  const paid = payments.reduce((sum, { jumlah }) => sum + jumlah, 0)
  const facts = { kurang: formatRupiah(total - paid), lebih: formatRupiah(paid - total) }
  if (paid < total) refuse('PEMBAYARAN_KURANG', facts)
  if (paid > total) refuse('PEMBAYARAN_LEBIH', facts)
}

/**
 * How the money goes: out of the drawer, by the bank, or into a deposit of the seller, an open one
 * or one that this purchase opens.
 * @throws Refusal RUJUKAN_TIDAK_ADA, TIDAK_DITEMUKAN, BON_SELESAI, TUNAI_PECAHAN
 */
export async function payOutOf(
  ctx: StoreCtx,
  payments: readonly PaidOut[],
  who: Seller,
  kode_sales: string,
): Promise<Payment> {
  const klaim: StateClaim[] = []
  const baru: NewState[] = []
  for (const { cara, kode_bank, no_bon, jumlah } of merged(payments)) {
    if (cara === 'TUNAI') demandCoins(jumlah)
    if (cara !== 'SALDO') {
      await demandBank(ctx, kode_bank)
    } else if (no_bon === undefined) {
      baru.push({ tabel: 'bon', baris: newDeposit(who, kode_sales, jumlah) })
    } else {
      klaim.push(claimOn(await openBon(ctx, no_bon), jumlah, 'HABIS'))
    }
  }
  return {
    isi: payments.map(({ cara, jumlah, kode_bank, no_rekening, no_bon }) => ({
      cara,
      jumlah,
      kode_bank: kode_bank ?? null,
      no_rekening: no_rekening ?? null,
      no_bon: no_bon ?? null,
    })),
    klaim,
    baru,
  }
}

/** Money for one deposit stands in one claim. */
function merged(payments: readonly PaidOut[]): PaidOut[] {
  const byBon = new Map<string, PaidOut>()
  const rest: PaidOut[] = []
  for (const one of payments) {
    if (one.cara !== 'SALDO') {
      rest.push(one)
      continue
    }
    const before = byBon.get(one.no_bon ?? '')
    byBon.set(one.no_bon ?? '', { ...one, jumlah: one.jumlah + (before?.jumlah ?? 0) })
  }
  return [...rest, ...byBon.values()]
}

/** A deposit is found by a name and a telephone. @throws Refusal TIDAK_LENGKAP */
function newDeposit({ nama, telp, alamat, kode_member }: Seller, kode_sales: string, rp: number) {
  if (!telp) refuse('TIDAK_LENGKAP', {}, { 'penjual.telp': 'Titipan perlu nomor telepon' })
  return {
    jenis: 'TITIPAN',
    kode_member: kode_member ?? null,
    nama,
    telp,
    alamat: alamat ?? null,
    kode_sales,
    uang_rp: rp,
    keterangan: null,
  }
}
