import { expect, test } from 'vitest'
import { sendFaults } from './send-faults.ts'

const t = ((text: string) => text) as unknown as Parameters<typeof sendFaults>[2]
const typed = { tujuan: '', asal: 'CASH', asal_rekening: '', jumlah_rp: 500_000 }
const NONE = { tujuan: null, asal_rekening: null, jumlah_rp: null }

test('a branch sends to the head office unless it says another; the head office says one', () => {
  expect(sendFaults(typed, false, t)).toEqual(NONE)
  expect(sendFaults(typed, true, t)).toEqual({ ...NONE, tujuan: 'Harus Diisi' })
  expect(sendFaults({ ...typed, tujuan: 'JKT' }, true, t)).toEqual(NONE)
})

test('money of a bank is of one of its accounts', () => {
  expect(sendFaults({ ...typed, asal: 'BCA' }, false, t).asal_rekening).toBe('Harus Diisi')
  expect(sendFaults({ ...typed, asal: 'BCA', asal_rekening: '8800' }, false, t)).toEqual(NONE)
})
