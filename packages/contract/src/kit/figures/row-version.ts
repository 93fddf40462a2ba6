import { z } from 'zod'
import { fillText } from '../../refusals.ts'
import { FIELD_TEXTS } from '../field-texts.ts'
import { noNumber } from './no-number.ts'

/** The figures a column of four bytes holds. */
const LEAST = -2_147_483_648
const MOST = 2_147_483_647

/**
 * Version of a row as whoever changes it has read it, bounded as its column is, so that it may be
 * looked for. One that no row has is no fault of form: the answer is that the row has changed.
 */
export const rowVersion = z
  .number({ error: noNumber })
  .int({ error: FIELD_TEXTS.whole })
  .min(LEAST, { error: fillText(FIELD_TEXTS.least, { batas: '-2,147,483,648' }) })
  .max(MOST, { error: fillText(FIELD_TEXTS.most, { batas: '2,147,483,647' }) })
