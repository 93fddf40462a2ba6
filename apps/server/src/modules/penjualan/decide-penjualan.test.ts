import type { PenjualanBody } from '@kencana/contract/areas/penjualan'
import type { BonusRule } from '@kencana/domain/terms/bonus'
import { describe, expect, it, test } from 'vitest'
import {
  BAR,
  saleBody as body,
  COUPON,
  CUT,
  FREED,
  saleFacts as facts,
  LINE,
  lineBody as line,
  MAKER,
  pieceFacts as piece,
  RATES,
  RING,
  RING_RP,
  TRADER,
} from '../../../../../tests/penjualan/sale-facts.ts'
import { refused } from '../../../../../tests/sample-shop/refused.ts'
import { decideSale, keptBonus, keptDeduction, keptTax } from './decide-penjualan.ts'
import type { PieceFacts, SaleFacts } from './penjualan.queries.ts'

describe('a sale', () => {
  it('of the worked ring', () => {
    const sale = decideSale(body(), facts())
    expect(sale).toMatchObject({ tgl: '2026-11-21', ppn_rp: 56_931, butuh: [], laci: 'KASIR' })
    expect(sale.lines).toMatchObject([{ piece: RING, rates: RATES, potongan_rp: 0 }])
    expect(sale.lines[0]?.priced).toMatchObject({ berat_nota_mg: 3250, harga_jual_rp: RING_RP })
    expect(sale.cart).toMatchObject({ bayar: RING_RP, pph22_rp: 0, murni_ug: 2_427_750 })
  })

  const kode_barcode = RING.kode_barcode
  const NONE = { kode_barcode: '01000002' }
  const other = (status: string, terjual: PieceFacts['terjual'] = null) =>
    piece({ status, terjual })
  const sold = { nomor: 'FJ-JKT-261121-0010', user_id: 'ANI' }
  test.each<[string, PenjualanBody, SaleFacts, string | undefined, object?]>([
    ['no open day', body(), facts({ tgl: null }), 'TOKO_BELUM_BUKA', {}],
    ['the day that was seen', body({ tgl_system: '2026-11-21' }), facts(), undefined],
    [
      'another day by now',
      body({ tgl_system: '2026-11-20' }),
      facts({ tutup: { tgl: '2026-11-20', user_id: 'BUDI' } }),
      'TOKO_SUDAH_TUTUP',
      { user_id: 'BUDI', tgl: '2026-11-20' },
    ],
    [
      'another day that nobody closed',
      body({ tgl_system: '2026-11-22' }),
      facts(),
      'TOKO_SUDAH_TUTUP',
      { user_id: '-', tgl: '2026-11-22' },
    ],
    ['nothing at all', body({ barang: [] }), facts({ sales: null }), 'KERANJANG_KOSONG', {}],
    [
      'no such sales',
      body(),
      facts({ sales: null }),
      'RUJUKAN_TIDAK_ADA',
      { label: 'Sales', kode: 'S1' },
    ],
    ['a piece twice', body({ barang: [LINE, LINE] }), facts(), 'BARCODE_GANDA', { kode_barcode }],
    ['no such piece', line(NONE), facts(), 'BARANG_TIDAK_ADA', NONE],
    [
      'a piece sold before',
      body(),
      other('TERJUAL', sold),
      'BARANG_SUDAH_TERJUAL',
      { kode_barcode, no_faktur_jual: sold.nomor, user_id: 'ANI' },
    ],
    [
      'a piece that waits for an approval',
      body(),
      other('DIPERIKSA', sold),
      'BARANG_DIPERIKSA',
      { kode_barcode, no_ajuan: sold.nomor, user_id: 'ANI' },
    ],
    [
      'waiting, nobody knows for what',
      body(),
      other('DIPERIKSA'),
      'BARANG_TIDAK_TERSEDIA',
      { kode_barcode, status: 'DIPERIKSA' },
    ],
    [
      'a promise that is over when it is given',
      line({ janji_tukar: '2026-11-20' }),
      facts(),
      'JANJI_TERLEWAT',
      { kode_barcode, sampai: '2026-11-20', tgl: '2026-11-21' },
    ],
    [
      'a letter of the tax office from tomorrow',
      body({ customer: { pajak: { ...TRADER, bebas: { ...FREED, tgl: '2026-11-22' } } } }),
      facts(),
      'TIDAK_LENGKAP',
      { 'customer.pajak.bebas.tgl': 'Tanggal itu belum tiba' },
    ],
    [
      'sold, nobody knows on which nota',
      body(),
      other('TERJUAL'),
      'BARANG_TIDAK_TERSEDIA',
      { kode_barcode, status: 'TERJUAL' },
    ],
    [
      'sold once and destroyed since',
      body(),
      other('HANCUR', sold),
      'BARANG_TIDAK_TERSEDIA',
      { kode_barcode, status: 'HANCUR' },
    ],
    [
      'diamonds in a shop without',
      body(),
      piece({ berlian: true }),
      'BERLIAN_NONAKTIF',
      { kode_barcode },
    ],
    [
      'diamonds in a shop with',
      body(),
      piece({ berlian: true }, { modul_berlian: true }),
      undefined,
    ],
    [
      'a purity without a price',
      body(),
      piece({ papan: null }),
      'HARGA_BELUM_ADA',
      { kode_kadar: '750' },
    ],
    [
      'a tag needs no price of the board',
      body(),
      piece({ mode_harga: 'BANDROL', harga_bandrol: 9_000_000, papan: null }),
      undefined,
    ],
    [
      'a free price that is not typed',
      body(),
      piece({ mode_harga: 'MANUAL' }),
      'TIDAK_LENGKAP',
      { [kode_barcode]: 'Harus Diisi' },
    ],
    [
      'a discount above the price',
      line({ diskon_rp: RING_RP + 1 }),
      facts(),
      'DISKON_MELEBIHI',
      {},
    ],
    [
      'a discount of the nota above its price',
      body({ diskon_rp: RING_RP + 1 }),
      facts(),
      'DISKON_MELEBIHI',
      {},
    ],
  ])('%s', (_, asked, read, code, said) => {
    expect(refused(() => decideSale(asked, read))).toEqual(code && [code, said])
  })
})

describe('a promise of exchange', () => {
  const promised = (...until: (string | undefined)[]) => {
    const barang = until.map((_, i) => ({ ...RING, kode_barcode: `0100000${i}` }))
    const lines = until.map((janji_tukar, i) => ({
      ...{ kode_barcode: `0100000${i}` },
      ...(janji_tukar === undefined ? {} : { janji_tukar }),
    }))
    const setting = { JANJI_TUKAR_HARI: '30' }
    return decideSale(body({ barang: lines }), facts({ barang, setting }))
  }

  it('is kept from today on, and one that goes on too long is approved', () => {
    const kept = (...until: (string | undefined)[]) => {
      const { lines, butuh } = promised(...until)
      return [lines.map(({ janji_tukar }) => janji_tukar), butuh]
    }
    expect(kept(undefined)).toEqual([[null], []])
    expect(kept('2026-11-21')).toEqual([['2026-11-21'], []])
    expect(kept('2026-12-21')).toEqual([['2026-12-21'], []])
    expect(kept(undefined, '2026-12-22')).toEqual([[null, '2026-12-22'], ['JANJI_TUKAR']])
  })
})

describe('a coupon', () => {
  it('takes its amount off', () => {
    const { cart, lines } = decideSale(body(), facts(), COUPON)
    expect([cart.kupon_rp, cart.bayar, lines[0]?.potongan_rp]).toEqual([32_500, 5_200_000, 32_500])
  })

  it('needs a nota that is large enough after its discount, and says so', () => {
    const asked = body({ diskon_rp: 232_500 })
    const setting = { BATAS_TURUN_HARGA: '1000000' }
    const decided = (minimal_rp: number) =>
      refused(() => decideSale(asked, facts({ setting }), { ...COUPON, minimal_rp }))
    expect(decided(5_000_000)).toBeUndefined()
    expect(decided(5_000_500)).toEqual([
      'KUPON_MINIMAL',
      { kode_kupon: 'LEBARAN', minimal: '5,000,500', total: '5,000,000' },
    ])
    expect(refused(() => decideSale(body({ diskon_rp: RING_RP + 1 }), facts(), COUPON))).toEqual([
      'DISKON_MELEBIHI',
      {},
    ])
  })
})

test('the bonus goes by what is paid for the piece, its share of the discount taken off', () => {
  const rule: BonusRule = {
    ...{ kode_bonus: 'M', dasar: 'MARGIN', bonus_rp: null, bonus_permil: 100 },
    ...{ kode_dept: null, kode_group: null, tgl_dari: '2026-01-01', ditarik: true, versi: 2 },
  }
  const read = piece({ modal_rp: 4_000_000 }, { bonus: [rule] })
  const [line] = decideSale(body({ diskon_rp: 232_500 }), read).lines
  if (line === undefined) throw new Error('no line')
  // 5,000,000 less 54,402 of VAT and 4,000,000 of cost: a tenth of it
  expect(keptBonus(read, line)).toEqual({
    ...{ kode_bonus: 'M', versi: 2, dasar: 'MARGIN', bonus_rp: 94_559, ditarik: true },
  })
})

describe('prices', () => {
  test.each<[string, PenjualanBody, SaleFacts, number]>([
    ['charge and fittings of the piece', body(), piece({ ongkos_per_pcs: 10_000 }), 5_242_500],
    ['its attribute', body(), piece({ atribut_rp: 5_000 }), 5_237_500],
    [
      'its own rule of weight',
      body(),
      piece({ aturan: { kode: 'TANPA', versi: 1, pita: null } }),
      5_212_000,
    ],
    ['the step of the store', body(), facts({ setting: { PEMBULATAN: '1000' } }), 5_233_000],
    [
      'down where the store says so',
      body(),
      facts({ setting: { PEMBULATAN: '1000', PEMBULATAN_JUAL: 'TURUN' } }),
      5_232_000,
    ],
    ['a tag', body(), piece({ mode_harga: 'BANDROL', harga_bandrol: 9_000_000 }), 9_000_000],
    ['typed', line({ harga_jual: 5_300_000 }), piece({ mode_harga: 'MANUAL' }), 5_300_000],
    ['typed for free', line({ harga_jual: 0 }), piece({ mode_harga: 'MANUAL', modal_rp: 0 }), 0],
    ['typed instead of the computed one', line({ harga_jual: 5_300_000 }), facts(), 5_300_000],
    ['a discount', line({ diskon_rp: 32_500 }), facts(), 5_200_000],
    ['10,000 a gram off', body(), piece(CUT, { modul_potongan: true }), 5_200_000],
    ['the same in a shop without', body(), piece(CUT), RING_RP],
    ['a discount of the nota', body({ diskon_rp: 32_500 }), facts(), 5_200_000],
  ])('%s', (_, asked, read, rp) => {
    expect(decideSale(asked, read).cart.bayar).toBe(rp)
  })

  it('two pieces of one rule, each with its share of the discount', () => {
    const second = { ...RING, kode_barcode: '01000002' }
    const asked = body({ barang: [LINE, { kode_barcode: '01000002' }], diskon_rp: 65_000 })
    const sale = decideSale(asked, facts({ barang: [second, RING] }))
    expect(sale.cart.bayar).toBe(10_400_000)
    expect(sale.lines.map(one => [one.piece.kode_barcode, one.potongan_rp])).toEqual([
      ['01000001', 32_500],
      ['01000002', 32_500],
    ])
  })

  it('two pieces of two rules are each weighed by their own', () => {
    const aturan = { kode: 'TANPA', versi: 1, pita: null }
    const barang = [RING, { ...RING, kode_barcode: '01000002', aturan }]
    const sale = decideSale(
      body({ barang: barang.map(one => ({ ...LINE, kode_barcode: one.kode_barcode })) }),
      facts({ barang }),
    )
    expect(sale.lines.map(one => one.priced.berat_nota_mg)).toEqual([3250, 3237])
  })

  test.each<[string, PenjualanBody, SaleFacts, string[]]>([
    ['a step down', line({ diskon_rp: 500 }), facts(), ['TURUN_ONGKOS']],
    [
      'down to the limit',
      line({ diskon_rp: 50_000 }),
      facts({ setting: { BATAS_TURUN_HARGA: '50000' } }),
      [],
    ],
    [
      'the nota beyond the limit',
      body({ diskon_rp: 50_500 }),
      facts({ setting: { BATAS_TURUN_HARGA: '50000' } }),
      ['TURUN_ONGKOS'],
    ],
    ['up to the limit', line({ harga_jual: 6_232_500 }), facts(), []],
    ['above it', line({ harga_jual: 6_233_000 }), facts(), ['PENJUALAN_DIATAS_BATAS']],
    [
      'above that of the store',
      line({ harga_jual: 5_233_000 }),
      facts({ setting: { BATAS_NAIK_HARGA: '0' } }),
      ['PENJUALAN_DIATAS_BATAS'],
    ],
    ['below cost', line({ harga_jual: 4_900_000 }), facts(), ['JUAL_DIBAWAH_MODAL']],
    [
      'diamonds below cost',
      line({ harga_jual: 4_900_000 }),
      piece({ berlian: true }, { modul_berlian: true }),
      ['BERLIAN_DIBAWAH_MODAL'],
    ],
  ])('approval: %s', (_, asked, read, butuh) => {
    expect(decideSale(asked, read).butuh).toEqual(butuh)
  })
})

describe('tax', () => {
  const taxed = (customer: PenjualanBody['customer'], read: SaleFacts) => {
    const { lines, cart } = decideSale(body({ customer }), read)
    const { ppn_permyriad, pph22_permyriad } = lines[0]?.priced ?? {}
    return [ppn_permyriad, pph22_permyriad, cart.ppn_rp, cart.pph22_rp]
  }
  const silent = { setting: { PPN_AKTIF: 'TIDAK' } }
  test.each<[string, PenjualanBody['customer'], SaleFacts, number[]]>([
    ['nobody named', undefined, facts(), [110, 0, 56_931, 0]],
    ['a name alone', { nama: 'Sri' }, facts(), [110, 0, 56_931, 0]],
    ['without an invoice', undefined, piece({ asal_pajak: 'TANPA' }), [165, 0, 84_935, 0]],
    ['a trader', { pajak: TRADER }, facts(), [110, 25, 56_931, 12_938]],
    ['a freed trader', { pajak: { ...TRADER, bebas: FREED } }, facts(), [110, 0, 56_931, 0]],
    ['a maker', { pajak: MAKER }, facts(), [0, 25, 0, 13_081]],
    ['a shop without VAT', undefined, facts(silent), [0, 0, 0, 0]],
    ['a trader there', { pajak: TRADER }, facts(silent), [0, 25, 0, 13_081]],
    ['no rates and no VAT', undefined, facts({ ...silent, pajak: {} }), [0, 0, 0, 0]],
  ])('%s', (_, customer, read, expected) => {
    expect(taxed(customer, read)).toEqual(expected)
  })

  test.each<[string, PenjualanBody['customer'], SaleFacts, string]>([
    ['with VAT', undefined, facts({ pajak: {} }), 'PERHIASAN'],
    ['of a trader', { pajak: TRADER }, facts({ ...silent, pajak: {} }), 'PERHIASAN'],
    ['of a bar', undefined, piece(BAR), 'BATANGAN'],
  ])('rates that are missing, %s', (_, customer, read, kelas) => {
    expect(refused(() => taxed(customer, read))).toEqual(['PAJAK_BELUM_ADA', { kelas }])
  })

  it('of a bar that is not fine, or has no certificate, is that of jewellery', () => {
    const less = [{ permil: 999 }, { bersertifikat: false }]
    expect(less.map(one => taxed(undefined, piece({ ...BAR, ...one }))[0])).toEqual([110, 110])
  })

  it('is kept by the row it was taken by', () => {
    expect(keptTax(RATES, { ppn_permyriad: 110, pph22_permyriad: 25 })).toEqual({
      kode_pajak: 'PERHIASAN',
      kelas_pajak: 'PERHIASAN',
      tgl_berlaku: '2025-08-01',
      versi: 3,
      ppn_permyriad: 110,
      pph22_permyriad: 25,
    })
    expect(decideSale(body(), facts({ ...silent, pajak: {} })).lines[0]?.rates).toBeNull()
    expect(keptTax(null, { ppn_permyriad: 0, pph22_permyriad: 0 })).toBeNull()
  })
})

test('what is agreed for the buy-back is kept, and that nothing is', () => {
  const agreed = {
    kode_potongan: 'P1',
    nama_potongan: 'Potongan emas muda',
    jenis_potongan: 'PER_GRAM',
    potongan_rp: 25_000,
    potongan_permil: 0,
    versi: 1,
  } as const
  const none = { jenis_potongan: 'TIDAK_ADA' }
  expect(keptDeduction({ ...RING, potongan_beli: agreed }, true)).toEqual(agreed)
  expect(keptDeduction({ ...RING, potongan_beli: agreed }, false)).toEqual(none)
  expect(keptDeduction(RING, true)).toEqual(none)
})

describe('the drawer', () => {
  const drawer = (laci: string | undefined, setting: Record<string, string>) => () =>
    decideSale(laci === undefined ? body() : body({ laci }), facts({ setting })).laci
  test.each<[string | undefined, string, string]>([
    [undefined, 'KASIR,KASIR2,RR', 'KASIR'],
    ['KASIR2', 'KASIR,KASIR2,RR', 'KASIR2'],
    [undefined, 'RR,KASIR2', 'KASIR2'],
  ])('%s of %s is %s', (asked, LACI, laci) => {
    expect(drawer(asked, { LACI })()).toBe(laci)
  })

  test.each<[string | undefined, string, string]>([
    ['RR', 'KASIR,RR', 'RR'],
    ['LAIN', 'KASIR,RR', 'LAIN'],
    [undefined, 'RR', 'KASIR'],
  ])('%s of %s is none', (asked, LACI, kode) => {
    expect(refused(drawer(asked, { LACI }))).toEqual(['RUJUKAN_TIDAK_ADA', { label: 'Laci', kode }])
  })
})
