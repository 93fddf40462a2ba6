import { expect, test } from 'vitest'
import { errorsOf } from './send-errors.ts'

const t = ((text: string) => text) as unknown as Parameters<typeof errorsOf>[2]
const typed = {
  ...{ tujuan: '', asal: 'CASH', asal_rekening: '', laci: '' },
  ...{ jumlah_rp: 500_000, keterangan: 'Setoran' },
}

test('a branch sends to the head office unless it says another; the head office says one', () => {
  expect(errorsOf(typed, false, t)).toEqual({})
  expect(errorsOf(typed, true, t)).toEqual({ tujuan: 'Harus Diisi' })
  expect(errorsOf({ ...typed, tujuan: 'JKT' }, true, t)).toEqual({})
})
