import { type ColumnFace, RESULT_KEY } from '@kencana/contract/kit/report'
import { describe, expect, test } from 'vitest'
import { leadOf, reportLines } from './report-lines.ts'

const text = (key: string, more: Partial<ColumnFace> = {}): ColumnFace => ({
  key,
  label: key,
  kind: 'text',
  total: false,
  ...more,
})
const columns = [text('toko'), text('gudang'), text('jumlah', { kind: 'count', total: true })]
const row = (toko: string, gudang: string, jumlah: number) => ({ toko, gudang, jumlah })
const rows = [row('JKT', 'A', 1), row('JKT', 'A', 2), row('JKT', 'B', 4), row('BDG', 'B', 8)]

const GROUP = ['toko', 'gudang']
const drawn = (more: boolean, group = GROUP) =>
  reportLines(rows, columns, group, more).map(line => {
    if (line.kind === 'row' || line.kind === 'result') return line.row.jumlah
    if (line.kind === 'heading') return `> ${line.row[group[line.depth] ?? '']}`
    return `= ${line.row[group[line.depth] ?? '']} ${line.sums.jumlah}`
  })

describe('lines of a report', () => {
  test('headings and subtotals around the rows of nested groups', () => {
    expect(drawn(false)).toEqual([
      '> JKT',
      '> A',
      1,
      2,
      '= A 3',
      '> B',
      4,
      '= B 4',
      '= JKT 7',
      '> BDG',
      '> B',
      8,
      '= B 8',
      '= BDG 8',
    ])
  })

  test('no subtotal of a group of which only a part was sent', () => {
    expect(drawn(true).slice(-3)).toEqual(['> BDG', '> B', 8])
  })

  test('a result of the rows above it, in no group and in no sum', () => {
    const gross = { ...row('JKT', 'A', 7), gudang: 'Hasil', [RESULT_KEY]: 1 }
    const made = reportLines([...rows.slice(0, 3), gross, ...rows.slice(2)], columns, GROUP, false)
    expect(made.map(line => [line.kind, line.row.gudang]).slice(6)).toEqual([
      ['row', 'B'],
      ['subtotal', 'B'],
      ['result', 'Hasil'],
      ['heading', 'B'],
      ['row', 'B'],
      ['subtotal', 'B'],
      ['subtotal', 'A'],
      ...['heading', 'heading', 'row', 'subtotal', 'subtotal'].map(kind => [kind, 'B']),
    ])
    expect(made.filter(line => line.kind === 'subtotal').map(line => line.sums.jumlah)).toEqual([
      ...[3, 4, 4, 11, 8, 8],
    ])
  })

  test('without groups the rows alone', () => {
    expect(drawn(false, [])).toEqual([1, 2, 4, 8])
  })
})

describe('where a cell leads', () => {
  const lead = { path: '/lihat-penjualan', search: { no_faktur_jual: 'nomor' } }
  const screen = text('nomor', { leadsTo: { ...lead, store: 'acting' } })
  const report = text('nomor', { leadsTo: { ...lead, store: 'filter' } })
  const search = { no_faktur_jual: 'FJ-1' }

  test.each([
    [screen, { nomor: 'FJ-1' }, { search, acting: 'JKT' }],
    [screen, { nomor: 'FJ-1', toko: 'BDG' }, { search, acting: 'BDG' }],
    [report, { nomor: 'FJ-1' }, { search: { ...search, toko: 'JKT' }, acting: undefined }],
    [report, { nomor: 'FJ-1', toko: 'BDG' }, { search: { ...search, toko: 'BDG' } }],
  ])('%j and %j', (column, one, led) => {
    expect(leadOf(column, one, ['JKT', 'BDG'])).toMatchObject({ path: lead.path, ...led })
  })

  test('to another screen where the row has the figures of that one', () => {
    const loans = { path: '/lihat-hutang', search: { no: 'hutang' }, store: 'acting' } as const
    const either = { ...screen, orTo: [loans] }
    const told = { search: { no: 'FH-1' }, path: '/lihat-hutang' }
    expect(leadOf(either, { nomor: null, hutang: 'FH-1' }, ['JKT'])).toMatchObject(told)
    expect(leadOf(either, { nomor: 'FJ-1', hutang: 'FH-1' }, ['JKT'])).toMatchObject({ search })
    expect(leadOf(either, { nomor: null, hutang: null }, ['JKT'])).toBeUndefined()
  })

  test('to the screen that the row names, with nothing asked of it', () => {
    const named = text('bagian', {
      leadsTo: { path: '', pathIn: 'layar', search: {}, store: 'acting' },
    })
    const told = { path: '/settingsystem', search: {}, acting: 'BDG' }
    expect(leadOf(named, { layar: '/settingsystem', toko: 'BDG' }, ['JKT'])).toEqual(told)
    expect(leadOf(named, { layar: null, toko: 'BDG' }, ['JKT'])).toBeUndefined()
  })

  test('nowhere where the row has nothing to say', () => {
    expect(leadOf(screen, { nomor: null }, ['JKT'])).toBeUndefined()
  })
})
