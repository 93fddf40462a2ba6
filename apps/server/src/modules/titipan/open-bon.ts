import { refuse } from '@kencana/contract/refusals'
import { formatRupiah } from '@kencana/domain/quantity'
import type { StateClaim } from '../../engines/document/states.ts'
import type { StoreCtx } from '../../platform/context.ts'
import type { Queryable } from '../../platform/sql.ts'
import { type BonRow, findBon, readBons } from './bon.queries.ts'

/** A deposit that money may come to or go from. @throws Refusal TIDAK_DITEMUKAN, BON_SELESAI */
export async function openBon(ctx: StoreCtx, nomor: string): Promise<BonRow> {
  const bon = (await findBon(ctx.db, ctx.kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  demandOpen(bon)
  return bon
}

/** @throws Refusal BON_SELESAI */
export function demandOpen({ no_bon, status }: BonRow): void {
  if (status !== 'TERBUKA') refuse('BON_SELESAI', { nomor: no_bon, status: ENDED[status] })
}

const ENDED = {
  HABIS: 'habis dipakai',
  KEMBALI: 'dikembalikan',
  BATAL: 'dibatalkan',
} as const

/** A tender of any kind; one with `no_bon` pays out of that deposit. */
export interface Tender {
  readonly jumlah: number
  readonly no_bon?: string | undefined
}

/** The deposits that tenders name, as they stand; tenders of money alone ask nothing. */
export async function spentBons(
  db: Queryable,
  kode_toko: string,
  tenders: readonly Tender[],
): Promise<readonly BonRow[]> {
  const named = tenders.flatMap(({ no_bon }) => no_bon ?? [])
  return named.length === 0 ? [] : readBons(db, kode_toko, named)
}

/** Its money after so much came or went; `ends` when nothing is left. */
export function claimOn(bon: BonRow, change: number, ends: 'HABIS' | 'KEMBALI'): StateClaim {
  const uang_rp = bon.uang_rp + change
  return {
    tabel: 'bon',
    kunci: bon.no_bon,
    versi: bon.versi,
    dari_status: bon.status,
    ke_status: uang_rp === 0 ? ends : 'TERBUKA',
    ubah: { uang_rp },
  }
}

/** @throws Refusal SALDO_KURANG */
export function demandBalance({ no_bon, uang_rp }: BonRow, jumlah: number): void {
  if (jumlah <= uang_rp) return
  refuse('SALDO_KURANG', {
    nomor: no_bon,
    saldo: formatRupiah(uang_rp),
    kurang: formatRupiah(jumlah - uang_rp),
  })
}

/** The customer as the document keeps him. */
export const customerOf = ({ kode_member, nama, telp, alamat, kode_sales }: BonRow) => ({
  kode_sales,
  kode_customer: kode_member,
  nama_customer: nama,
  telp_customer: telp,
  alamat_customer: alamat,
})
