import { z } from 'zod'
import { short } from '../../documents/define-cancel.ts'
import { withoutCard } from '../../kit/card-number.ts'

const EMPTY = 'Harus Diisi'

/** Rupiah that are moved; nothing typed is 0, which says what the form says. */
export const jumlahRp = z
  .number({ error: ({ input }) => (input == null ? EMPTY : undefined) })
  .int()
  .min(1, { error: EMPTY })
  .max(1e13)

export const keterangan = withoutCard(short(200).min(1, { error: EMPTY }))
