import type { Trial } from '../trial/verdict.ts'
import { GROUND_TRIALS } from './broken-ground.ts'
import { closingKilled } from './closing-killed.ts'
import { courierKilled } from './courier-killed.ts'
import { databaseKilled } from './database-killed.ts'
import { depositsKilled } from './deposits-killed.ts'
import { exchangesKilled } from './exchanges-killed.ts'
import { moneyKilled } from './money-killed.ts'
import { serverKilled } from './server-killed.ts'
import { NETWORK_TRIALS } from './slow-network.ts'
import { wireCut } from './wire-cut.ts'

/** Everything that breaks a server of its own, in the order of the tests. */
export const CRASHES: readonly Trial<void>[] = [
  serverKilled,
  closingKilled,
  courierKilled,
  depositsKilled,
  exchangesKilled,
  moneyKilled,
  databaseKilled,
  wireCut,
  ...NETWORK_TRIALS,
  ...GROUND_TRIALS,
]
