import type { z } from 'zod'
import { withoutCard } from '../../kit/card-number.ts'

/** Fewest signs that a customer is looked for by. */
export const SARAN_MINIMAL = 3

/** What a field says that holds figures where a name is; also the translation key. */
export const NO_NAME = 'Angka saja bukan nama: pilih dari daftar, atau ketik namanya'

/** Whether a text is what a telephone is written with: by which somebody was looked for. */
export const isNoName = (text: string): boolean => /\d/.test(text) && /^[\d\s+().,/-]+$/.test(text)

/** The rule of every name of a customer that is written: no card's number, no figures alone. */
export const customerName = <S extends z.ZodType<string>>(schema: S): S =>
  withoutCard(schema).refine(name => !isNoName(name), {
    error: NO_NAME,
    when: ({ issues }) => issues.length === 0,
  })
