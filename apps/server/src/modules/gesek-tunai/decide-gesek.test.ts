import { Refusal } from '@kencana/contract/refusals'
import { expect, test } from 'vitest'
import { type Before, decideGesek, type Said, type Terms } from './decide-gesek.ts'

const TERMS: Terms = { biaya_e2: 150, kelipatan: 500, batas: 5_000_000 }
const SAID: Said = { kartu: 'DEBIT', jumlah: 1_000_000, tunai: 985_000, keterangan: '' }

const decided = (said: Partial<Said>, before: Partial<Before> = {}) =>
  decideGesek({ ...SAID, ...said }, TERMS, { sudah: 0, nomor: null, ...before })

/** How it is refused: the code, its facts and the field it is about. */
function refusedBy(said: Partial<Said>, before: Partial<Before> = {}) {
  try {
    decided(said, before)
  } catch (error) {
    if (error instanceof Refusal) return [error.code, error.facts, error.fields]
    throw error
  }
  return undefined
}

test('what is not handed over is the fee, as it was proposed', () => {
  expect(decided({})).toEqual({ biaya: 15_000, usulan: 15_000, butuh: [] })
})

test('another fee is taken with words, also none and all but one coin', () => {
  const why = { keterangan: 'Pelanggan tetap' }
  expect(decided({ tunai: 1_000_000, ...why })).toMatchObject({ biaya: 0, usulan: 15_000 })
  expect(decided({ tunai: 100, ...why })).toMatchObject({ biaya: 999_900, usulan: 15_000 })
})

test('above the limit of a card and day a supervisor approves, at it nobody', () => {
  expect(decided({ jumlah: 5_000_000, tunai: 4_925_000 }).butuh).toEqual([])
  expect(decided({ jumlah: 5_000_001, tunai: 4_924_500 }).butuh).toEqual(['GESEK_TUNAI'])
  const rest = { jumlah: 1_000_000, tunai: 985_000 }
  expect(decided(rest, { sudah: 4_000_000 }).butuh).toEqual([])
  expect(decided(rest, { sudah: 4_000_001 }).butuh).toEqual(['GESEK_TUNAI'])
})

test('a slip pays once', () => {
  const words = { kode_setuju: 'Slip ini sudah dipakai' }
  expect(refusedBy({}, { nomor: 'GT-1' })).toEqual(['SLIP_SUDAH', { nomor: 'GT-1' }, words])
})

test.each<[what: string, said: Partial<Said>, refused: unknown]>([
  ['against a credit card', { kartu: 'KREDIT' }, ['GESEK_KREDIT', {}, undefined]],
  [
    'more than was swiped',
    { tunai: 1_000_001 },
    [
      'GESEK_LEBIH',
      { tunai: '1,000,001', jumlah: '1,000,000' },
      { tunai: 'Lebih dari yang digesek' },
    ],
  ],
  [
    'with another fee and no words',
    { tunai: 985_100 },
    [
      'GESEK_PERLU_CATATAN',
      { biaya: '14,900', usulan: '15,000' },
      { keterangan: 'Tulis sebab biayanya lain' },
    ],
  ],
  [
    'for which there is no coin',
    { tunai: 984_950, keterangan: 'Pelanggan tetap' },
    ['TUNAI_PECAHAN', { tunai: '984,950', kelipatan: '100' }, undefined],
  ],
])('cash is not given %s', (_, said, refused) => {
  expect(refusedBy(said)).toEqual(refused)
})
