import { expect, test } from 'vitest'
import { typedOver, wholeDraft } from './typed-over.ts'

const line = (id: number, nama: string, berat: number | null = null) => ({ id, nama, berat })
const piece = (kode_barcode: string, catatan = '') => ({ kode_barcode, catatan })

test.each<[what: string, kept: unknown, now: unknown, start: unknown, is: unknown]>([
  ['nothing typed', { a: 1, b: 'x' }, { a: 0, b: '' }, { a: 0, b: '' }, { a: 1, b: 'x' }],
  ['one field', { a: 1, b: 'x' }, { a: 9, b: '' }, { a: 0, b: '' }, { a: 9, b: 'x' }],
  [
    'deeper',
    { a: { b: 1, c: 2 } },
    { a: { b: 0, c: 7 } },
    { a: { b: 0, c: 0 } },
    { a: { b: 1, c: 7 } },
  ],
  [
    'a new name',
    { nilai: { A: '1' } },
    { nilai: { B: '2' } },
    { nilai: {} },
    { nilai: { A: '1', B: '2' } },
  ],
  ['a field taken out', { a: 1, b: 2 }, { a: 0 }, { a: 0, b: 0 }, { a: 1 }],
  ['a field that is empty now', { a: 5 }, { a: null }, { a: 3 }, { a: null }],
  ['words', 'lama', 'baru', '', 'baru'],
  ['words kept', 'lama', '', '', 'lama'],
  ['what was nothing', { a: 1 }, { a: 2 }, null, { a: 2 }],
  ['a piece scanned', [piece('1')], [piece('2')], [], [piece('1'), piece('2')]],
  ['a piece scanned again', [piece('1', 'x')], [piece('1')], [], [piece('1', 'x')]],
  ['codes', ['A', 'B'], ['B', 'C'], [], ['A', 'B', 'C']],
  [
    'the first line',
    [line(1, 'cincin', 5), line(2, 'gelang')],
    [line(1, 'kalung')],
    [line(1, '')],
    [line(1, 'kalung', 5), line(2, 'gelang')],
  ],
  [
    'a line added under a number that is taken',
    [line(1, 'cincin'), line(2, 'gelang')],
    [line(1, ''), line(2, 'kalung')],
    [line(1, '')],
    [line(1, 'cincin'), line(2, 'gelang'), line(3, 'kalung')],
  ],
  [
    'the first line, which the draft has not',
    [line(2, 'gelang')],
    [line(1, 'kalung')],
    [line(1, '')],
    [line(2, 'gelang'), line(1, 'kalung')],
  ],
])('over a draft that is found later: %s', (_, kept, now, start, is) => {
  expect(typedOver(kept, now, start)).toEqual(is)
})

test('a draft of before a field was added has it as the screen begins', () => {
  const start = { nama: '', jumlah: 0, kartu: { no_identitas: '' } }
  expect(wholeDraft({ nama: 'Ibu', jumlah: 5 } as typeof start, start)).toEqual({
    ...{ nama: 'Ibu', jumlah: 5, kartu: { no_identitas: '' } },
  })
  expect(wholeDraft([1], [2, 3])).toEqual([1])
  expect(wholeDraft('lama', '')).toBe('lama')
  expect(wholeDraft(['lama'] as never, start), 'no form at all').toEqual(start)
})
