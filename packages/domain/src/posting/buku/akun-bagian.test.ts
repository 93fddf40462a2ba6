import { describe, expect, test } from 'vitest'
import { salahAkunBagian, salahPemetaan } from './akun-bagian.ts'

const KAS = { trx: 'PENJUALAN', type: 'UMUM', jenis_akun: 'KAS' }
const HPP = { trx: 'PENJUALAN', type: 'UMUM', jenis_akun: 'HPP' }
const PPN = { trx: 'PENJUALAN', type: 'UMUM', jenis_akun: 'PPN_KELUARAN' }
const JUAL = { trx: 'PENJUALAN', type: 'UMUM', jenis_akun: 'PENJUALAN' }
const SALDO_AWAL = { trx: 'SALDO_AWAL', type: 'UMUM', jenis_akun: 'SALDO_AWAL' }
const JAMINAN = { trx: 'HUTANG', type: 'UMUM', jenis_akun: 'BARANG_JAMINAN' }

const said = (...asked: Parameters<typeof salahAkunBagian>) => salahAkunBagian(...asked)?.teks

describe('an account is of the kind its part has in the default chart', () => {
  test.each([
    ['cash', KAS, 'ASET', false, undefined],
    ['cash in debts', KAS, 'KEWAJIBAN', false, 'Bagian ini memakai akun aset'],
    ['tax', PPN, 'KEWAJIBAN', false, undefined],
    ['tax in what is owned', PPN, 'ASET', false, 'Bagian ini memakai akun kewajiban'],
    ['the first day', SALDO_AWAL, 'MODAL', true, undefined],
    ['the first day in cost', SALDO_AWAL, 'BEBAN', true, 'Bagian ini memakai akun modal'],
    ['income', JUAL, 'PENDAPATAN', false, undefined],
    ['income as cost, one side of the books', JUAL, 'BEBAN', false, undefined],
    ['income in capital', JUAL, 'MODAL', false, 'Bagian ini memakai akun pendapatan atau beban'],
    ['cost as income', HPP, 'PENDAPATAN', true, undefined],
    ['cost in debts', HPP, 'KEWAJIBAN', true, 'Bagian ini memakai akun pendapatan atau beban'],
    ['pledges', JAMINAN, 'MEMO', true, undefined],
    ['pledges in stock', JAMINAN, 'ASET', true, 'Bagian ini memakai akun memo'],
    ['an account of a kind nobody knows', KAS, 'LAIN', false, 'Bagian ini memakai akun aset'],
    ['cash with gold', KAS, 'ASET', true, 'Bagian ini memakai akun tanpa emas'],
    ['cost without gold', HPP, 'BEBAN', false, 'Bagian ini memakai akun yang menyimpan emas'],
  ] as const)('%s', (_, part, golongan, emas, fault) => {
    expect(said(part, { golongan, emas }, [], [])).toBe(fault)
  })

  test.each([
    ['kind of document', { ...KAS, trx: 'LAIN' }],
    ['type', { ...KAS, type: 'LAIN' }],
    ['part', { ...KAS, jenis_akun: 'LAIN' }],
  ])('what the default chart does not have is free: another %s', (_, part) => {
    expect(said(part, { golongan: 'MEMO', emas: true }, ['HUTANG_TITIPAN'], [])).toBeUndefined()
  })
})

describe('whoever keeps a part keeps all that is posted there', () => {
  const cash = { golongan: 'ASET', emas: false }
  const other = 'Akun ini sudah dipakai bagian lain yang mengikuti daftar lain'
  const kept = 'Akun ini sudah berisi jurnal bagian lain: buat akun baru untuk bagian ini'

  test.each([
    ['its own keeper', ['KAS', 'KAS_GADAI'], ['KAS'], undefined],
    ['another keeper', ['KAS', 'BANK'], [], other],
    ['a part nobody keeps', ['PPN_KELUARAN'], [], other],
    ['booked by another keeper', [], ['KAS', 'BANK'], kept],
    ['both: what stands in Parameter Akun is told', ['BANK'], ['BANK'], other],
  ] as const)('%s', (_, others, booked, fault) => {
    expect(said(KAS, cash, others, booked)).toBe(fault)
  })

  test('parts that nobody keeps share an account', () => {
    const income = { golongan: 'PENDAPATAN', emas: false }
    expect(said(JUAL, income, ['PEMBULATAN'], ['PPN_KELUARAN'])).toBeUndefined()
    expect(said(JUAL, income, ['KAS'], [])).toBe(other)
  })
})

describe('a mapping as it stands among all', () => {
  const cash = { golongan: 'ASET', emas: false }
  const at = (part: typeof KAS, nomor_akun: string) => ({ ...part, nomor_akun })
  const BANK = { ...KAS, jenis_akun: 'BANK' }
  const gone = 'Akun ini tidak ada atau sudah dihapus'
  const other = 'Akun ini sudah dipakai bagian lain yang mengikuti daftar lain'

  test.each([
    ['alone', at(KAS, '1199'), cash, [], undefined],
    ['its account is gone', at(KAS, '1199'), undefined, [], gone],
    [
      'of another kind',
      at(KAS, '2199'),
      { golongan: 'KEWAJIBAN', emas: false },
      [],
      'Bagian ini memakai akun aset',
    ],
    ['beside what another keeps', at(KAS, '1199'), cash, [at(BANK, '1199')], other],
    ['what another keeps stands elsewhere', at(KAS, '1199'), cash, [at(BANK, '1198')], undefined],
    [
      'beside its like',
      at(KAS, '1199'),
      cash,
      [at({ ...KAS, trx: 'PEMBELIAN' }, '1199')],
      undefined,
    ],
    [
      'at its usual account, to which another was sent',
      at(KAS, '1101'),
      cash,
      [at(BANK, '1101')],
      undefined,
    ],
    [
      'of a part the default chart lacks',
      at({ ...KAS, type: 'LAIN' }, '1199'),
      cash,
      [at(BANK, '1199')],
      undefined,
    ],
  ] as const)('%s', (_, one, account, others, fault) => {
    expect(salahPemetaan(one, account, [...others, one])?.teks).toBe(fault)
  })
})
