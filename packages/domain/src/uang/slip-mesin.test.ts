import { describe, expect, test } from 'vitest'
import {
  differs,
  heldAgainstSlips,
  lacksSlip,
  machineName,
  type Slip,
  slipDifference,
  type Taken,
} from './slip-mesin.ts'

const bca: Taken = {
  alat: 'KARTU',
  penerbit: 'BCA',
  buku_rp: 5_232_500,
  buku_n: 2,
  batal_rp: 0,
  batal_n: 0,
}
const qris: Taken = { ...bca, alat: 'QRIS', penerbit: '-', buku_rp: 100_000, buku_n: 1 }
const slip = (slip_rp: number, slip_n: number, of: Partial<Slip> = {}): Slip => ({
  alat: 'KARTU',
  penerbit: 'BCA',
  slip_rp,
  slip_n,
  ...of,
})

describe('slips of machines are held against the documents of the day', () => {
  test.each([
    ['as written', slip(5_232_500, 2), 0, false],
    ['a rupiah less', slip(5_232_499, 2), -1, true],
    ['a rupiah more', slip(5_232_501, 2), 1, true],
    ['as much in one payment more', slip(5_232_500, 3), 0, true],
    ['as much in one payment less', slip(5_232_500, 1), 0, true],
    ['an empty slip', slip(0, 0), -5_232_500, true],
  ])('%s', (_what, typed, selisih, off) => {
    const [one] = heldAgainstSlips([bca], [typed])
    expect(one).toEqual({ ...bca, slip_rp: typed.slip_rp, slip_n: typed.slip_n })
    if (one === undefined) return
    expect([slipDifference(one), differs(one), lacksSlip(one)]).toEqual([selisih, off, false])
  })

  test('without a slip nothing differs, and it is missed', () => {
    const [one] = heldAgainstSlips([bca], [])
    expect(one).toEqual({ ...bca, slip_rp: null, slip_n: null })
    if (one === undefined) return
    expect([slipDifference(one), differs(one), lacksSlip(one)]).toEqual([null, false, true])
  })

  test('the slip of another machine is not this one', () => {
    for (const other of [{ penerbit: 'BRI' }, { alat: 'QRIS' as const }]) {
      const [one, stray] = heldAgainstSlips([bca], [slip(5_232_500, 2, other)])
      expect(one?.slip_rp).toBeNull()
      expect(stray).toEqual({
        alat: 'KARTU',
        penerbit: 'BCA',
        slip_rp: 5_232_500,
        slip_n: 2,
        ...other,
        buku_rp: 0,
        buku_n: 0,
        batal_rp: 0,
        batal_n: 0,
      })
      expect(stray !== undefined && differs(stray)).toBe(true)
    }
  })

  test('each machine has its own', () => {
    const typed = [slip(100_000, 1, { alat: 'QRIS', penerbit: '-' }), slip(5_232_500, 2)]
    expect(heldAgainstSlips([bca, qris], typed).map(differs)).toEqual([false, false])
  })

  test.each([
    ['KARTU', 'BCA', 'EDC BCA'],
    ['KARTU', '-', 'EDC'],
    ['QRIS', '-', 'QRIS'],
    ['QRIS', 'BRI', 'QRIS BRI'],
  ] as const)('%s of %s is called %s', (alat, penerbit, name) => {
    expect(machineName({ alat, penerbit })).toBe(name)
  })
})
