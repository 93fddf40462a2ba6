import { Refusal } from '@kencana/contract/refusals'
import { expect, test } from 'vitest'
import { decidePencairan, type Open, type Said } from './decide-pencairan.ts'

const TERMS = { mdr: { DEBIT: 100, KREDIT: 180, QRIS: 70 }, batas_e2: 100 }

const PAID: Open = {
  nomor: 'FJ-JKT-261121-0001',
  baris: 1,
  cara: 'KREDIT',
  kode_bank: 'BCA',
  jumlah_rp: 5_232_500,
  mutasi_rp: 5_232_500,
  status: 'COCOK',
  dibatalkan: null,
  no_cair: null,
}

const SAID: Said = {
  penerbit: 'BCA',
  jumlah_bank: 5_138_315,
  keterangan: '',
  pembayaran: [{ nomor: PAID.nomor, baris: 1 }],
}

const decided = (said: Partial<Said>, ...found: Open[]) =>
  decidePencairan({ ...SAID, ...said }, found, TERMS)

/** How it is refused: the code, its facts and, where there are any, the fields it is about. */
function refusedBy(said: Partial<Said>, ...found: Open[]) {
  try {
    decided(said, ...found)
  } catch (error) {
    if (error instanceof Refusal) {
      const { code, facts, fields } = error
      return fields === undefined ? [code, facts] : [code, facts, fields]
    }
    throw error
  }
  return undefined
}

test('a receivable that was found is paid out as the rates say', () => {
  const { settled, ended } = decided({}, PAID)
  expect(settled).toMatchObject({ piutang: 5_232_500, bank: 5_138_315, biaya: 94_185, beda: 0 })
  const { nomor, baris, cara, jumlah_rp, mutasi_rp } = PAID
  expect(ended).toEqual([{ nomor, baris, cara, jumlah_rp, mutasi_rp }])
})

test('so is one of before, one that was found with another amount, and one without a bank', () => {
  const old: Open = { ...PAID, status: 'LAMA' }
  expect(decided({}, old).settled.edc).toBe(5_232_500)
  const off: Open = { ...PAID, status: 'SELISIH', mutasi_rp: 5_000_000 }
  const less = decided({ jumlah_bank: 4_910_000 }, off).settled
  expect([less.selisih, less.biaya, less.beda]).toEqual([-232_500, 90_000, 0])
  const qris: Open = { ...PAID, kode_bank: null, cara: 'QRIS' }
  const bare = decided({ penerbit: '-', jumlah_bank: 5_195_872 }, qris).settled
  expect([bare.qris, bare.edc, bare.biaya, bare.beda]).toEqual([5_232_500, 0, 36_628, 0])
})

test('another fee is taken with words', () => {
  expect(decided({ jumlah_bank: 5_000_000, keterangan: 'Sewa EDC' }, PAID).settled.beda).toBe(
    138_315,
  )
  expect(refusedBy({ jumlah_bank: 5_138_316 }, PAID)).toEqual([
    'CAIR_PERLU_CATATAN',
    { biaya: '94,184', usulan: '94,185' },
    { keterangan: 'Tulis sebab selisih MDR' },
  ])
})

test('a fee that is further off than a part of the slips is approved, up and down', () => {
  const off = (beda: number) =>
    decided({ jumlah_bank: 5_138_315 - beda, keterangan: 'Sewa EDC' }, PAID).butuh
  expect([off(52_325), off(52_326)]).toEqual([[], ['BIAYA_NON_CASH']])
  expect([off(-52_325), off(-52_326)]).toEqual([[], ['BIAYA_NON_CASH']])
})

const NOT_OPEN = ['PIUTANG_TIDAK_TERBUKA', { nomor: PAID.nomor, penerbit: 'BCA' }]

test.each<[what: string, said: Partial<Said>, found: Open[], refused: unknown]>([
  ['what is not there', {}, [], NOT_OPEN],
  ['another line of it', { pembayaran: [{ nomor: PAID.nomor, baris: 2 }] }, [PAID], NOT_OPEN],
  ['what was undone', {}, [{ ...PAID, dibatalkan: 'BJ-1' }], NOT_OPEN],
  ['a transfer', {}, [{ ...PAID, cara: 'TRANSFER' }], NOT_OPEN],
  ['of another acquirer', {}, [{ ...PAID, kode_bank: 'BNI' }], NOT_OPEN],
  ['of none', {}, [{ ...PAID, kode_bank: null }], NOT_OPEN],
  ['what nobody found', {}, [{ ...PAID, status: 'BELUM' }], ['BELUM_COCOK', { nomor: PAID.nomor }]],
  [
    'what was paid out',
    {},
    [{ ...PAID, no_cair: 'CN-1' }],
    ['SUDAH_CAIR', { nomor: PAID.nomor, no_cair: 'CN-1' }],
  ],
  [
    'the same twice',
    {
      pembayaran: [...SAID.pembayaran, { nomor: PAID.nomor, baris: 2 }, ...SAID.pembayaran],
    },
    [PAID, { ...PAID, baris: 2 }],
    ['TIDAK_LENGKAP', {}, { 'pembayaran.2.nomor': 'Ada dua kali' }],
  ],
  [
    'more than the slips',
    { jumlah_bank: 5_232_501, keterangan: 'Lebih' },
    [PAID],
    ['CAIR_LEBIH', { bank: '5,232,501', nilai: '5,232,500' }],
  ],
  [
    'more than what was found of them',
    { jumlah_bank: 5_000_001, keterangan: 'Lebih' },
    [{ ...PAID, status: 'SELISIH', mutasi_rp: 5_000_000 }],
    ['CAIR_LEBIH', { bank: '5,000,001', nilai: '5,000,000' }],
  ],
])('%s is not paid out', (_, said, found, refused) => {
  expect(refusedBy(said, ...found)).toEqual(refused)
})
