import { expect, test } from 'vitest'
import { mayBeCustomer } from './old-notas.ts'

test.each([
  ['rin', true],
  ['Ibu Rini', true],
  ['08123456', true],
  ['+62 812-3456', true],
  ['ri', false],
  ['10482213', false],
  ['FJ-JKT-261121-0001', false],
  ['fj-jkt', false],
  ['750', false],
])('%s may be a customer: %s', (typed, is) => expect(mayBeCustomer(typed)).toBe(is))
