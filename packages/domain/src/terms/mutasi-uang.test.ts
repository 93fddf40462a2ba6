import { expect, test } from 'vitest'
import { type MutasiFault, mutasiFault } from './mutasi-uang.ts'

const ends = (asal: string, tujuan: string) => {
  const [from = '', asal_rekening = ''] = asal.split(' ')
  const [to = '', tujuan_rekening = ''] = tujuan.split(' ')
  return { asal: from, asal_rekening, tujuan: to, tujuan_rekening }
}

test.each<['BANK' | 'CASH', string, string, MutasiFault | null]>([
  ['CASH', 'CASH', 'BCA 1', null],
  ['CASH', 'BCA 1', 'CASH', null],
  ['CASH', 'CASH', 'CASH', 'BEDA_JENIS'],
  ['CASH', 'BCA 1', 'BRI 2', 'BEDA_JENIS'],
  ['CASH', 'BCA', 'CASH', 'ASAL_REKENING'],
  ['CASH', 'CASH', 'BCA', 'TUJUAN_REKENING'],
  ['BANK', 'CASH', 'BCA 1', null],
  ['BANK', 'BCA 1', 'CASH', null],
  ['BANK', 'BCA 1', 'BCA 2', null],
  ['BANK', 'BCA 1', 'BRI 2', null],
  ['BANK', 'BCA 1', 'BCA 1', 'SAMA'],
  ['BANK', 'CASH', 'CASH', 'SAMA'],
  ['BANK', 'BCA', 'BRI 2', 'ASAL_REKENING'],
  ['BANK', 'BCA 1', 'BRI', 'TUJUAN_REKENING'],
  ['BANK', 'BCA', 'BRI', 'ASAL_REKENING'],
])('%s: %s to %s is %s', (jenis, asal, tujuan, fault) => {
  expect(mutasiFault(jenis, ends(asal, tujuan))).toBe(fault)
})
