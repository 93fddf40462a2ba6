import { describe, expect, test } from 'vitest'
import type { WorkStep } from '../price.ts'
import type { PotonganNota } from './aturan-beli.ts'
import { agreed, damage, mend, NONE, nota, RUGI } from './pieces.fixture.ts'
import {
  berjumlah,
  jumlahKerja,
  type Kurang,
  kurangKerusakan,
  langkahDenda,
  langkahPotongan,
  type NotaBarang,
  nilaiLogam,
  nilaiNota,
  type Ujung,
} from './rumus.ts'

const cut = (more: Partial<Kurang>): Kurang => ({
  teks: 'Potongan kerusakan, {nama}',
  facts: { nama: 'Patah' },
  permil: 0,
  per_gram: 0,
  rp: 0,
  ...more,
})
const amounts = (steps: readonly WorkStep[]) => steps.map(({ jumlah_rp }) => jumlah_rp)

describe('what damage takes off', () => {
  const none = { permil: 0, per_gram: 0, rp: 0 }
  test('its own deduction, in its own way', () => {
    const row = { potongan_rp: 7, potongan_permil: 9 }
    const kinds = ['TANPA', 'PER_GRAM', 'PERSEN', 'RUPIAH'] as const
    const rows = kinds.map(jenis_potongan => damage({ ...row, jenis_potongan }))
    expect(kurangKerusakan(rows, false)).toEqual(
      [none, { ...none, per_gram: 7 }, { ...none, permil: 9 }, { ...none, rp: 7 }].map(cut),
    )
  })

  test('and its repair, of what is repaired', () => {
    const repair = (rp: number) => cut({ teks: 'Biaya perbaikan, {nama}', rp })
    const scratch = damage({ hasil: 'URIPAN', bisa_diperbaiki: true, biaya_perbaikan: 3 })
    const lost = damage({ biaya_perbaikan: 5 })
    const rows = [...mend(50_000), scratch, lost]
    expect(kurangKerusakan(rows, true)).toEqual([repair(50_000), cut({}), cut({}), cut({})])
    expect(kurangKerusakan(rows, false)).toEqual([cut({}), cut({}), cut({})])
  })
})

describe('metal', () => {
  const price = { per_gram: 2_000_000, permil: 670 }
  test.each<[string, number, Partial<Kurang>[], number[]]>([
    ['the worked one', 3_237, [], [4_337_580]],
    ['nothing', 0, [{ rp: 5 }], [0]],
    ['a share and rupiah', 1_000, [{ permil: 100 }, { rp: 1 }], [1_340_000, -134_000, -1]],
    ['a gram', 1_500, [{ per_gram: 10_000 }], [2_010_000, -15_000]],
    ['more a gram than it fetches', 1_000, [{ per_gram: 1_340_001 }], [1_340_000, -1_340_000]],
    [
      'more than all of it',
      1_000,
      [{ permil: 600 }, { permil: 600 }],
      [1_340_000, -804_000, -536_000],
    ],
    ['more rupiah than are left', 1_000, [{ rp: 1_340_001 }, { rp: 1 }], [1_340_000, -1_340_000]],
  ])('%s', (_, mg, cuts, steps) => {
    expect(amounts(nilaiLogam(mg, price, cuts.map(cut), 'TURUN'))).toEqual(steps)
  })

  test('counts the largest figures there are', () => {
    const most = { per_gram: 100_000_000, permil: 2_000 }
    const kilos = 100_000_000
    expect(amounts(nilaiLogam(kilos, most, [], 'TURUN'))).toEqual([20_000_000_000_000])
    const gone = nilaiLogam(1_000, most, [cut({ per_gram: 1_000_000_000_000 })], 'TURUN')
    expect(amounts(gone)).toEqual([200_000_000, -200_000_000])
    const left = nilaiLogam(1_000, most, [cut({ per_gram: 199_999_999 })], 'TURUN')
    expect(amounts(left)).toEqual([200_000_000, -199_999_999])
  })

  test('is rounded once, the way of the price', () => {
    const odd = { per_gram: 1_001, permil: 500 }
    const cuts = [cut({ per_gram: 1 })]
    // 500.5 a gram, and 499.5 of it left
    expect(amounts(nilaiLogam(1_000, odd, cuts, 'TURUN'))).toEqual([500, -1])
    expect(amounts(nilaiLogam(1_000, odd, cuts, 'NAIK'))).toEqual([501, -1])
  })

  test('says what it is', () => {
    expect(nilaiLogam(3_237, { ...price, permil: 675 }, [], 'TURUN')[0]).toMatchObject({
      teks: 'Emas {berat} g × {harga} × {persen}%',
      facts: { berat: '3.237', harga: '2,000,000', persen: '67.5' },
    })
  })
})

describe('the price of the nota', () => {
  test.each<[string, Partial<Kurang>[], number[]]>([
    ['alone', [], [5_232_500]],
    ['less a share of it', [{ permil: 25 }], [5_232_500, -130_813]],
    ['less so much a gram of the nota', [{ per_gram: 25_000 }], [5_232_500, -80_925]],
    ['less rupiah', [{ rp: 1 }, { rp: 2 }], [5_232_500, -1, -2]],
    ['never below nothing', [{ rp: 6_000_000 }, { rp: 2 }], [5_232_500, -5_232_500]],
  ])('%s', (_, cuts, steps) => {
    expect(amounts(nilaiNota(nota(), [], cuts.map(cut)))).toEqual(steps)
  })

  test('what was taken off first is gone', () => {
    const first = [{ teks: 'Denda', facts: {}, jumlah_rp: -5_000_000 }]
    expect(amounts(nilaiNota(nota(), first, [cut({ rp: 300_000 })]))).toEqual([
      5_232_500, -5_000_000, -232_500,
    ])
    expect(nilaiNota(nota(), first, [])[0]).toMatchObject({ teks: 'Harga nota', facts: {} })
  })
})

describe('deduction and what is forgiven of it', () => {
  const steps = (
    potongan: PotonganNota,
    {
      ujung = 'TARGET',
      setia = false,
      ...line
    }: Partial<NotaBarang> & {
      readonly ujung?: Ujung
      readonly setia?: boolean
    } = {},
  ) =>
    langkahPotongan(
      { rumus: 'NOTA', potongan, toleransi_min_rp: 10_000, toleransi_max_rp: 25_000 },
      { nota: nota(line), kode_kadar: '750', kode_group: 'A', setia },
      RUGI,
      ujung,
    )
  const own = (cara: 'PER_GRAM' | 'PERSEN' | 'RUPIAH', nilai: number) =>
    ({ sumber: 'SENDIRI', cara, nilai }) as const
  const kept = { sumber: 'SEPAKAT' } as const

  test.each<[string, () => WorkStep[], number[]]>([
    ['at the target', () => steps(kept), [-80_925, 10_000]],
    ['at the ceiling', () => steps(kept, { ujung: 'TERTINGGI' }), [-80_925, 25_000]],
    ['of a loyal customer', () => steps(kept, { setia: true }), [-80_925, 25_000]],
    ['at most all of it', () => steps(own('RUPIAH', 9_000)), [-9_000, 9_000]],
    ['agreed in percent', () => steps(kept, { potongan: agreed('PERSEN', 10) }), [-52_325, 10_000]],
    [
      'agreed in rupiah',
      () => steps(kept, { potongan: agreed('RUPIAH', 70_000) }),
      [-70_000, 10_000],
    ],
    ['agreed that there is none', () => steps(kept, { potongan: NONE }), []],
    ['kept by nobody', () => steps(kept, { potongan: null }), [-104_650, 10_000]],
    ['kept by nobody, too old', () => steps(kept, { potongan: null, umur: 181 }), []],
    ['of today', () => steps({ sumber: 'RUGI_NOTA' }, { umur: 31 }), [-129_480, 10_000]],
    ['a gram', () => steps(own('PER_GRAM', 10_000)), [-32_370, 10_000]],
    ['a share', () => steps(own('PERSEN', 30)), [-156_975, 10_000]],
    ['never above the price', () => steps(own('RUPIAH', 9_000_000)), [-5_232_500, 10_000]],
    ['none', () => steps({ sumber: 'TANPA' }), []],
  ])('%s', (_, found, wanted) => {
    expect(amounts(found())).toEqual(wanted)
  })

  test('each says what it is', () => {
    const told = (found: readonly WorkStep[]) => found.map(({ teks, facts }) => [teks, facts])
    const forgiven = ['Keringanan potongan', {}]
    const loyal = ['Keringanan potongan, pelanggan setia', {}]
    expect(told(steps(kept, { setia: true }))[1]).toEqual(loyal)
    expect(told(steps(kept))).toEqual([
      ['Potongan sesuai nota, {nama}', { nama: 'Biasa', kode: 'P', versi: '1' }],
      forgiven,
    ])
    expect(told(steps({ sumber: 'RUGI_NOTA' }))).toEqual([
      ['Rugi nota, umur {umur} hari', { umur: '30' }],
      forgiven,
    ])
    expect(told(steps(own('PERSEN', 30)))).toEqual([['Potongan menurut aturan', {}], forgiven])
  })
})

describe('the penalty of a late promise', () => {
  const rule = {
    rumus: 'NOTA_DENDA',
    denda_per_gram_ringan: 10_000,
    denda_per_gram_berat: 7_500,
    batas_mg: 5_000,
  } as const
  test.each([
    [3_237, '3.237', '10,000', -32_370],
    [4_999, '5.000', '10,000', -50_000],
    [5_000, '5.000', '7,500', -37_500],
    [800, '1.000', '10,000', -10_000],
  ])('of %d mg', (berat_nota_mg, berat, harga, jumlah_rp) => {
    const teks = 'Denda lewat janji {berat} g × {harga}'
    expect(langkahDenda(rule, nota({ berat_nota_mg }))).toEqual([
      { teks, facts: { berat, harga }, jumlah_rp },
    ])
  })

  test('is never above the price, and none is not told', () => {
    expect(amounts(langkahDenda(rule, nota({ harga_rp: 9_000 })))).toEqual([-9_000])
    expect(langkahDenda({ ...rule, denda_per_gram_ringan: 0 }, nota())).toEqual([])
  })
})

test('steps that move nothing are left out; the rest are added up', () => {
  const step = (jumlah_rp: number) => ({ teks: 'x', facts: {}, jumlah_rp })
  expect(berjumlah(step(1), step(0), step(-3))).toEqual([step(1), step(-3)])
  expect(jumlahKerja([step(1), step(-3)])).toBe(-2)
  expect(jumlahKerja([])).toBe(0)
})
