import { refuse } from '@kencana/contract/refusals'
import type { Place } from '@kencana/domain/posting/kas'
import { CASH } from '@kencana/domain/terms/mutasi-uang'
import { storeSettings } from '../../engines/settings/store-settings.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { drawerFor } from '../uang/index.ts'
import { findAccount } from './kas.queries.ts'

/** A place of the shop's money as it is named: CASH and a drawer, or a bank and its account. */
export interface Named {
  readonly kode: string
  readonly no_rekening: string
  readonly laci?: string | undefined
  /** The field that names the account. */
  readonly field: string
}

/**
 * Where money lies, as the masters and the settings know it. @throws Refusal RUJUKAN_TIDAK_ADA,
 * TIDAK_LENGKAP for a bank without its account, or with one of another bank
 */
export async function placeOf(ctx: StoreCtx, named: Named): Promise<Place> {
  const { kode, no_rekening, laci, field } = named
  const { db, kode_toko } = ctx
  if (kode === CASH) {
    return { laci: drawerFor(await storeSettings(db, kode_toko), laci, 'SEMUA') }
  }
  if (no_rekening === '') refuse('TIDAK_LENGKAP', {}, { [field]: 'Harus Diisi' })
  const account = await findAccount(db, kode_toko, no_rekening)
  if (account === undefined) {
    return refuse('RUJUKAN_TIDAK_ADA', { label: 'Rekening', kode: no_rekening })
  }
  if (account.kode_bank !== kode) {
    refuse('TIDAK_LENGKAP', {}, { [field]: 'Rekening ini bukan milik bank yang dipilih' })
  }
  return account
}

/** The drawer among places, as a document keeps it. */
export const drawerIn = (...places: readonly Place[]): string | null =>
  places.flatMap(place => ('laci' in place ? [place.laci] : []))[0] ?? null
