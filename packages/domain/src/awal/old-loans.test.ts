import { describe, expect, it, test } from 'vitest'
import { groupRows, type OldLoan, oldLoanFaults } from './old-loans.ts'

type Row = Partial<Record<'no' | 'nama' | 'telp' | 'berat', string | number>>

const grouped = (rows: readonly Row[]) =>
  groupRows(rows, row => String(rows[row]?.no), ['nama'], ['nama', 'telp'])

describe('rows of a sheet that belong together', () => {
  it('are put together by their name, wherever they stand', () => {
    const rows = [{ no: 'A', nama: 'Siti' }, { no: 'B', nama: 'Budi' }, { no: 'A' }]
    expect(grouped(rows)).toEqual({ groups: [[0, 2], [1]], faults: [] })
  })

  it('say what belongs to the whole in the first of them', () => {
    const rows = [{ no: 'A' }, { no: 'A', nama: 'Siti' }]
    expect(grouped(rows).faults).toEqual([
      { row: 0, key: 'nama', is: 'KOSONG', first: 0 },
      { row: 1, key: 'nama', is: 'BEDA', first: 0 },
    ])
  })

  it('may say it again, and not otherwise', () => {
    const rows = [
      { no: 'B', nama: 'Budi' },
      { no: 'A', nama: 'Siti', telp: '1', berat: 1 },
      { no: 'A', nama: 'Siti', telp: '1', berat: 2 },
      { no: 'A', telp: '2', berat: 2 },
    ]
    expect(grouped(rows)).toEqual({
      groups: [[0], [1, 2, 3]],
      faults: [{ row: 3, key: 'telp', is: 'BEDA', first: 1 }],
    })
  })

  it('may leave out what is not needed', () => {
    expect(grouped([{ no: 'A', nama: 'Siti' }]).faults).toEqual([])
    expect(grouped([])).toEqual({ groups: [], faults: [] })
  })
})

const loan = (more: Partial<OldLoan> = {}): OldLoan => ({
  tgl_hutang: '2026-09-15',
  jumlah_hutang: 2_000_000,
  taksiran: 2_000_000,
  metode: 'HARIAN',
  bunga_permil: 25,
  bunga_awal_permil: null,
  hari_awal: null,
  ...more,
})
const STEPS = { metode: 'BERTINGKAT', bunga_awal_permil: 25, hari_awal: 15 } as const

test.each<[string, Partial<OldLoan>, string[]]>([
  ['as much as the pledge is worth', {}, []],
  ['more than it is worth', { jumlah_hutang: 2_000_001 }, ['LEBIH jumlah_hutang']],
  ['of the open day', { tgl_hutang: '2026-11-24' }, []],
  ['of the day after', { tgl_hutang: '2026-11-25' }, ['BELUM tgl_hutang']],
  ['by steps, the first as dear as the others', STEPS, []],
  ['by steps, the first dearer', { ...STEPS, bunga_permil: 24 }, ['AWAL_LEBIH bunga_awal_permil']],
  [
    'by steps without a first',
    { metode: 'BERTINGKAT' },
    ['AWAL_KOSONG bunga_awal_permil', 'AWAL_KOSONG hari_awal'],
  ],
  ['by steps that cost nothing at first', { ...STEPS, bunga_awal_permil: 0 }, []],
  [
    'by the day with a first step',
    { ...STEPS, metode: 'HARIAN' },
    ['AWAL_LAIN bunga_awal_permil', 'AWAL_LAIN hari_awal'],
  ],
])('a loan %s', (_what, more, faults) => {
  expect(oldLoanFaults(loan(more), '2026-11-24').map(fault => fault.join(' '))).toEqual(faults)
})
