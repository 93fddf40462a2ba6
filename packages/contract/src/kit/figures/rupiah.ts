import { RUPIAH_PER_GRAM_MAX, RUPIAH_PER_PIECE_MAX } from '@kencana/domain/quantity'
import { z } from 'zod'
import { noNumber } from './no-number.ts'

const rupiah = (most: number, error: string) =>
  z
    .number({ error: noNumber })
    .int({ error: 'Harus bilangan bulat' })
    .min(0, { error: 'Tidak boleh kurang dari 0' })
    .max(most, { error })

/** What a typed amount of a piece is told above its bound (decision 0029). */
export const TOO_MUCH = {
  perGram: 'Paling banyak Rp 100,000,000 per gram',
  perPiece: 'Paling banyak Rp 1,000,000,000,000 per barang',
} as const

/** Whole rupiah that a weight is multiplied by. */
export const perGram = rupiah(RUPIAH_PER_GRAM_MAX, TOO_MUCH.perGram)

/** Whole rupiah of one piece. */
export const perPiece = rupiah(RUPIAH_PER_PIECE_MAX, TOO_MUCH.perPiece)
