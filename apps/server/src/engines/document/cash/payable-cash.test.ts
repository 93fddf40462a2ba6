import { DOCUMENTS } from '@kencana/contract/names/documents'
import { Refusal } from '@kencana/contract/refusals'
import { expect, test } from 'vitest'
import { demandPayable } from './payable-cash.ts'

const line = (jenis_akun: string, rp: number, laci?: string) => ({
  jenis_akun,
  debit_rp: Math.max(0, rp),
  kredit_rp: Math.max(0, -rp),
  ...(laci === undefined ? {} : { laci }),
})

/** The cash it is refused for; `null` where it may stand. */
function refusedFor(jenis: string, ...jurnal: ReturnType<typeof line>[]) {
  try {
    demandPayable(jenis, jurnal)
    return null
  } catch (error) {
    if (error instanceof Refusal && error.code === 'TUNAI_PECAHAN') return error.facts.tunai
    throw error
  }
}

const KINDS = Object.keys(DOCUMENTS)

/** An undo gives back what was there; a count, an opening and what was sent are as they are. */
const FREE = [
  ...KINDS.filter(jenis => jenis.startsWith('BATAL_')),
  ...['SALDO_AWAL', 'TERIMA_UANG', 'TUTUP_TOKO'],
]

test('cash that no coin makes is refused of every kind but those that cannot choose it', () => {
  const cash = KINDS.filter(jenis => refusedFor(jenis, line('KAS', -77, 'KASIR')) === null)
  const without = [
    ...['BATAL_CAIR_NON_CASH', 'BATAL_JURNAL', 'BATAL_TUKAR_TAMBAH', 'BATAL_UANG_BANK'],
    ...['BATAL_KIRIM_CUCI', 'BATAL_SORTIR', 'BATAL_TERIMA_CUCI', 'BATAL_LEBUR'],
  ]
  expect(cash.sort()).toEqual(FREE.filter(jenis => !without.includes(jenis)).sort())
})

test('a kind that nobody has named is asked like any that pays', () => {
  expect(refusedFor('LAIN', line('KAS', 77))).toBe('77')
})

test.each<[string, ReturnType<typeof line>[], string | null]>([
  ['money that comes in', [line('KAS', 5_245_438, 'KASIR')], '5,245,438'],
  ['money that goes out', [line('KAS', -1_264_123, 'KASIR')], '1,264,123'],
  ['the drawer of pawn', [line('KAS_GADAI', -50, 'RR')], '50'],
  ['what a bank moves', [line('BANK', -1_264_123), line('PIUTANG_EDC', 77)], null],
  ['a change beside its tender', [line('KAS', 123, 'KASIR'), line('KAS', -23, 'KASIR')], null],
  ['one drawer beside another', [line('KAS', 150, 'KASIR'), line('KAS', -50, 'DUA')], '150'],
  ['nothing', [], null],
])('%s', (_, jurnal, tunai) => {
  expect(refusedFor('PENJUALAN', ...jurnal)).toBe(tunai)
})
