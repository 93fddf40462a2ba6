import { expect, it } from 'vitest'
import { scaleWeight } from './scale-weight.ts'

it.each([
  ['3.237', 3237],
  ['3,2', 3200],
  ['12.05', 12_050],
  ['FJ-SBY-261122-0001', null],
  ['11000001', null],
  ['3.2371', null],
])('a scale that writes %s weighs %s mg', (text, berat_mg) => {
  expect(scaleWeight(text)).toBe(berat_mg)
})
