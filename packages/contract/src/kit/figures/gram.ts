import { BERAT_MAKS_MG } from '@kencana/domain/quantity'
import { z } from 'zod'
import { decimals } from './decimals.ts'
import { noNumber } from './no-number.ts'

/** Weight of a piece in grams with three decimals, above 0, at most 100 kg; see `gramToMg`. */
export const gram = decimals(
  z
    .number({ error: noNumber })
    .gt(0, { error: 'Berat harus lebih dari 0' })
    .max(BERAT_MAKS_MG / 1000, { error: 'Berat terlalu besar' }),
  3,
  'Paling banyak 3 angka di belakang koma',
)
