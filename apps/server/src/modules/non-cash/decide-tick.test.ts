import { describe, expect, test } from 'vitest'
import { decideTick, type Said, type Standing } from './decide-tick.ts'

const PAID: Standing = {
  nomor: 'FJ-JKT-261121-0001',
  baris: 2,
  jumlah_rp: 5_000_000,
  hasil: null,
  dibatalkan: null,
  no_cair: null,
  user_id: 'KASIR-JKT',
  dicocokkan_oleh: null,
  dicocokkan_pada: null,
}
const { nomor, baris } = PAID

const decide = (said: Partial<Said>, found: Partial<Standing> | null = {}, by = 'SPV-JKT') =>
  decideTick({ nomor, baris, ...said }, found === null ? undefined : { ...PAID, ...found }, by)

describe('a payment that waits is found', () => {
  test.each([
    ['as it was written', {}, 'COCOK', 5_000_000, null],
    ['with the amount it has', { jumlah: 5_000_000 }, 'COCOK', 5_000_000, null],
    ['with words', { keterangan: 'Slip pudar' }, 'COCOK', 5_000_000, 'Slip pudar'],
    ['with empty words', { keterangan: '' }, 'COCOK', 5_000_000, null],
    [
      'lower, with words',
      { jumlah: 4_999_999, keterangan: 'Salah gesek' },
      'SELISIH',
      4_999_999,
      'Salah gesek',
    ],
    [
      'higher, with words',
      { jumlah: 5_000_001, keterangan: 'Biaya' },
      'SELISIH',
      5_000_001,
      'Biaya',
    ],
  ])('%s', (_, said, hasil, jumlah_mutasi_rp, keterangan) => {
    const tick = { nomor, baris, hasil, jumlah_mutasi_rp, keterangan }
    expect(decide(said)).toEqual({ tick })
  })
})

describe('a tick is not kept', () => {
  const DONE = { dicocokkan_oleh: 'OWNER', dicocokkan_pada: new Date(0) }
  test.each<[string, string, Partial<Said>, Partial<Standing> | null, string]>([
    ['of what is not there', 'TIDAK_ADA', {}, null, 'SPV-JKT'],
    ['of what counts as of before', 'LAMA', {}, { hasil: 'LAMA' }, 'SPV-JKT'],
    ['twice', 'SUDAH', {}, { hasil: 'COCOK', ...DONE }, 'SPV-JKT'],
    ['twice, where it differed', 'SUDAH', {}, { hasil: 'SELISIH', ...DONE }, 'SPV-JKT'],
    ['of what was undone', 'BATAL', {}, { dibatalkan: 'BJ-1' }, 'SPV-JKT'],
    ['twice and undone', 'SUDAH', {}, { hasil: 'COCOK', ...DONE, dibatalkan: 'BJ-1' }, 'SPV-JKT'],
    ['by who took it', 'SENDIRI', {}, {}, 'KASIR-JKT'],
    ['of another amount in silence', 'CATATAN', { jumlah: 1 }, {}, 'SPV-JKT'],
    ['with empty words', 'CATATAN', { jumlah: 1, keterangan: '' }, {}, 'SPV-JKT'],
  ])('%s', (_, sebab, said, found, by) => {
    const refused = { nomor, baris, sebab, by: found === null ? undefined : { ...PAID, ...found } }
    expect(decide(said, found, by)).toEqual({ refused })
  })
})
