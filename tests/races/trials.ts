import type { Trial } from '../trial/verdict.ts'
import { BANK_TRIALS } from './bank.ts'
import { BEHIND_COUNTER_TRIALS } from './behind-counter.ts'
import { BUYING_TRIALS } from './bought.ts'
import { CANCEL_TRIALS } from './cancelling.ts'
import { CLOSING_TRIALS } from './closing.ts'
import { COUNTED_TRIALS } from './counted-closing.ts'
import { COUPON_TRIALS } from './coupons.ts'
import { DEPOSIT_TRIALS } from './deposits.ts'
import { EXCHANGE_TRIALS } from './exchanged.ts'
import { KEPT_ROW_TRIALS } from './kept-rows.ts'
import { MODEL_TRIALS } from './model/trials.ts'
import { RECEIVING_TRIALS } from './money-received.ts'
import { NUMBERING_TRIALS } from './numbering.ts'
import { EXECUTION_TRIALS } from './one-execution.ts'
import { WINNER_TRIALS } from './one-winner.ts'
import { PAWN_TRIALS } from './pawn.ts'
import type { RaceShop } from './race.ts'
import { SALDO_TRIALS } from './saldo.ts'
import { SUBMISSION_TRIALS } from './submissions.ts'

/** Everything that is raced on one shop, in the order of the tests. */
export const RACES: readonly Trial<RaceShop>[] = [
  ...WINNER_TRIALS,
  ...EXECUTION_TRIALS,
  ...CLOSING_TRIALS,
  ...COUNTED_TRIALS,
  ...KEPT_ROW_TRIALS,
  ...NUMBERING_TRIALS,
  ...PAWN_TRIALS,
  ...SALDO_TRIALS,
  ...COUPON_TRIALS,
  ...DEPOSIT_TRIALS,
  ...SUBMISSION_TRIALS,
  ...CANCEL_TRIALS,
  ...BUYING_TRIALS,
  ...EXCHANGE_TRIALS,
  ...BEHIND_COUNTER_TRIALS,
  ...BANK_TRIALS,
  ...RECEIVING_TRIALS,
  ...MODEL_TRIALS,
]
