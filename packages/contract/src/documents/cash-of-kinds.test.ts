import { expect, test } from 'vitest'
import { DOCUMENTS } from '../names/documents.ts'
import { CASH_OF_KINDS } from './cash-of-kinds.ts'

test('somebody has judged the cash of every kind of document', () => {
  expect(Object.keys(CASH_OF_KINDS).sort()).toEqual(Object.keys(DOCUMENTS).sort())
})
