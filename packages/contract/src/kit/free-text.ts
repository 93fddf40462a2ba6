import type { z } from 'zod'

/**
 * The rule of a text that is shown where characters can act (a terminal, a log, paper): no control
 * characters but the end of a line.
 */
export const withoutControls = <S extends z.ZodType>(schema: S): S =>
  schema.refine(value => typeof value !== 'string' || !/[^\P{Cc}\n]/u.test(value), {
    error: 'Ada tanda yang tidak dapat ditulis',
  })

/** An address of the web as it is kept and called: no blanks around it, no slash at its end. */
export const withoutSlash = (address: string): string => address.trim().replace(/(?<!\/)\/+$/, '')
