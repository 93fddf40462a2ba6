import { describe, expect, test } from 'vitest'
import { RUPIAH_PER_GRAM_MAX } from '../quantity.ts'
import {
  type AturanBeli,
  type FaktaBeli,
  pakaiKodeHarga,
  pilihAturan,
  type RumusBeli,
  type SyaratBeli,
  salahAturan,
  salahDaftar,
} from './aturan-beli.ts'

const WHOLE: RumusBeli = { rumus: 'NOTA_UTUH' }
const METAL: Extract<RumusBeli, { rumus: 'LOGAM' }> = {
  rumus: 'LOGAM',
  dasar: 'MAL',
  persen_permil: 700,
  margin_min_permil: 10,
  margin_max_permil: 30,
}
const BY_NOTA: Extract<RumusBeli, { rumus: 'NOTA' }> = {
  rumus: 'NOTA',
  potongan: { sumber: 'SEPAKAT' },
  toleransi_min_rp: 0,
  toleransi_max_rp: 0,
}
const LATE: Extract<RumusBeli, { rumus: 'NOTA_DENDA' }> = {
  rumus: 'NOTA_DENDA',
  denda_per_gram_ringan: 10_000,
  denda_per_gram_berat: 7_500,
  batas_mg: 5_000,
}

const rule = (kode: string, syarat: Partial<SyaratBeli> = {}, rumus = METAL as RumusBeli) => ({
  kode,
  nama: `Aturan ${kode}`,
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
})

const facts: FaktaBeli = {
  transaksi: 'PEMBELIAN',
  asal: 'NOTA',
  janji: 'TANPA',
  hasil: 'URIPAN',
  dipakai: true,
  golongan: 'TUA',
  permil: 750,
  kode_kadar: '750',
  kode_group: 'A',
  kelompok_harga: 'B',
  kode_harga: null,
  umur: 30,
}

describe('the rule of a piece', () => {
  test('is the first that fits', () => {
    const rules = [rule('1', { golongan: 'MUDA' }), rule('2'), rule('3')]
    expect(pilihAturan(rules, facts)?.kode).toBe('2')
    expect(pilihAturan(rules.slice(0, 1), facts)).toBeUndefined()
  })

  test.each<[Partial<SyaratBeli>, Partial<FaktaBeli>]>([
    [{ transaksi: 'PEMBELIAN' }, { transaksi: 'TUKAR_TAMBAH' }],
    [{ asal: 'NOTA' }, { asal: 'TANPA_NOTA' }],
    [{ janji: 'TANPA' }, { janji: 'LEWAT' }],
    [{ hasil: ['URIPAN', 'RUSAK'] }, { hasil: 'ROSOK' }],
    [{ dipakai: true }, { dipakai: false }],
    [{ golongan: 'TUA' }, { golongan: 'TANGGUNG' }],
    [{ permil_dari: 750 }, { permil: 749 }],
    [{ kode_kadar: '750' }, { kode_kadar: '700' }],
    [{ kode_group: 'A' }, { kode_group: 'B' }],
    [{ kelompok_harga: 'B' }, { kelompok_harga: null }],
    [{ umur_dari: 30 }, { umur: 29 }],
    [{ umur_sampai: 30 }, { umur: 31 }],
    [{ umur_dari: 0 }, { umur: null }],
  ])('%j holds, and not of %j', (syarat, other) => {
    expect(pilihAturan([rule('1', syarat)], facts)?.kode).toBe('1')
    expect(pilihAturan([rule('1', syarat)], { ...facts, ...other })).toBeUndefined()
  })

  test('all conditions together', () => {
    const both = rule('1', { golongan: 'TUA', kode_group: 'B' })
    expect(pilihAturan([both], facts)).toBeUndefined()
  })

  test('a price by its code needs one that was chosen', () => {
    const typed = { ...METAL, dasar: 'KODE_HARGA' } as const
    const fits = (kode_harga: string | null) =>
      pilihAturan([rule('1', {}, typed)], { ...facts, kode_harga })?.kode
    expect([fits('K1'), fits(null)]).toEqual(['1', undefined])
    expect(pakaiKodeHarga([rule('1'), rule('2', {}, typed)])).toBe(true)
    expect(pakaiKodeHarga([rule('1'), rule('2', {}, WHOLE)])).toBe(false)
  })

  test('a piece without a nota has no age, and needs none', () => {
    const foreign = { ...facts, asal: 'TANPA_NOTA', umur: null } as const
    expect(pilihAturan([rule('1')], foreign)?.kode).toBe('1')
  })

  test.each([WHOLE, BY_NOTA, LATE])('$rumus needs a nota', rumus => {
    expect(pilihAturan([rule('1', {}, rumus)], facts)?.kode).toBe('1')
    expect(pilihAturan([rule('1', {}, rumus)], { ...facts, asal: 'TANPA_NOTA' })).toBeUndefined()
  })
})

describe('what is wrong with a rule', () => {
  const wrong = (one: AturanBeli) => salahAturan(one).map(({ field, teks }) => `${field}: ${teks}`)
  const share = 'Harus dari 0% sampai {maks}%'
  const figure = 'Harus angka bulat dari 0 sampai {maks}'
  const without = 'Umur, janji dan harga nota tidak ada pada barang tanpa nota'
  const own = (cara: 'PER_GRAM' | 'PERSEN' | 'RUPIAH', nilai: number): RumusBeli => ({
    ...BY_NOTA,
    potongan: { sumber: 'SENDIRI', cara, nilai },
  })

  test.each<[AturanBeli, string[]]>([
    [{ ...rule(' '), nama: '' }, ['kode: Harus Diisi', 'nama: Harus Diisi']],
    [rule('1', {}, { rumus: 'TOLAK', alasan: ' ' }), ['rumus.alasan: Harus Diisi']],
    [rule('1', {}, { ...METAL, persen_permil: 2001 }), [`rumus.persen_permil: ${share}`]],
    [rule('1', {}, { ...METAL, margin_min_permil: -1 }), [`rumus.margin_min_permil: ${share}`]],
    [
      rule('1', {}, { ...METAL, margin_min_permil: 31 }),
      ['rumus.margin_min_permil: Margin minimum melebihi margin maksimum'],
    ],
    [
      rule('1', {}, { ...METAL, persen_permil: 29 }),
      ['rumus.margin_max_permil: Margin maksimum melebihi persennya'],
    ],
    [
      rule('1', {}, { ...BY_NOTA, toleransi_min_rp: 1 }),
      ['rumus.toleransi_min_rp: Toleransi minimum melebihi toleransi maksimum'],
    ],
    [rule('1', {}, { ...BY_NOTA, toleransi_max_rp: 0.5 }), [`rumus.toleransi_max_rp: ${figure}`]],
    [rule('1', {}, own('PERSEN', 1001)), [`rumus.potongan.nilai: ${share}`]],
    [rule('1', {}, own('PER_GRAM', RUPIAH_PER_GRAM_MAX + 1)), [`rumus.potongan.nilai: ${figure}`]],
    [rule('1', {}, own('RUPIAH', -1)), [`rumus.potongan.nilai: ${figure}`]],
    [
      rule('1', {}, { ...LATE, denda_per_gram_ringan: -1, denda_per_gram_berat: -1, batas_mg: -1 }),
      ['denda_per_gram_ringan', 'denda_per_gram_berat', 'batas_mg'].map(
        name => `rumus.${name}: ${figure}`,
      ),
    ],
    [
      rule('1', { umur_dari: 31, umur_sampai: 30 }),
      ['syarat.umur_dari: Umur awal melebihi umur akhir'],
    ],
    [
      rule('1', { umur_sampai: -1 }),
      [`syarat.umur_sampai: ${figure}`, 'syarat.umur_dari: Umur awal melebihi umur akhir'],
    ],
    [
      rule('1', { umur_dari: 36_501 }),
      [`syarat.umur_dari: ${figure}`, 'syarat.umur_dari: Umur awal melebihi umur akhir'],
    ],
    [rule('1', {}, { ...BY_NOTA, toleransi_min_rp: -1 }), [`rumus.toleransi_min_rp: ${figure}`]],
    [rule('1', {}, { ...LATE, batas_mg: 0 }), ['rumus.batas_mg: Berat harus lebih dari 0']],
    [rule('1', { permil_dari: 1001 }), [`syarat.permil_dari: ${figure}`]],
    [rule('1', { asal: 'TANPA_NOTA' }, WHOLE), [`syarat.asal: ${without}`]],
    [rule('1', { asal: 'TANPA_NOTA', umur_dari: 1 }), [`syarat.asal: ${without}`]],
    [rule('1', { asal: 'TANPA_NOTA', umur_sampai: 1 }), [`syarat.asal: ${without}`]],
    [rule('1', { asal: 'TANPA_NOTA', janji: 'TEPAT' }), [`syarat.asal: ${without}`]],
  ])('%#', (one, faults) => {
    expect(wrong(one)).toEqual(faults)
  })

  test.each<AturanBeli>([
    rule('1', { asal: 'TANPA_NOTA', janji: 'TANPA' }),
    rule('1', { umur_dari: 30, umur_sampai: 30 }),
    rule('1', { umur_dari: 30 }),
    rule('1', { permil_dari: 1000 }),
    rule('1', {}, { ...METAL, persen_permil: 2000, margin_min_permil: 30 }),
    rule('1', {}, { ...METAL, persen_permil: 30 }),
    rule('1', {}, own('PERSEN', 1000)),
    rule('1', {}, own('RUPIAH', RUPIAH_PER_GRAM_MAX + 1)),
    rule('1', {}, LATE),
    rule('1', {}, { rumus: 'TOLAK', alasan: 'Surat saja' }),
  ])('nothing with %#', one => {
    expect(wrong(one)).toEqual([])
  })

  test('bounds are told as they are typed', () => {
    const over = salahAturan(rule('1', {}, own('PERSEN', 1001)))
    expect(over[0]?.facts).toEqual({ maks: '100' })
    const many = salahAturan(rule('1', {}, own('PER_GRAM', -1)))
    expect(many[0]?.facts).toEqual({ maks: '100,000,000' })
  })
})

describe('what is wrong with a list', () => {
  const hidden = (...rules: AturanBeli[]) =>
    salahDaftar(rules).map(({ urutan, field, facts: { kode } }) => [urutan, field, kode])

  test('two rules of one code', () => {
    const rules = [rule('1', { golongan: 'TUA' }), rule('1', { golongan: 'MUDA' })]
    expect(hidden(...rules)).toEqual([[1, 'kode', '1']])
    expect(salahDaftar(rules)[0]?.teks).toBe('Kode {kode} dipakai dua kali')
    const [cover] = salahDaftar([rule('1'), rule('2')])
    expect(cover?.teks).toBe('Tidak pernah terpakai setelah {kode}')
  })

  test.each<[Partial<SyaratBeli>, Partial<SyaratBeli>]>([
    [{}, {}],
    [{}, { golongan: 'TUA', umur_dari: 10 }],
    [{ hasil: ['URIPAN', 'ROSOK'] }, { hasil: ['ROSOK'] }],
    [{ hasil: ['URIPAN', 'RUSAK', 'ROSOK'] }, {}],
    [
      { umur_dari: 10, umur_sampai: 20 },
      { umur_dari: 10, umur_sampai: 20, dipakai: true },
    ],
    [{ umur_dari: 10 }, { umur_dari: 11 }],
    [{ permil_dari: 700 }, { permil_dari: 700, golongan: 'TUA' }],
    [{}, { permil_dari: 1 }],
    [{ asal: 'NOTA' }, { janji: 'TEPAT' }],
    [{ asal: 'NOTA' }, { umur_sampai: 5 }],
  ])('%j hides %j', (first, second) => {
    expect(hidden(rule('1', first), rule('2', second))).toEqual([[1, 'syarat', '1']])
  })

  test.each<[Partial<SyaratBeli>, Partial<SyaratBeli>]>([
    [{ golongan: 'TUA' }, {}],
    [{ golongan: 'TUA' }, { golongan: 'MUDA' }],
    [{ hasil: ['ROSOK'] }, {}],
    [{ hasil: ['ROSOK'] }, { hasil: ['URIPAN', 'ROSOK'] }],
    [{ umur_dari: 10 }, { umur_dari: 9 }],
    [{ umur_sampai: 10 }, { umur_sampai: 11 }],
    [{ umur_dari: 0 }, {}],
    [{ permil_dari: 750 }, { permil_dari: 700 }],
    [{ permil_dari: 1 }, {}],
    [{ asal: 'NOTA' }, { janji: 'TANPA' }],
  ])('%j does not hide %j', (first, second) => {
    expect(hidden(rule('1', first), rule('2', second))).toEqual([])
  })

  test('a price by its code leaves pieces without one to the rules below', () => {
    const byCode: RumusBeli = { ...METAL, dasar: 'KODE_HARGA' }
    expect(hidden(rule('1', {}, byCode), rule('2'))).toEqual([])
    expect(hidden(rule('1', {}, byCode), rule('2', {}, byCode))).toEqual([[1, 'syarat', '1']])
  })

  test('a formula on the nota leaves pieces without one to the rules below', () => {
    expect(hidden(rule('1', {}, WHOLE), rule('2'))).toEqual([])
    expect(hidden(rule('1', {}, WHOLE), rule('2', {}, BY_NOTA))).toEqual([[1, 'syarat', '1']])
  })
})
