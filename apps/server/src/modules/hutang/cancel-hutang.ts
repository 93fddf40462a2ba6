import { hutang } from '@kencana/contract/areas/hutang'
import type { cancelRedemption } from '@kencana/contract/areas/hutang/commands'
import type { BodyOf } from '@kencana/contract/kit/route'
import {
  type Cancelling,
  cancelDocument,
  lookAhead,
  type Reversal,
} from '../../engines/document/serve/cancel-document.ts'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { findLoan, type LoanRow, loanMovements, type MovementRow } from './hutang.queries.ts'

const OF_LOAN: Reversal = { jenis: 'BATAL_HUTANG', awalan: 'BH' }

/**
 * How the last document of a loan is undone: the loan itself, the renewal that opened it (then the
 * old loan runs on), or its auction; a redemption has a screen of its own.
 */
export const cancelling: Cancelling<LoanRow, MovementRow> = {
  find: ({ db, kode_toko }, nomor) => findLoan(db, kode_toko, nomor),
  steps: ({ db, kode_toko }, loan) => loanMovements(db, kode_toko, loan.no_faktur_hutang),
  undoes: {
    HUTANG: OF_LOAN,
    PERPANJANG_HUTANG: OF_LOAN,
    LELANG_HUTANG: { jenis: 'BATAL_LELANG', awalan: 'BG' },
  },
  // A renewal is undone at the loan it opened, not at the one it ended.
  isElsewhere: ({ ke_status }) => ke_status === 'DIPERPANJANG',
}

/** A redemption is undone on the day it was written: the pledge is back in custody. */
const redeemed: Cancelling<LoanRow, MovementRow> = {
  ...cancelling,
  undoes: { TEBUS_HUTANG: { jenis: 'BATAL_HUTANG_LUNAS', awalan: 'BL' } },
}

export const cancelRedeemed = (ctx: Ctx, nomor: string, body: BodyOf<typeof cancelRedemption>) =>
  cancelDocument(ctx, hutang.kind, redeemed, nomor, body)

/** Whether a redemption may be undone now. */
export const redeemedAhead = (ctx: StoreCtx, nomor: string, dokumen: string | undefined) =>
  lookAhead(ctx, hutang.kind, redeemed, nomor, dokumen)
