import { z } from 'zod'

/** A line of words of at most so many letters. */
export const words = (max: number) =>
  z
    .string({ error: 'Harus Diisi' })
    .trim()
    .max(max, { error: `Paling banyak ${max} huruf` })
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
    .regex(/^[^\u0000-\u001f\u007f]*$/, { error: 'Ada huruf yang tidak boleh dipakai' })

/** What may be left out, or empty. */
export const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess(value => (value === '' ? null : value), schema.nullable().optional())
