import { z } from 'zod'
import { decimals } from './decimals.ts'

/** A purity as answered: permil by steps of 0.1; 916.7 is what is stamped 916. */
export const kadar = decimals(
  z.number().min(0).max(1000),
  1,
  'Paling banyak 1 angka di belakang koma',
)
