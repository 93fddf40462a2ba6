import { describe, expect, test } from 'vitest'
import { ATURAN_AWAL } from './aturan-awal.ts'
import type { AturanBeli, RumusBeli, SyaratBeli } from './aturan-beli.ts'
import { DOWN, damage, FOREIGN, mend, nota, OWN, RUGI, SNAPPED, TT } from './pieces.fixture.ts'
import { type BarangDitaksir, taksir } from './taksir.ts'

const SETTING = { rugi: RUGI, pembulatan: DOWN }

/** A list of one rule for any piece, unless it says otherwise. */
const only = (rumus: RumusBeli, syarat: Partial<SyaratBeli> = {}): AturanBeli[] => [
  {
    kode: 'X',
    nama: 'Aturan sendiri',
    syarat: {
      transaksi: null,
      asal: null,
      janji: null,
      hasil: [],
      dipakai: null,
      golongan: null,
      permil_dari: null,
      kode_kadar: null,
      kode_group: null,
      kelompok_harga: null,
      umur_dari: null,
      umur_sampai: null,
      ...syarat,
    },
    rumus,
  },
]
const byMetal = (dasar: 'MAL' | 'PAPAN' | 'KODE_HARGA'): RumusBeli => ({
  rumus: 'LOGAM',
  dasar,
  persen_permil: 900,
  margin_min_permil: 0,
  margin_max_permil: 100,
})
const byNota = (potongan: Extract<RumusBeli, { rumus: 'NOTA' }>['potongan']): RumusBeli => ({
  rumus: 'NOTA',
  potongan,
  toleransi_min_rp: 0,
  toleransi_max_rp: 0,
})
const taksiran = (piece: BarangDitaksir, rules: readonly AturanBeli[]) => {
  const found = taksir(piece, rules, SETTING)
  if ('tolak' in found) throw new Error(found.tolak)
  return found.taksiran
}

describe('the worked figures of 04-domain B6 and B7', () => {
  test('3.237 g of scrap: 4,337,580 and 4,467,060, paid down to 500', () => {
    const { kerja, kerja_tertinggi, aturan } = taksiran(
      { ...FOREIGN, kerusakan: SNAPPED },
      ATURAN_AWAL,
    )
    const metal = (persen: string, jumlah_rp: number) => ({
      teks: 'Emas {berat} g × {harga} × {persen}%',
      facts: { berat: '3.237', harga: '2,000,000', persen },
      jumlah_rp,
    })
    const down = {
      teks: 'Pembulatan turun ke {langkah}',
      facts: { langkah: '500' },
    }
    expect(kerja).toEqual([metal('67', 4_337_580), { ...down, jumlah_rp: -80 }])
    expect(kerja_tertinggi).toEqual([metal('69', 4_467_060), { ...down, jumlah_rp: -60 }])
    expect(aturan).toEqual({ kode: 'B-TUA', nama: 'Rosok pembelian, emas tua' })
  })

  test('D: 5,232,500 less 80,925 and a repair of 50,000 is 5,101,500, and no bargaining', () => {
    const own = taksiran({ ...OWN, kerusakan: mend(50_000) }, ATURAN_AWAL)
    expect(own.target_rp).toBe(5_101_500)
    expect(own.kerja).toEqual([
      { teks: 'Harga nota', facts: {}, jumlah_rp: 5_232_500 },
      {
        teks: 'Potongan sesuai nota, {nama}',
        facts: { nama: 'Biasa', kode: 'P', versi: '1' },
        jumlah_rp: -80_925,
      },
      { teks: 'Biaya perbaikan, {nama}', facts: { nama: 'Patah' }, jumlah_rp: -50_000 },
      { teks: 'Pembulatan turun ke {langkah}', facts: { langkah: '500' }, jumlah_rp: -75 },
    ])
    expect(own.kerja_tertinggi).toEqual(own.kerja)
  })

  test('a new piece of 5,232,500 for this scrap leaves 895,000 to pay', () => {
    const old = taksiran({ ...FOREIGN, ...TT, kerusakan: SNAPPED }, ATURAN_AWAL)
    expect(5_232_500 - old.target_rp).toBe(895_000)
  })
})

describe('what a price per gram is taken from', () => {
  const harga = {
    mal_per_gram: 2_000_000,
    papan_per_gram: 1_450_000,
    kode_harga: { kode: 'A', per_gram: 1_400_000 },
  }
  test.each([
    ['MAL', 1_600_000, 1_800_000],
    ['PAPAN', 1_160_000, 1_305_000],
    ['KODE_HARGA', 1_120_000, 1_260_000],
  ] as const)('%s', (dasar, target_rp, tertinggi_rp) => {
    const piece = { ...FOREIGN, berat_mg: 1_000, harga }
    expect(taksiran(piece, only(byMetal(dasar)))).toMatchObject({ target_rp, tertinggi_rp })
  })

  const none = { mal_per_gram: null, papan_per_gram: null, kode_harga: null }
  test.each(['MAL', 'PAPAN'] as const)('none of %s', dasar => {
    expect(taksir({ ...FOREIGN, harga: none }, only(byMetal(dasar)), SETTING)).toEqual({
      tolak: 'HARGA_BELI_BELUM_ADA',
      facts: { aturan: 'Aturan sendiri', dasar, kode_kadar: '750', kode_group: 'A' },
    })
  })

  test('a rule by a typed price is passed over where none is chosen', () => {
    const rules = [...only(byMetal('KODE_HARGA')), ...only(byMetal('PAPAN'))]
    const piece = { ...FOREIGN, berat_mg: 1_000, harga }
    expect(taksiran(piece, rules).target_rp).toBe(1_120_000)
    const unchosen = { ...piece, harga: { ...harga, kode_harga: null } }
    expect(taksiran(unchosen, rules).target_rp).toBe(1_160_000)
    expect(taksir(unchosen, only(byMetal('KODE_HARGA')), SETTING)).toMatchObject({
      tolak: 'ATURAN_BELI_BELUM_ADA',
    })
  })
})

describe('where the deduction of a nota comes from', () => {
  test.each([
    ['of its own, a gram', { sumber: 'SENDIRI', cara: 'PER_GRAM', nilai: 10_000 }, 5_200_000],
    ['of its own, 3 %', { sumber: 'SENDIRI', cara: 'PERSEN', nilai: 30 }, 5_075_500],
    ['of its own, rupiah', { sumber: 'SENDIRI', cara: 'RUPIAH', nilai: 40_000 }, 5_192_500],
    ['of its own, beyond the price', { sumber: 'SENDIRI', cara: 'RUPIAH', nilai: 9e6 }, 0],
    ['of today, whatever was agreed', { sumber: 'RUGI_NOTA' }, 5_127_500],
    ['none', { sumber: 'TANPA' }, 5_232_500],
  ] as const)('%s', (_, potongan, target_rp) => {
    expect(taksiran(OWN, only(byNota(potongan))).target_rp).toBe(target_rp)
  })

  test('of today says the age', () => {
    const old = { ...OWN, nota: nota({ umur: 31 }) }
    expect(taksiran(old, only(byNota({ sumber: 'RUGI_NOTA' }))).kerja[1]).toEqual({
      teks: 'Rugi nota, umur {umur} hari',
      facts: { umur: '31' },
      jumlah_rp: -129_480,
    })
  })
})

test('between target and ceiling lies what is forgiven, and nothing of nothing', () => {
  const exchanged = { target_rp: 5_161_500, tertinggi_rp: 5_176_500 }
  expect(taksiran({ ...OWN, ...TT }, ATURAN_AWAL)).toMatchObject(exchanged)
  const none = { target_rp: 0, tertinggi_rp: 0 }
  expect(taksiran({ ...FOREIGN, berat_mg: 0 }, ATURAN_AWAL)).toMatchObject(none)
})

describe('a promise', () => {
  const late = {
    rumus: 'NOTA_DENDA',
    denda_per_gram_ringan: 10_000,
    denda_per_gram_berat: 7_500,
    batas_mg: 5_000,
  } as const
  test.each([
    [{ rumus: 'NOTA_UTUH' } as const, 5_232_500],
    [late, 5_200_000],
  ])('by $rumus', (rumus, target_rp) => {
    expect(taksiran(OWN, only(rumus))).toMatchObject({ target_rp, tertinggi_rp: target_rp })
  })

  test('is the one of the nota, and none without', () => {
    const kept = only({ rumus: 'NOTA_UTUH' }, { janji: 'TEPAT' })
    expect(taksiran({ ...OWN, nota: nota({ janji: 'TEPAT' }) }, kept).target_rp).toBe(5_232_500)
    expect(taksir(OWN, kept, SETTING)).toMatchObject({ tolak: 'ATURAN_BELI_BELUM_ADA' })
    const none = only(byMetal('MAL'), { janji: 'TANPA' })
    expect(taksiran(FOREIGN, none).target_rp).toBe(5_179_000)
  })

  test('age is that of the nota', () => {
    const young = only({ rumus: 'NOTA_UTUH' }, { umur_sampai: 30 })
    expect(taksiran(OWN, young).target_rp).toBe(5_232_500)
    const old = { ...OWN, nota: nota({ umur: 31 }) }
    expect(taksir(old, young, SETTING)).toMatchObject({ tolak: 'ATURAN_BELI_BELUM_ADA' })
  })
})

describe('bounds of a damaged piece say so', () => {
  const last = (piece: BarangDitaksir) =>
    taksiran(piece, ATURAN_AWAL)
      .kerja.filter(({ teks }) => teks.startsWith('Tidak'))
      .map(({ teks, facts, jumlah_rp }) => [teks, facts.harga, jumlah_rp])

  test('no less than scrap', () => {
    expect(last({ ...OWN, kerusakan: mend(2_000_000) })).toEqual([
      ['Tidak kurang dari harga rosok {harga}', '4,337,580', 1_186_005],
    ])
  })

  test('no more than intact', () => {
    const cheap = { ...OWN, nota: nota({ harga_rp: 3_000_000 }) }
    expect(last({ ...cheap, kerusakan: SNAPPED })).toEqual([
      ['Tidak lebih dari harga barang utuh {harga}', '2,919,075', -1_418_505],
    ])
    expect(last({ ...cheap, kerusakan: mend(100_000) })).toEqual([
      ['Tidak kurang dari harga rosok {harga}', '4,337,580', 1_518_505],
      ['Tidak lebih dari harga barang utuh {harga}', '2,919,075', -1_418_505],
    ])
  })

  test('an intact piece has none, though its metal be worth more', () => {
    const cheap = { ...OWN, nota: nota({ harga_rp: 3_000_000 }) }
    expect(taksiran(cheap, ATURAN_AWAL).target_rp).toBe(2_919_000)
    expect(last(cheap)).toEqual([])
  })

  test('an intact piece with its own rule, and a repairable one without rule for scrap', () => {
    const poor = { ...byMetal('MAL'), persen_permil: 500 } as RumusBeli
    const list = [...only(poor, { hasil: ['URIPAN'] }), ...only(byMetal('MAL'))]
    expect(taksiran({ ...FOREIGN, kerusakan: SNAPPED }, list).target_rp).toBe(2_589_500)
    const mended = only({ rumus: 'NOTA_UTUH' }, { hasil: ['RUSAK'] })
    expect(taksiran({ ...OWN, kerusakan: mend(32_500) }, mended).target_rp).toBe(5_200_000)
  })

  test('a class that is refused or has no price bounds nothing', () => {
    const scrap = only(byMetal('MAL'), { hasil: ['ROSOK'] })
    const refused = only({ rumus: 'TOLAK', alasan: 'Surat saja' }, { hasil: ['URIPAN'] })
    const unpriced = only(byMetal('PAPAN'), { hasil: ['URIPAN'] })
    const snapped = { ...FOREIGN, kerusakan: SNAPPED }
    for (const list of [scrap, [...refused, ...scrap], [...unpriced, ...scrap]]) {
      expect(taksiran(snapped, list).target_rp).toBe(5_179_000)
    }
  })
})

describe('what is not bought', () => {
  test('a piece that no rule fits', () => {
    const facts = { hasil: 'URIPAN', kode_kadar: '750', kode_group: 'A' }
    const list = only(byNota({ sumber: 'TANPA' }))
    expect(taksir(FOREIGN, list, SETTING)).toEqual({ tolak: 'ATURAN_BELI_BELUM_ADA', facts })
    expect(taksir(OWN, [], SETTING)).toEqual({ tolak: 'ATURAN_BELI_BELUM_ADA', facts })
  })

  test('one that a rule refuses, with its reason', () => {
    const list = only({ rumus: 'TOLAK', alasan: 'Surat saja' })
    expect(taksir(FOREIGN, list, SETTING)).toEqual({
      tolak: 'DITOLAK_ATURAN',
      facts: { aturan: 'Aturan sendiri', alasan: 'Surat saja' },
    })
  })

  test.each([
    { ...OWN, nota: null },
    { ...FOREIGN, nota: nota() },
    { ...FOREIGN, berat_mg: -1 },
    { ...FOREIGN, berat_mg: 0.5 },
  ])('throws on what no caller may ask', piece => {
    expect(() => taksir(piece, ATURAN_AWAL, SETTING)).toThrow(RangeError)
  })
})

test('what damage takes off is told row by row', () => {
  const kerusakan = [
    damage({
      nama_kondisi: 'Gores',
      hasil: 'URIPAN',
      jenis_potongan: 'PERSEN',
      potongan_permil: 10,
    }),
    damage({
      nama_kondisi: 'Kusam',
      hasil: 'URIPAN',
      jenis_potongan: 'RUPIAH',
      potongan_rp: 5_000,
    }),
  ]
  const own = taksiran({ ...FOREIGN, berat_mg: 1_000, kerusakan }, only(byMetal('MAL')))
  expect(own.kerja.map(({ facts, jumlah_rp }) => [facts.nama, jumlah_rp])).toEqual([
    [undefined, 1_600_000],
    ['Gores', -16_000],
    ['Kusam', -5_000],
  ])
})
