import type { z } from 'zod'
import { fillText } from '../../refusals.ts'
import { FIELD_TEXTS } from '../field-texts.ts'
import { noNumber } from '../figures/no-number.ts'

/**
 * What a field says where its schema has no words of its own. Of every kind of fault there is, so
 * that no text of the validation library reaches a person.
 */
export function issueText(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'int' && typeof issue.input === 'number') return FIELD_TEXTS.whole
      if (/^(number|int)$/.test(issue.expected)) return noNumber(issue)
      return isNothing(issue.input) ? FIELD_TEXTS.empty : FIELD_TEXTS.form
    case 'too_small':
      // A text or a list that may not be empty, and is.
      if (issue.minimum === 1 && issue.origin !== 'number') return FIELD_TEXTS.empty
      return fillText(FIELD_TEXTS.least, { batas: String(issue.minimum) })
    case 'too_big':
      return fillText(issue.origin === 'string' ? FIELD_TEXTS.long : FIELD_TEXTS.most, {
        batas: String(issue.maximum),
      })
    case 'invalid_value':
    case 'invalid_union':
      return isNothing(issue.input) ? FIELD_TEXTS.empty : FIELD_TEXTS.list
    default:
      return isNothing(issue.input) ? FIELD_TEXTS.empty : FIELD_TEXTS.form
  }
}

const isNothing = (input: unknown): boolean => input === undefined || input === null || input === ''
