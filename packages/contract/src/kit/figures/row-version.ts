import { z } from 'zod'
import { fillText } from '../../refusals.ts'
import { FIELD_TEXTS } from '../field-texts.ts'

/** The largest figure a column of four bytes holds. */
const MOST = 2_147_483_647

/**
 * Version of a row as whoever changes it has read it: counts from 0, and no further than a column
 * of PostgreSQL does, so that it may be looked for.
 */
export const rowVersion = z
  .number({ error: FIELD_TEXTS.empty })
  .int({ error: FIELD_TEXTS.whole })
  .min(0, { error: fillText(FIELD_TEXTS.least, { batas: 0 }) })
  .max(MOST, { error: fillText(FIELD_TEXTS.most, { batas: '2,147,483,647' }) })
