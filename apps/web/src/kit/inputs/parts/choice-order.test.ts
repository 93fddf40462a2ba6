import { describe, expect, test } from 'vitest'
import { bestFirst, fitting, isCalled } from './choice-order.ts'

const one = (value: string, label: string, note?: string) => ({
  value,
  label,
  ...(note === undefined ? {} : { note }),
})
const SALES = [one('DWL', 'Dewi Lestari'), one('RNI', 'Rini'), one('AGR', 'Agung Rianto')]
const DAMAGE = [one('PUTUS', 'Putus'), one('UTUH', 'Utuh'), one('P', 'Penyok')]
const ACCOUNTS = [one('1102', 'Kas 2'), one('2101', 'Titipan'), one('21', 'Hutang emas')]
const BONS = [
  one('FT-JKT-1', 'FT-JKT-1', 'Karina · 0812'),
  one('FT-JKT-2', 'FT-JKT-2', 'Rini · 0813'),
]

describe('what Enter takes stands first', () => {
  test.each([
    ['a word before its middle', SALES, 'ri', ['Rini', 'Agung Rianto', 'Dewi Lestari']],
    ['capitals or not', SALES, 'RI', ['Rini', 'Agung Rianto', 'Dewi Lestari']],
    ['intact before broken', DAMAGE, 'ut', ['Utuh', 'Putus']],
    ['the code itself before words that begin so', DAMAGE, 'p', ['Penyok', 'Putus']],
    ['codes by their beginning', ACCOUNTS, '2', ['Titipan', 'Hutang emas', 'Kas 2']],
    ['a whole code before a longer one', ACCOUNTS, '21', ['Hutang emas', 'Titipan']],
    ['each of several words', SALES, 'les de', ['Dewi Lestari']],
    ['what stands behind, by its words', BONS, 'rin', ['FT-JKT-2', 'FT-JKT-1']],
    ['a part of a number is a word', BONS, 'jkt-2', ['FT-JKT-2']],
    ['nothing typed', SALES, '', ['Dewi Lestari', 'Rini', 'Agung Rianto']],
    ['signs alone', BONS, '·', ['FT-JKT-1', 'FT-JKT-2']],
    ['what is not there', SALES, 'xy', []],
  ])('%s', (_, options, typed, labels) => {
    expect(fitting(options, typed).map(({ label }) => label)).toEqual(labels)
  })

  test('what others found is put in order and nothing of it is lost', () => {
    const found = bestFirst([...SALES, one('X', 'Budi')], 'ri')
    expect(found.map(({ label }) => label)).toEqual([
      'Rini',
      'Agung Rianto',
      'Dewi Lestari',
      'Budi',
    ])
  })

  test.each([
    ['rini', true],
    [' RNI ', true],
    ['rin', false],
  ])('%s is what it is called: %s', (typed, called) => {
    expect(isCalled(SALES[1] ?? one('', ''), typed)).toBe(called)
  })
})
