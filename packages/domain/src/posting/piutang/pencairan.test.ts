import { expect, test } from 'vitest'
import { assertBalanced, debit, kredit } from '../../journal.ts'
import { type Receivable, type Settled, settledBy, settlementOf } from '../../uang/pencairan.ts'
import { postPencairan } from './pencairan.ts'

const MDR = { DEBIT: 100, KREDIT: 180, QRIS: 70 }
const BANK = { kode_bank: 'BCA', no_rekening: '123' }
const INTO = { keterangan: 'BCA 123' }
const BNI = { keterangan: 'BNI' }

const settled = (payments: Receivable[], bank: number) =>
  settledBy(settlementOf(payments, MDR), bank) as Settled

const KREDIT: Receivable = { cara: 'KREDIT', jumlah: 5_232_500, mutasi: 5_232_500 }
const QRIS: Receivable = { cara: 'QRIS', jumlah: 100_000, mutasi: 100_000 }

test.each([
  [
    'the example of 04-domain B18 #5',
    postPencairan(settled([KREDIT], 5_138_315), { penerbit: 'BNI', bank: BANK }),
    [
      debit('BANK', 5_138_315, 0, INTO),
      debit('BEBAN_MDR', 94_185, 0, BNI),
      kredit('PIUTANG_EDC', 5_232_500, 0, BNI),
    ],
  ],
  [
    'QRIS without an acquirer, and without a fee',
    postPencairan(settled([QRIS], 100_000), { penerbit: null, bank: BANK }),
    [debit('BANK', 100_000, 0, INTO), kredit('PIUTANG_QRIS', 100_000)],
  ],
  [
    'a slip that has less than its document',
    postPencairan(settled([{ ...QRIS, mutasi: 90_000 }], 89_000), { penerbit: 'BNI', bank: BANK }),
    [
      debit('BANK', 89_000, 0, INTO),
      debit('BEBAN_MDR', 1_000, 0, BNI),
      debit('SLIP_KURANG', 10_000, 0, BNI),
      kredit('PIUTANG_QRIS', 100_000, 0, BNI),
    ],
  ],
  [
    'a slip that has more, beside another way to pay',
    postPencairan(settled([{ ...KREDIT, mutasi: 5_232_600 }, QRIS], 5_300_000), {
      penerbit: 'BNI',
      bank: BANK,
    }),
    [
      debit('BANK', 5_300_000, 0, INTO),
      debit('BEBAN_MDR', 32_600, 0, BNI),
      kredit('PIUTANG_EDC', 5_232_500, 0, BNI),
      kredit('PIUTANG_QRIS', 100_000, 0, BNI),
      kredit('SLIP_LEBIH', 100, 0, BNI),
    ],
  ],
])('%s', (_, lines, expected) => {
  expect(lines).toEqual(expected)
  assertBalanced(lines)
})
