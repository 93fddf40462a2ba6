import { expect, test } from 'vitest'
import { z } from 'zod'
import { customerName, isNoName, NO_NAME } from './customer-name.ts'

test.each([
  ['0812', true],
  ['+62 812-3456', true],
  ['Neng', false],
  ['Toko 99', false],
  ['王', false],
  ['', false],
  ['-', false],
  ['=1+1', false],
])('%s is figures alone: %s', (text, alone) => {
  expect(isNoName(text)).toBe(alone)
})

test('figures are refused in words, a card as a card', () => {
  const said = (text: string) =>
    customerName(z.string())
      .safeParse(text)
      .error?.issues.map(({ message }) => message) ?? []
  expect(said('0812')).toEqual([NO_NAME])
  expect(said('4111111111111111')).toHaveLength(1)
  expect(said('4111111111111111')).not.toEqual([NO_NAME])
  expect(said('Neng')).toEqual([])
})
