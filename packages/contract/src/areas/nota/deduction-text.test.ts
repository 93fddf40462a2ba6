import { expect, test } from 'vitest'
import { fillText } from '../../refusals.ts'
import { deductionText } from './deduction-text.ts'
import type { KeptDeduction } from './pembeli.ts'

const agreed = { kode_potongan: 'A', nama_potongan: 'A', versi: 1 }

test.each<[string, KeptDeduction]>([
  ['tidak dicatat', null],
  ['tanpa potongan', { jenis_potongan: 'TIDAK_ADA' }],
  ['2.5%', { ...agreed, jenis_potongan: 'PERSEN', potongan_permil: 25, potongan_rp: 0 }],
  [
    '25,000 per g',
    { ...agreed, jenis_potongan: 'PER_GRAM', potongan_permil: 0, potongan_rp: 25e3 },
  ],
  ['50,000 per pcs', { ...agreed, jenis_potongan: 'RUPIAH', potongan_permil: 0, potongan_rp: 5e4 }],
])('%s', (words, kept) => {
  const { teks, facts } = deductionText(kept)
  expect(fillText(teks, facts)).toBe(words)
})
