import type { CouponAnswer } from '@kencana/contract/areas/nota/kupon'
import { DEFAULT_SETTINGS } from '@kencana/contract/settings'
import { describe, expect, it, test } from 'vitest'
import { quickCash } from '../../../../engines/document-frame/money/tenders.ts'
import { type Cart, cartReducer, emptyCart, isEmptyCart, type Piece } from './cart.ts'
import { bodyOf, priceNota, priceRules } from './cart-prices.ts'

const ring: Piece = {
  kode_barcode: '11000001',
  nama_barang: 'Cincin Belah Rotan',
  nama_dept: 'Cincin',
  nama_kadar: '18 K',
  kode_kadar: '750',
  kadar: 750,
  kode_baki: 'A01',
  size: 'No. 14',
  berat: 3.237,
  aturan_berat: '20-60',
  aturan_versi: 1,
  aturan_pita: '20=0, 60=50, 100=100',
  mode_harga: 'GRAM',
  ongkos_per_gram: 60_000,
  ongkos_per_pcs: 0,
  atribut_rp: 0,
  harga_bandrol: null,
  asal_pajak: 'FAKTUR',
  pajak: {
    kode_pajak: 'PERHIASAN',
    kelas_pajak: 'PERHIASAN',
    tgl_berlaku: '2023-05-01',
    versi: 1,
    ppn_faktur: 110,
    ppn_tanpa: 165,
    ppn_pabrikan: 0,
    pph22: 25,
  },
  potongan_kategori: null,
  berlian: false,
  papan: { id: 'p', harga_jual: 1_550_000, berlaku_pada: '2026-11-21T02:12:00Z' },
}
const tagged: Piece = {
  ...ring,
  kode_barcode: '11000002',
  mode_harga: 'BANDROL',
  harga_bandrol: 985_000,
  papan: null,
}
/** Rules of a store that chose only this. */
const rulesOf = (chosen: Record<string, string> = {}) =>
  priceRules({ ...DEFAULT_SETTINGS, ...chosen })
const rules = rulesOf()
const START = emptyCart('kunci')
const next = emptyCart('kunci berikut')
const SOLD = { type: 'sold', kunci: 'kunci', terjual: ['11000001'], isTrade: false, next } as const
const cartOf = (...pieces: Piece[]): Cart =>
  pieces.reduce((cart, piece) => cartReducer(cart, { type: 'add', piece }), START)

describe('tenders', () => {
  const paid = (cart: Cart, due: number) => cartReducer(cart, { type: 'due', bayar: due }).tenders
  const cash = cartReducer(cartOf(ring), { type: 'pay', cara: 'TUNAI', jumlah: 5_232_500 })

  it('of an exchange is cash until a way is chosen; none where a price changed elsewhere', () => {
    const tendersOf = (cart: Cart) => priceNota(cart, rules).tenders
    const traded = cartReducer(cartOf(ring), { type: 'trade', tukar_rp: 1_000_000 })
    const { due, bayar } = priceNota(traded, rules)
    expect(due).toBeGreaterThan(0)
    expect(tendersOf(traded)).toMatchObject([{ cara: 'TUNAI', pas: true }])
    expect([bayar.kurang, bayar.kembali, bayar.tolak]).toEqual([0, 0, null])
    const debit = cartReducer(traded, { type: 'pay', cara: 'DEBIT', jumlah: due })
    expect(tendersOf(debit)).toMatchObject([{ cara: 'DEBIT', jumlah: due }])
    expect(tendersOf(cartOf(ring))).toEqual([])
    expect(tendersOf({ ...traded, tukar_rp: 99_000_000 })).toEqual([])
    const papan = { id: 'q', harga_jual: 1_600_000, berlaku_pada: '2026-11-21T03:00:00Z' }
    const other = cartReducer(traded, { type: 'reprice', pieces: [{ ...ring, papan }] })
    expect(tendersOf(other)).toEqual([])
  })
  it('an exact one follows a changed total', () => {
    expect(paid(cash, 5_200_000)).toMatchObject([{ jumlah: 5_200_000 }])
    expect(paid(cash, 0)).toMatchObject([{ jumlah: 0 }])
  })

  it('a typed one stays, until exact is asked for again', () => {
    const typed = cartReducer(cash, { type: 'tender', id: 1, change: { jumlah: 5_300_000 } })
    expect(paid(typed, 5_200_000)).toMatchObject([{ jumlah: 5_300_000 }])
    const change = { jumlah: 5_232_500, pas: true }
    const exact = cartReducer(typed, { type: 'tender', id: 1, change })
    expect(paid(exact, 5_200_000)).toMatchObject([{ jumlah: 5_200_000 }])
  })

  it('of several the newest pays the rest', () => {
    const card = cartReducer(cash, { type: 'tender', id: 1, change: { jumlah: 1_000_000 } })
    const rest = cartReducer(card, { type: 'pay', cara: 'QRIS', jumlah: 4_232_500 })
    expect(paid(rest, 5_000_000)).toMatchObject([{ jumlah: 1_000_000 }, { jumlah: 4_000_000 }])
    expect(paid(rest, 900_000)).toMatchObject([{ jumlah: 1_000_000 }, { jumlah: 0 }])
    const named = cartReducer(rest, { type: 'tender', id: 2, change: { kode_bank: 'BCA' } })
    expect(paid(named, 5_000_000)[1]).toMatchObject({ jumlah: 4_000_000, kode_bank: 'BCA' })
    expect(JSON.stringify(bodyOf(named, 5_232_500, null))).not.toContain('pas')
  })

  it('an empty nota begins with the sales person of the device', () => {
    expect(emptyCart('k', { kode_sales: 'DEWI', nama_sales: 'Dewi' })).toMatchObject({
      kode_sales: 'DEWI',
      nama_sales: 'Dewi',
    })
  })
})

describe('tax of the open nota', () => {
  const pajak = { jenis: 'PEDAGANG', npwp: '0123456789012345' } as const
  const sold = (buyer: object, piece: Piece = ring) =>
    priceNota({ ...cartOf(piece), buyer: { nama: 'PT', telp: '', alamat: '', ...buyer } }, rules)

  it('adds PPh 22 of a trader to what is to be paid', () => {
    expect(sold({}).cart).toMatchObject({ ppn_rp: 56_931, pph22_rp: 0, bayar: 5_232_500 })
    const { cart, bayar } = sold({ pajak })
    expect(cart).toMatchObject({ total: 5_232_500, pph22_rp: 12_938, bayar: 5_245_438 })
    expect(bayar.kurang).toBe(5_245_438)
    const bebas = { dokumen: 'SKB', nomor: '1', tgl: '2026-01-02' } as const
    expect(sold({ pajak: { ...pajak, bebas } }).cart).toMatchObject({ pph22_rp: 0 })
  })

  it('takes no VAT from a maker', () => {
    const maker = { ...pajak, jenis: 'PABRIKAN' as const }
    expect(sold({ pajak: maker }).cart).toMatchObject({ ppn_rp: 0, pph22_rp: 13_081 })
  })

  it('sells nothing whose rates are not in force; an older draft leaves them to the server', () => {
    expect(sold({}, { ...ring, pajak: null }).lines[0]?.belum).toBe('PAJAK_BELUM_ADA')
    const { pajak: _, ...older } = ring
    expect(sold({}, older as Piece)).toMatchObject({
      lines: [{ belum: null }],
      cart: { ppn_rp: 0 },
    })
    const off = rulesOf({ PPN_AKTIF: 'TIDAK' })
    expect(priceNota(cartOf({ ...ring, pajak: null }), off).lines[0]?.belum).toBeNull()
  })
})

describe('prices of the open nota', () => {
  it('prices the worked ring on its nota weight (04-domain B4)', () => {
    const nota = priceNota(cartOf(ring), rules)
    expect(nota.lines[0]?.priced?.berat_nota_mg).toBe(3250)
    expect(nota.cart.total).toBe(5_232_500)
    expect(nota.cart.ppn_rp).toBe(56_931)
    expect(nota.butuh).toEqual([])
  })

  it('leaves VAT out where the store does not post it', () => {
    expect(priceNota(cartOf(ring), rulesOf({ PPN_AKTIF: 'TIDAK' })).cart.ppn_rp).toBe(0)
  })

  it('says what needs a supervisor', () => {
    const lower = cartReducer(cartOf(ring), {
      type: 'price',
      kode_barcode: ring.kode_barcode,
      harga_jual: null,
      diskon_rp: 32_500,
      janji_tukar: null,
    })
    expect(priceNota(lower, rules).cart.total).toBe(5_200_000)
    expect(priceNota(lower, rules).butuh).toEqual(['TURUN_ONGKOS'])
    const limit = rulesOf({ BATAS_TURUN_HARGA: '50000' })
    expect(priceNota(lower, limit).butuh).toEqual([])
  })

  test.each([
    ['HARGA_BELUM_ADA', { ...ring, papan: null }],
    ['HARGA_HARUS_DIISI', { ...ring, mode_harga: 'MANUAL' as const }],
  ])('%s leaves the line without a price', (belum, piece) => {
    const nota = priceNota(cartOf(piece), rules)
    expect(nota.lines[0]).toMatchObject({ priced: null, belum })
    expect(nota.cart.total).toBe(0)
  })

  it('stays quick with a hundred lines: none that is unchanged is reckoned again', () => {
    const pieces = Array.from({ length: 100 }, (_, i) => ({
      ...ring,
      kode_barcode: `${10 ** 7 + i}`,
    }))
    const cart = cartOf(...pieces)
    const before = priceNota(cart, rules).lines
    const after = priceNota(cartReducer(cart, { type: 'choose', index: 3 }), rules).lines
    expect(after.filter((line, i) => line === before[i])).toHaveLength(100)
  })
})

describe('lines', () => {
  it('holds a piece once and chooses its line when it is scanned again', () => {
    const cart = cartReducer(cartOf(ring, tagged), { type: 'add', piece: ring })
    expect(cart.items).toHaveLength(2)
    expect(cart.pilih).toBe(0)
  })

  it('chooses a neighbour of a removed line, and nothing when none is left', () => {
    const one = cartReducer(cartOf(ring, tagged), { type: 'remove', kode_barcode: '11000002' })
    expect(one.pilih).toBe(0)
    const none = cartReducer(one, { type: 'remove', kode_barcode: '11000001' })
    expect(none.pilih).toBe(-1)
    expect(isEmptyCart(none)).toBe(true)
  })

  it('forgets what was paid and taken off once the last line is gone, not before', () => {
    const paid = cartReducer(cartOf(ring, tagged), { type: 'pay', cara: 'TUNAI', jumlah: 500_000 })
    const off = cartReducer(paid, { type: 'discount', diskon_rp: 10_000 })
    const one = cartReducer(off, { type: 'remove', kode_barcode: '11000002' })
    expect([one.tenders.length, one.diskon_rp]).toEqual([1, 10_000])
    const none = cartReducer(one, { type: 'remove', kode_barcode: '11000001' })
    expect([none.tenders.length, none.diskon_rp]).toEqual([0, 0])
  })

  it('takes a removed line back to its place, as it was typed', () => {
    const price = { harga_jual: 5_000_000, diskon_rp: 0, janji_tukar: null }
    const before = cartReducer(cartOf(ring, tagged), {
      ...{ type: 'price', kode_barcode: '11000001' },
      ...price,
    })
    const back = { type: 'back', kode_barcode: '11000001', before } as const
    const left = cartReducer(before, { ...back, type: 'remove' })
    expect(cartReducer(left, back)).toEqual({ ...before, pilih: 0 })
    expect(cartReducer(before, back).items, 'once').toEqual(before.items)
    expect(cartReducer(emptyCart('nota lain'), back).items, 'of another nota').toEqual([])
  })

  it('takes with the only line back what was to be paid for it', () => {
    const before = cartReducer(cartOf(ring), { type: 'pay', cara: 'TUNAI', jumlah: 500_000 })
    const none = cartReducer(before, { type: 'remove', kode_barcode: '11000001' })
    const back = cartReducer(none, { type: 'back', kode_barcode: '11000001', before })
    expect(back.tenders).toEqual(before.tenders)
  })

  it('is emptied by its own sale, not by one whose answer comes late', () => {
    const open = cartOf(ring)
    expect(cartReducer(open, { ...SOLD, kunci: 'kunci lama' })).toBe(open)
    expect(cartReducer(open, SOLD)).toEqual(next)
  })

  it('keeps for the next customer what was scanned while the sale was on its way', () => {
    const later = cartReducer(cartOf(ring, tagged), SOLD)
    expect(later).toEqual({ ...next, items: cartOf(tagged).items, pilih: 0 })
    const begun = cartReducer(cartOf(ring), { type: 'trade', tukar_rp: 0 })
    expect(cartReducer(begun, SOLD).tukar_rp, 'an exchange that was begun').toBe(0)
    expect(cartReducer(begun, { ...SOLD, isTrade: true }), 'its own is over').toEqual(next)
  })

  it('goes on with the kept nota, and keeps what was scanned before it was found', () => {
    const kept = { ...cartOf(ring), kunci: 'kunci lama', kode_sales: 'DEWI' }
    const open = cartReducer(cartOf(ring, tagged), { type: 'resume', cart: kept, start: START })
    expect(open.items.map(item => item.piece.kode_barcode)).toEqual(['11000001', '11000002'])
    expect([open.kunci, open.kode_sales]).toEqual(['kunci lama', 'DEWI'])
    expect(cartReducer(START, { type: 'resume', cart: kept, start: START })).toBe(kept)
  })

  it('goes on with the kept nota, and keeps what was typed before it was found', () => {
    const paid = cartReducer(cartOf(ring), { type: 'pay', cara: 'TUNAI', jumlah: 9 })
    const kept = { ...paid, kunci: 'kunci lama', diskon_rp: 5, kode_sales: 'DEWI' }
    const typed = cartReducer(START, { type: 'discount', diskon_rp: 1_000_000 })
    const open = cartReducer(typed, { type: 'resume', cart: kept, start: START })
    expect(open).toEqual({ ...kept, diskon_rp: 1_000_000 })
  })

  it('remembers the board price a line had when the board changes', () => {
    const papan = { id: 'q', harga_jual: 1_560_000, berlaku_pada: '2026-11-21T05:00:00Z' }
    const cart = cartReducer(cartOf(ring), { type: 'reprice', pieces: [{ ...ring, papan }] })
    expect(cart.items[0]?.papan_lama).toBe(1_550_000)
    expect(priceNota(cart, rules).cart.total).toBe(5_265_000)
    const again = cartReducer(cart, { type: 'reprice', pieces: [{ ...ring, papan }] })
    expect(again.items[0]?.papan_lama).toBe(1_550_000)
  })
})

describe('a deposit', () => {
  const bon = { no_bon: 'FD-1', nama: 'Bu Rina', saldo: 1_000_000 }
  const spend = (cart: Cart, more: Partial<typeof bon> = {}, due = 5_232_500) =>
    cartReducer(cart, { type: 'spend', bon: { ...bon, ...more }, due })
  const amounts = (cart: Cart) => cart.tenders.map(({ cara, jumlah }) => [cara, jumlah])

  it('pays as much as is owed, at most what is left of it', () => {
    expect(amounts(spend(cartOf(ring)))).toEqual([['SALDO', 1_000_000]])
    expect(amounts(spend(cartOf(ring), { saldo: 9_000_000 }))).toEqual([['SALDO', 5_232_500]])
  })

  it('follows a changed total up to what is left of it', () => {
    const paid = spend(cartOf(ring), { saldo: 5_240_000 })
    const due = (bayar: number) => amounts(cartReducer(paid, { type: 'due', bayar }))
    expect(due(5_000_000)).toEqual([['SALDO', 5_000_000]])
    expect(due(5_300_000)).toEqual([['SALDO', 5_240_000]])
  })

  it('stands once in a nota: chosen again it is read anew, another one beside it', () => {
    const cash = cartReducer(spend(cartOf(ring)), { type: 'pay', cara: 'TUNAI', jumlah: 4_232_500 })
    const again = spend(cash, { saldo: 700_000 }, 0)
    expect(amounts(again)).toEqual([
      ['TUNAI', 4_232_500],
      ['SALDO', 700_000],
    ])
    expect(amounts(spend(again, { no_bon: 'FD-2' }, 300_000))).toEqual([
      ['TUNAI', 4_232_500],
      ['SALDO', 700_000],
      ['SALDO', 300_000],
    ])
  })

  it('goes out with its number and nothing else', () => {
    expect(bodyOf(spend(cartOf(ring)), 5_232_500, null).pembayaran).toEqual([
      { cara: 'SALDO', jumlah: 1_000_000, no_bon: 'FD-1' },
    ])
  })
})

describe('a coupon', () => {
  const kupon: CouponAnswer = {
    kode_kupon: 'SERATUS',
    nama_kupon: 'Seratus ribu',
    jenis_kupon: 'RUPIAH',
    potongan_rp: 100_000,
    potongan_permil: null,
    potongan_maksimal: null,
    minimal_rp: 1_000_000,
    tgl_dari: '2026-11-01',
    tgl_sampai: '2026-11-30',
    kuota: null,
    terpakai: 0,
    sekali_per_member: false,
    versi: 1,
    dipakai_di: null,
    tolak: null,
  }
  const use = (cart: Cart, one: CouponAnswer | null = kupon) =>
    cartReducer(cart, { type: 'kupon', kupon: one })

  it('comes off what is to be paid, and goes out by its code', () => {
    const cart = use(cartOf(ring))
    expect(priceNota(cart, rules).cart).toMatchObject({ kupon_rp: 100_000, bayar: 5_132_500 })
    expect(bodyOf(cart, 5_132_500, null).kode_kupon).toBe('SERATUS')
    expect(bodyOf(use(cart, null), 5_232_500, null)).not.toHaveProperty('kode_kupon')
  })

  it('is not taken of a nota that is too small, and is gone with its last line', () => {
    expect(priceNota(use(cartOf(tagged)), rules).cart.tolak).toBe('KUPON_MINIMAL')
    const { kode_barcode } = ring
    expect(cartReducer(use(cartOf(ring)), { type: 'remove', kode_barcode }).kupon).toBe(null)
  })

  it('is none of a nota that an older release kept', () => {
    const { kupon: _, ...older } = use(cartOf(ring))
    expect(priceNota(older, rules).cart).toMatchObject({ kupon_rp: 0, bayar: 5_232_500 })
  })
})

describe('paying', () => {
  const pay = (cart: Cart, cara: 'TUNAI' | 'DEBIT', jumlah: number) =>
    cartReducer(cart, { type: 'pay', cara, jumlah })

  it('keeps cash in one row, as coins make it, and every card in its own', () => {
    const cart = pay(pay(pay(pay(cartOf(ring), 'TUNAI', 1), 'TUNAI', 102), 'DEBIT', 3), 'DEBIT', 4)
    expect(cart.tenders.map(t => [t.cara, t.jumlah])).toEqual([
      ['TUNAI', 200],
      ['DEBIT', 3],
      ['DEBIT', 4],
    ])
  })

  it('gives change from cash only', () => {
    const nota = priceNota(pay(pay(cartOf(ring), 'DEBIT', 3_000_000), 'TUNAI', 2_300_000), rules)
    expect(nota.bayar).toMatchObject({ kembali: 67_500, kurang: 0, tolak: null })
    expect(priceNota(pay(cartOf(ring), 'DEBIT', 6_000_000), rules).bayar.tolak).toBe(
      'PEMBAYARAN_LEBIH',
    )
  })

  test.each([
    [5_232_500, [5_232_500, 5_250_000, 5_300_000, 5_500_000]],
    [1_000_000, [1_000_000, 5_000_000]],
    [0, []],
  ])('offers notes for %d', (amount, offered) => {
    expect(quickCash(amount)).toEqual(offered)
  })
})

describe('the command', () => {
  it('says only what was filled in, and the same for the same nota', () => {
    const buyer = { nama: ' Ibu Sulastri ', telp: '', alamat: '' }
    const cart = cartReducer(
      cartReducer(cartReducer(cartOf(ring), { type: 'buyer', buyer }), {
        type: 'sales',
        kode_sales: 'DEWI',
        nama_sales: 'Dewi Lestari',
      }),
      { type: 'pay', cara: 'TUNAI', jumlah: 5_232_500 },
    )
    expect(bodyOf(cart, 5_232_500, '2026-11-21')).toEqual({
      kode_sales: 'DEWI',
      customer: { nama: 'Ibu Sulastri' },
      barang: [{ kode_barcode: '11000001' }],
      pembayaran: [{ cara: 'TUNAI', jumlah: 5_232_500 }],
      total: 5_232_500,
      tgl_system: '2026-11-21',
    })
  })
})
