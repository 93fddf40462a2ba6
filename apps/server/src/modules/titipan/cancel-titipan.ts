import { refuse } from '@kencana/contract/refusals'
import type { Cancelling, Reversal } from '../../engines/document/serve/cancel-document.ts'
import type { StateClaim } from '../../engines/document/states.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { type BonRow, type BonStep, bonSteps, findBon } from './bon.queries.ts'
import { customerOf, demandBalance } from './open-bon.ts'

const UNDONE: Reversal = { jenis: 'BATAL_TITIPAN', awalan: 'BD' }

/** How a deposit's documents are undone; money used in a sale comes back with that sale. */
export const cancelling: Cancelling<BonRow, BonStep> = {
  find: ({ db, kode_toko }, nomor) => findBon(db, kode_toko, nomor),
  steps: ({ db, kode_toko }, { no_bon }) => bonSteps(db, kode_toko, no_bon),
  undoes: {
    TITIPAN: UNDONE,
    TAMBAH_TITIPAN: UNDONE,
    KEMBALI_TITIPAN: UNDONE,
    PENGALIHAN_SALDO: UNDONE,
  },
  // what a shop began with is undone as a whole, not deposit by deposit
  blocked: (nomor, last) =>
    last.jenis === 'AWAL_TITIPAN'
      ? refuse('TIDAK_BISA_BATAL', { nomor })
      : refuse('BON_TERPAKAI', { nomor, oleh_nomor: last.nomor }),
  demand: demandStillThere,
  said: (bon, { saldo_rp, sebelum_rp }) => ({
    ...customerOf(bon),
    total_rp: Math.abs(saldo_rp - sebelum_rp),
    isi: { no_titipan: bon.no_bon },
  }),
}

/**
 * What a document put into deposits may be taken out again: one that it opened stands as it was
 * made. @throws Refusal BON_TERPAKAI, SALDO_KURANG
 */
export async function demandUndoable(ctx: StoreCtx, claims: readonly StateClaim[]): Promise<void> {
  for (const { kunci } of claims.filter(({ ke_status }) => ke_status === UNDONE_STATUS)) {
    const steps = await bonSteps(ctx.db, ctx.kode_toko, kunci)
    const [made, last] = [steps[0], steps.at(-1)]
    if (made?.saldo_rp === last?.saldo_rp) continue
    refuse('BON_TERPAKAI', { nomor: kunci, oleh_nomor: last?.nomor ?? '-' })
  }
  await demandStillThere(ctx, claims)
}

const UNDONE_STATUS = 'BATAL'

/** Money moved to another deposit may have gone from there. @throws Refusal SALDO_KURANG */
async function demandStillThere(ctx: StoreCtx, claims: readonly StateClaim[]): Promise<void> {
  for (const { kunci, ubah } of claims) {
    const left = Number(ubah?.uang_rp ?? 0)
    if (left >= 0) continue
    const bon = (await findBon(ctx.db, ctx.kode_toko, kunci)) ?? refuse('TIDAK_DITEMUKAN')
    demandBalance(bon, bon.uang_rp - left)
  }
}
