import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { CARA_BAYAR } from '../cart.ts'
import { assertBalanced, debit, type JournalLine, kredit } from '../journal.ts'
import { hitungLelang } from '../terms/lelang.ts'
import {
  postHutang,
  postKelebihanLelang,
  postLelang,
  postPenebusan,
  postPerpanjangan,
} from './hutang.ts'
import { akunKas, type PaidOut, type Received } from './uang.ts'

/** The worked pledge of 04-domain B18 #18: 5 g of 700. */
const PLEDGE = { taksiran_rp: 2_250_000, murni_ug: 3_500_000 }
const cash = (jumlah: number, laci = 'RR'): PaidOut => ({ cara: 'TUNAI', jumlah, laci })
const taken = (jumlah: number, kembali_rp = 0, laci = 'RR'): Received => ({
  pembayaran: [{ cara: 'TUNAI', jumlah: jumlah + kembali_rp }],
  kembali_rp,
  laci,
})
const pledgeIn = [
  debit('BARANG_JAMINAN', 2_250_000, 3_500_000),
  kredit('KONTRA_JAMINAN', 2_250_000, -3_500_000),
]
const pledgeOut = [
  debit('KONTRA_JAMINAN', 2_250_000, 3_500_000),
  kredit('BARANG_JAMINAN', 2_250_000, -3_500_000),
]

describe('the worked journals of 04-domain B18', () => {
  test('#17, #18: a loan paid out of the pawn drawer', () => {
    expect(postHutang(1_575_000, cash(1_575_000), PLEDGE)).toEqual([
      debit('PIUTANG_GADAI', 1_575_000),
      kredit('KAS_GADAI', 1_575_000, 0, { laci: 'RR' }),
      ...pledgeIn,
    ])
  })

  test('the memo line says what may be lent, apart from the appraisal', () => {
    const [, , memo, contra] = postHutang(1_000_000, cash(1_000_000), {
      ...PLEDGE,
      plafond_rp: 1_500_000,
    })
    expect(memo).toEqual(
      debit('BARANG_JAMINAN', 2_250_000, 3_500_000, { keterangan: 'Nilai pinjam Rp 1,500,000' }),
    )
    expect(contra).toEqual(pledgeIn[1])
  })

  test('#19: a redemption', () => {
    const claims = { pokok_rp: 1_575_000, bunga_rp: 167_000, denda_rp: 0 }
    expect(postPenebusan(claims, taken(1_742_000, 8_000), PLEDGE)).toEqual([
      debit('KAS_GADAI', 1_742_000, 0, { laci: 'RR' }),
      kredit('PIUTANG_GADAI', 1_575_000),
      kredit('PENDAPATAN_BUNGA', 167_000),
      ...pledgeOut,
    ])
  })

  test('what is late pays a penalty, which is income of its own', () => {
    const denda = kredit('PENDAPATAN_DENDA', 17_000)
    const late = { pokok_rp: 1_575_000, bunga_rp: 167_000, denda_rp: 17_000 }
    expect(postPenebusan(late, taken(1_759_000), PLEDGE)).toContainEqual(denda)
    const renewed = { ...renewal, denda_rp: 17_000 }
    expect(postPerpanjangan(renewed, { terima: taken(759_000) })).toContainEqual(denda)
    const spent = hitungLelang(2_400_000, { ...late, biaya_rp: 24_000 })
    expect(postLelang(1_575_000, spent, taken(2_400_000), PLEDGE)).toContainEqual(denda)
  })

  const renewal = {
    pokok_lama_rp: 1_575_000,
    pokok_baru_rp: 1_000_000,
    bunga_rp: 167_000,
    denda_rp: 0,
    jaminan_lama: PLEDGE,
    jaminan_baru: PLEDGE,
  }
  test('#20: a renewal with a part payment', () => {
    expect(postPerpanjangan(renewal, { terima: taken(742_000) })).toEqual([
      debit('KAS_GADAI', 742_000, 0, { laci: 'RR' }),
      debit('PIUTANG_GADAI', 1_000_000),
      kredit('PIUTANG_GADAI', 1_575_000),
      kredit('PENDAPATAN_BUNGA', 167_000),
      ...pledgeOut,
      ...pledgeIn,
    ])
  })

  test('#20 the other way: what is lent on top is paid out', () => {
    const more = { ...renewal, pokok_baru_rp: 2_000_000 }
    const bayar = { cara: 'TRANSFER', jumlah: 258_000, kode_bank: 'BCA', laci: 'RR' } as const
    const [first, second] = postPerpanjangan(more, { bayar })
    expect(first).toEqual(kredit('BANK', 258_000, 0, { keterangan: 'BCA' }))
    expect(second).toEqual(debit('PIUTANG_GADAI', 2_000_000))
  })

  const claims = { pokok_rp: 1_575_000, bunga_rp: 167_000, denda_rp: 0, biaya_rp: 24_000 }
  test('#21: an auction with a surplus', () => {
    const spent = hitungLelang(2_400_000, claims)
    expect(postLelang(1_575_000, spent, taken(2_400_000), PLEDGE)).toEqual([
      debit('KAS_GADAI', 2_400_000, 0, { laci: 'RR' }),
      kredit('PIUTANG_GADAI', 1_575_000),
      kredit('PENDAPATAN_BUNGA', 167_000),
      kredit('BIAYA_LELANG', 24_000),
      kredit('KELEBIHAN_LELANG', 634_000),
      ...pledgeOut,
    ])
  })

  test('#22: the surplus paid', () => {
    expect(postKelebihanLelang(cash(634_000))).toEqual([
      debit('KELEBIHAN_LELANG', 634_000),
      kredit('KAS_GADAI', 634_000, 0, { laci: 'RR' }),
    ])
  })

  test('#23: a shortfall is the lender’s', () => {
    const spent = hitungLelang(1_000_000, claims)
    expect(postLelang(1_575_000, spent, taken(1_000_000), PLEDGE).slice(0, 3)).toEqual([
      debit('KAS_GADAI', 1_000_000, 0, { laci: 'RR' }),
      debit('KERUGIAN_GADAI', 766_000),
      kredit('PIUTANG_GADAI', 1_575_000),
    ])
  })
})

describe('money of the pawn counter', () => {
  test.each([
    ['RR', 'KAS_GADAI'],
    ['KASIR', 'KAS'],
  ])('cash of drawer %s has the account %s', (laci, akun) => {
    expect(akunKas(laci)).toBe(akun)
    expect(postHutang(1, cash(1, laci), PLEDGE)[1]).toEqual(kredit(akun, 1, 0, { laci }))
  })

  const amount = fc.integer({ min: 1, max: 1_000_000_000 })
  const tender = fc.record({ cara: fc.constantFrom(...CARA_BAYAR), jumlah: amount })
  const pledge = fc.record({ taksiran_rp: amount, murni_ug: amount })
  const balanced = (lines: readonly JournalLine[]) => {
    assertBalanced(lines)
  }

  it('balances in rupiah and fine gold, however it is paid', () => {
    fc.assert(
      fc.property(
        fc.array(tender, { minLength: 1, maxLength: 5 }),
        pledge,
        pledge,
        fc.tuple(fc.nat(1_000_000), fc.nat(1_000_000)),
        (pembayaran, lama, baru, [bunga_rp, denda_rp]) => {
          const total = pembayaran.reduce((sum, { jumlah }) => sum + jumlah, 0)
          const terima = { pembayaran, kembali_rp: 0, laci: 'RR' }
          const pokok_rp = Math.max(1, total - bunga_rp - denda_rp)
          const hasil = hitungLelang(total, { pokok_rp, bunga_rp, denda_rp, biaya_rp: 1_000 })
          balanced(postLelang(pokok_rp, hasil, terima, lama))
          if (pokok_rp + bunga_rp + denda_rp !== total) return
          balanced(postPenebusan({ pokok_rp, bunga_rp, denda_rp }, terima, lama))
          const owed = { pokok_lama_rp: pokok_rp + 500, bunga_rp, denda_rp }
          const jaminan = { jaminan_lama: lama, jaminan_baru: baru }
          balanced(postPerpanjangan({ ...owed, pokok_baru_rp: 500, ...jaminan }, { terima }))
        },
      ),
    )
  })

  it('throws when the figures do not fit together', () => {
    expect(() => postHutang(2, cash(1), PLEDGE)).toThrow(RangeError)
    const claims = { pokok_rp: 10, bunga_rp: 1, denda_rp: 0 }
    expect(() => postPenebusan(claims, taken(10), PLEDGE)).toThrow(RangeError)
  })
})
