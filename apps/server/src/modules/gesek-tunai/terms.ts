import { percentE2, storeSettings } from '../../engines/settings/store-settings.ts'
import type { StoreCtx } from '../../platform/context.ts'
import type { Terms } from './decide-gesek.ts'

/** By what a store gives cash against a card, as its settings have it. */
export const termsIn = (settings: Readonly<Record<string, string>>): Terms => ({
  biaya_e2: percentE2(settings.BIAYA_GESEK),
  kelipatan: Number(settings.PEMBULATAN),
  batas: Number(settings.BATAS_GESEK),
})

export const readTerms = async ({ db, kode_toko }: StoreCtx): Promise<Terms> =>
  termsIn(await storeSettings(db, kode_toko))
