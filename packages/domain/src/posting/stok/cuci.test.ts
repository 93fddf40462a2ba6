import { describe, expect, it, test } from 'vitest'
import { debit, kredit } from '../../journal.ts'
import { fineUg } from '../../quantity.ts'
import { receive } from '../../stok/terima.ts'
import { postKirimCuci, postTerimaCuci, postValidasiSusut, postWasting } from './cuci.ts'

const RING = { modal_rp: 4_337_500, murni_ug: 2_427_750 }
const NONE = { rp: 0, ug: 0 }
const BACK = { wajar: NONE, tunggu: NONE, lebih_ug: 0, kurang_ug: 0, ongkos_rp: 0 }

test('pieces go out of the stock they lie in, to who works on them', () => {
  expect(postKirimCuci({ dari: { BLN: RING, ADA: RING }, ke: 'CUCI' })).toEqual([
    debit('PERSEDIAAN_CUCI', 8_675_000, 4_855_500),
    kredit('PERSEDIAAN', 4_337_500, -2_427_750),
    kredit('PERSEDIAAN_BLN', 4_337_500, -2_427_750),
  ])
  expect(postKirimCuci({ dari: { ADA: RING }, ke: 'TUKANG' })[0]).toEqual(
    debit('PERSEDIAAN_TUKANG', 4_337_500, 2_427_750),
  )
})

describe('pieces that came back', () => {
  it('lighter than allowed: the rest waits (13 §1 vector 2), the fee is owed', () => {
    const journal = postTerimaCuci({
      dari: { CUCI: RING },
      ke: { ADA: { modal_rp: 4_287_921 + 25_000, murni_ug: 2_400_000 } },
      wajar: { rp: 21_440, ug: 12_000 },
      tunggu: { rp: 28_139, ug: 15_750 },
      lebih_ug: 0,
      kurang_ug: 0,
      ongkos_rp: 25_000,
    })
    expect(journal).toEqual([
      debit('PERSEDIAAN', 4_312_921, 2_400_000),
      debit('BEBAN_SUSUT', 21_440, 12_000),
      debit('SUSUT_TUNGGU', 28_139, 15_750),
      kredit('PERSEDIAAN_CUCI', 4_337_500, -2_427_750),
      kredit('HUTANG_TUKANG', 25_000),
    ])
  })

  it('plated heavier: found gold costs nothing (vector 4)', () => {
    const was = { modal_rp: 6_700_000, murni_ug: 3_750_000 }
    const ke = { ADA: { ...was, murni_ug: 3_759_000 } }
    expect(postTerimaCuci({ ...BACK, dari: { SEPUH: was }, ke, lebih_ug: 9_000 })).toEqual([
      debit('PERSEDIAAN', 6_700_000, 3_759_000),
      kredit('PERSEDIAAN_SEPUHAN', 6_700_000, -3_750_000),
      kredit('STOK_LEBIH', 0, -9_000),
    ])
  })

  it('that are not what was sent are refused', () => {
    expect(() =>
      postTerimaCuci({ ...BACK, dari: { CUCI: RING }, ke: { BLN: { ...RING, modal_rp: 1 } } }),
    ).toThrow(RangeError)
  })

  it('balance as the rule judges them', () => {
    const sent = { kirim_mg: 3_237, kirim_permil: 750, modal_rp: 4_337_500, kode_kadar: '750' }
    const back = receive([{ ...sent, kembali_mg: 3_100, permil: 700 }], {
      of: () => ({ susut_permil: 5, minimal: 10 }),
      semua: false,
      ongkos_rp: 12_000,
    })
    const [piece] = back.pieces
    const [kadar] = back.kadar
    const journal = postTerimaCuci({
      dari: { TUKANG: { modal_rp: 4_337_500, murni_ug: fineUg(3_237, 750) } },
      ke: { BLN: { modal_rp: piece?.modal_rp ?? 0, murni_ug: piece?.murni_ug ?? 0 } },
      wajar: kadar?.wajar ?? NONE,
      tunggu: kadar?.tunggu ?? NONE,
      lebih_ug: back.uji_lebih_ug,
      kurang_ug: back.uji_kurang_ug,
      ongkos_rp: 12_000,
    })
    expect(journal).toHaveLength(5)
  })
})

test.each([
  ['TOKO', 'CUCI', 'BEBAN_SUSUT'],
  ['TUKANG', 'CUCI', 'HUTANG_TUKANG'],
  ['USER', 'HILANG', 'PIUTANG_SUSUT'],
  ['TOKO', 'LEBUR', 'BEBAN_LEBUR'],
  ['USER', 'LEBUR', 'PIUTANG_SUSUT'],
] as const)('a loss that was judged is borne by %s, of %s', (oleh, sumber, jenis_akun) => {
  expect(postValidasiSusut({ rp: 28_139, ug: 15_750 }, oleh, sumber)).toEqual([
    debit(jenis_akun, 28_139, 15_750),
    kredit('SUSUT_TUNGGU', 28_139, -15_750),
  ])
})

test('what never came back waits at its whole cost', () => {
  expect(postWasting({ CUCI: RING, TUKANG: RING })).toEqual([
    debit('SUSUT_TUNGGU', 8_675_000, 4_855_500),
    kredit('PERSEDIAAN_CUCI', 4_337_500, -2_427_750),
    kredit('PERSEDIAAN_TUKANG', 4_337_500, -2_427_750),
  ])
})
