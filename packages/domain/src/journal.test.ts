import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  assertBalanced,
  balance,
  debit,
  type JournalLine,
  journalOf,
  kredit,
  resolveAccounts,
} from './journal.ts'

const sale: JournalLine[] = [
  debit('KAS', 5_232_500, 0, { laci: 'KASIR' }),
  kredit('PENJUALAN', 5_232_500),
  debit('HPP', 4_900_000, 2_427_750),
  kredit('PERSEDIAAN', 4_900_000, -2_427_750),
]

describe('balance', () => {
  it('sums both units', () => {
    expect(balance(sale)).toEqual({
      debit_rp: 10_132_500,
      kredit_rp: 10_132_500,
      selisih_rp: 0,
      murni_ug: 0,
    })
    expect(balance(sale.slice(2, 3))).toMatchObject({ selisih_rp: 4_900_000, murni_ug: 2_427_750 })
    expect(balance([])).toMatchObject({ selisih_rp: 0, murni_ug: 0 })
  })

  it('lets a balanced journal through', () => {
    expect(() => assertBalanced(sale)).not.toThrow()
    // gold alone, between two accounts without value
    expect(() => assertBalanced([debit('A', 0, 5), kredit('B', 0, -5)])).not.toThrow()
  })

  test.each<[string, JournalLine[]]>([
    ['no lines', []],
    ['one line', [debit('KAS', 0)]],
    ['off by a rupiah', [debit('KAS', 500), kredit('PENJUALAN', 499)]],
    ['off by a microgram', [debit('HPP', 1, 5), kredit('PERSEDIAAN', 1, -4)]],
    ['gold without a way back', [debit('HPP', 1, 5), kredit('PERSEDIAAN', 1)]],
    ['negative', [debit('KAS', -5), kredit('PENJUALAN', -5)]],
    ['a negative debit', [debit('KAS', -5), debit('BANK', 5)]],
    ['a negative credit', [kredit('KAS', -5), kredit('BANK', 5)]],
    ['broken', [debit('KAS', 0.5), kredit('PENJUALAN', 0.5)]],
    ['no number', [debit('KAS', Number.NaN), kredit('PENJUALAN', Number.NaN)]],
    [
      'both sides on one line',
      [{ jenis_akun: 'KAS', debit_rp: 5, kredit_rp: 5, murni_ug: 0 }, debit('KAS', 0)],
    ],
  ])('refuses %s', (_, lines) => {
    expect(() => assertBalanced(lines)).toThrow(RangeError)
  })
})

describe('journalOf', () => {
  it('leaves out what moves nothing, keeps what moves only gold', () => {
    const lines = journalOf([
      ...sale,
      debit('PIUTANG_EDC', 0),
      debit('A', 0, 7),
      kredit('B', 0, -7),
    ])
    expect(lines.map(line => line.jenis_akun)).toEqual([
      'KAS',
      'PENJUALAN',
      'HPP',
      'PERSEDIAAN',
      'A',
      'B',
    ])
  })

  it('knows no gold of minus nothing, as taking nothing out would leave it', () => {
    expect([debit('A', 1, -0).murni_ug, kredit('B', 1, -0).murni_ug]).toEqual([0, 0])
  })

  it('refuses a journal in which nothing moves', () => {
    expect(() => journalOf([debit('KAS', 0), kredit('PENJUALAN', 0)])).toThrow(RangeError)
  })
})

describe('balance', () => {
  const amount = fc.integer({ min: 0, max: 1e12 })
  const pair = fc
    .tuple(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), amount, amount)
    .map(([from, to, rp, ug]) => [debit(to, rp, ug), kredit(from, rp, -ug)])
  const anyJournal = fc.array(pair, { minLength: 1, maxLength: 8 }).map(pairs => pairs.flat())

  it('any single change to a balanced journal is noticed', () => {
    const change = fc.tuple(fc.nat(), fc.integer({ min: 1, max: 1e6 }), fc.boolean())
    fc.assert(
      fc.property(anyJournal, change, (lines, [at, by, gold]) => {
        const changed = lines.map((line, i) => {
          if (i !== at % lines.length) return line
          return gold
            ? { ...line, murni_ug: line.murni_ug + by }
            : { ...line, debit_rp: line.debit_rp + by }
        })
        expect(() => assertBalanced(changed)).toThrow(RangeError)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('account numbers', () => {
  const map = { KAS: '1101', PENJUALAN: '4101', HPP: '5101', PERSEDIAAN: '1201' }

  it('stand on every line, numbered from 1', () => {
    const { jurnal, belum } = resolveAccounts(sale, map)
    expect(belum).toEqual([])
    expect(jurnal.map(line => [line.baris, line.nomor_akun])).toEqual([
      [1, '1101'],
      [2, '4101'],
      [3, '5101'],
      [4, '1201'],
    ])
    expect(jurnal[0]).toMatchObject({ jenis_akun: 'KAS', laci: 'KASIR', debit_rp: 5_232_500 })
  })

  it('that are missing are named once each', () => {
    const lines = [...sale, kredit('KAS', 1), debit('toString', 1)]
    expect(resolveAccounts(lines, { ...map, KAS: '' }).belum).toEqual(['KAS', 'toString'])
    expect(resolveAccounts(sale, {}).belum).toHaveLength(4)
  })
})
