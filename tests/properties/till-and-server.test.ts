import type { BuyerTax } from '@kencana/contract/areas/nota/pembeli'
import { Refusal } from '@kencana/contract/refusals'
import { DEFAULT_SETTINGS } from '@kencana/contract/settings'
import { CARA_BAYAR } from '@kencana/domain/cart'
import { assertBalanced } from '@kencana/domain/journal'
import { KELAS_PAJAK, type KelasPajak, taxClass } from '@kencana/domain/pajak'
import { postPenjualan } from '@kencana/domain/posting/penjualan'
import { MODE_HARGA } from '@kencana/domain/price'
import { RUPIAH_MAX } from '@kencana/domain/quantity'
import { STANDARD_BANDS } from '@kencana/domain/rounding'
import { bisaTunai, tunaiNaik } from '@kencana/domain/uang/tunai'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { decideSale } from '../../apps/server/src/modules/penjualan/decide-penjualan.ts'
import type { PieceFacts } from '../../apps/server/src/modules/penjualan/penjualan.queries.ts'
import { quickCash } from '../../apps/web/src/engines/document-frame/money/tenders.ts'
import type { Cart, Piece } from '../../apps/web/src/features/penjualan/till/cart/cart.ts'
import {
  bodyOf,
  priceNota,
  priceRules,
} from '../../apps/web/src/features/penjualan/till/cart/cart-prices.ts'

// T24: a nota as the till reckons it and as the server decides it, for any pieces, prices,
// discounts, settings and tenders. The rules of each part have their own properties next to them in
// packages/domain. PROPERTY_RUNS=10000 is the long form.

const RUNS = { numRuns: Number(process.env.PROPERTY_RUNS ?? 500) }

// The long form takes a minute on a busy machine.
vi.setConfig({ testTimeout: 300_000 })

const money = (max: number) => fc.integer({ min: 0, max })
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null, freq: 3 })

const ANY_CUT = fc.record({
  kode_potongan: fc.constant('HUT'),
  nama_potongan: fc.constant('Ulang tahun toko'),
  jenis_potongan: fc.constantFrom('PER_GRAM' as const, 'PERSEN' as const, 'RUPIAH' as const),
  potongan_rp: money(1_000_000),
  potongan_permil: fc.integer({ min: 1, max: 1000 }),
  versi: fc.constant(1),
})

const ANY_PIECE = fc.record({
  kadar: fc.integer({ min: 1, max: 1000 }),
  berat_mg: fc.integer({ min: 1, max: 500_000 }),
  aturan_berat: fc.constantFrom(
    ...(Object.keys(STANDARD_BANDS) as (keyof typeof STANDARD_BANDS)[]),
  ),
  mode_harga: fc.constantFrom(...MODE_HARGA.filter(mode => mode !== 'GRAM_PERSEN')),
  ongkos_per_gram: money(200_000),
  ongkos_per_pcs: money(500_000),
  atribut_rp: money(5_000_000),
  harga_bandrol: money(20_000_000),
  modal_rp: money(20_000_000),
  asal_pajak: fc.constantFrom('FAKTUR' as const, 'TANPA' as const),
  potongan_kategori: maybe(ANY_CUT),
  berlian: fc.boolean(),
  kelas_pajak: fc.constantFrom(...KELAS_PAJAK),
  bersertifikat: fc.boolean(),
  papan: maybe(fc.integer({ min: 1, max: 3_000_000 })),
  harga_jual: maybe(money(20_000_000)),
  diskon_rp: fc.oneof(fc.constant(0), money(300_000)),
})
type AnyPiece = typeof ANY_PIECE extends fc.Arbitrary<infer P> ? P : never

const rates = (kelas_pajak: KelasPajak, ppn_faktur: number, ppn_tanpa: number, maker: number) => ({
  kode_pajak: kelas_pajak,
  kelas_pajak,
  tgl_berlaku: '2023-05-01',
  versi: 1,
  ppn_faktur,
  ppn_tanpa,
  ppn_pabrikan: maker,
  pph22: 25,
})
const RATES = {
  PERHIASAN: rates('PERHIASAN', 110, 165, 0),
  BATU: rates('BATU', 110, 110, 110),
  BATANGAN: rates('BATANGAN', 0, 0, 0),
}

const npwp = '0123456789012345'
const bebas = { dokumen: 'SKB' as const, nomor: '12', tgl: '2026-01-02' }
const ANY_BUYER = fc.constantFrom<BuyerTax | undefined>(
  undefined,
  { jenis: 'PEDAGANG', npwp },
  { jenis: 'PABRIKAN', npwp },
  { jenis: 'PEDAGANG', npwp, bebas },
)

const ANY_SETTING = fc.record({
  PPN_AKTIF: fc.constantFrom('YA', 'TIDAK'),
  PEMBULATAN: fc.constantFrom('1', '100', '500', '1000'),
  PEMBULATAN_JUAL: fc.constantFrom('NAIK', 'TURUN'),
  BATAS_NAIK_HARGA: fc.constantFrom('0', '100000', '5000000'),
  BATAS_TURUN_HARGA: fc.constantFrom('0', '50000'),
})

const ANY_NOTA = fc.record({
  pieces: fc.array(ANY_PIECE, { minLength: 1, maxLength: 6 }),
  setting: ANY_SETTING,
  pajak: ANY_BUYER,
  diskon_rp: fc.oneof(fc.constant(0), money(1_000_000)),
})
type AnyNota = typeof ANY_NOTA extends fc.Arbitrary<infer N> ? N : never

const barcode = (index: number): string => `1100000${index}`

const bar = ({ bersertifikat }: AnyPiece) => ({
  kadar_batangan: Number(DEFAULT_SETTINGS.KADAR_BATANGAN),
  bersertifikat,
})

/** The piece as the till keeps it: weight in grams, as it travelled. */
const atTheTill = (piece: AnyPiece, index: number): Piece => ({
  kode_barcode: barcode(index),
  nama_barang: 'Cincin',
  nama_dept: 'Cincin',
  nama_kadar: '750',
  kode_kadar: '750',
  kadar: piece.kadar,
  kode_baki: 'A01',
  size: null,
  berat: piece.berat_mg / 1000,
  aturan_berat: piece.aturan_berat,
  aturan_versi: 1,
  aturan_pita: STANDARD_BANDS[piece.aturan_berat],
  mode_harga: piece.mode_harga,
  ongkos_per_gram: piece.ongkos_per_gram,
  ongkos_per_pcs: piece.ongkos_per_pcs,
  atribut_rp: piece.atribut_rp,
  harga_bandrol: piece.mode_harga === 'BANDROL' ? piece.harga_bandrol : null,
  asal_pajak: piece.asal_pajak,
  pajak: RATES[taxClass(piece.kelas_pajak, piece.kadar, bar(piece))],
  potongan_kategori: piece.potongan_kategori,
  berlian: piece.berlian,
  papan: piece.papan === null ? null : board(piece.papan),
})

const board = (harga_jual: number) => ({
  id: 'p',
  harga_jual,
  berlaku_pada: '2026-11-21T00:00:00Z',
  user_id: 'OWNER',
})

/** The same piece as the server read it. */
const atTheServer = (piece: AnyPiece, index: number): PieceFacts => ({
  kode_barcode: barcode(index),
  nama_barang: 'Cincin',
  kode_dept: 'CINCIN',
  kode_group: 'T750',
  kode_kadar: '750',
  permil: piece.kadar,
  kode_baki: 'A01',
  berat_mg: piece.berat_mg,
  berat_nota_mg: piece.berat_mg,
  aturan_berat: piece.aturan_berat,
  aturan: { kode: piece.aturan_berat, versi: 1, pita: STANDARD_BANDS[piece.aturan_berat] },
  mode_harga: piece.mode_harga,
  ongkos_per_gram: piece.ongkos_per_gram,
  ongkos_per_pcs: piece.ongkos_per_pcs,
  atribut_rp: piece.atribut_rp,
  harga_bandrol: piece.mode_harga === 'BANDROL' ? piece.harga_bandrol : null,
  modal_rp: piece.modal_rp,
  asal_pajak: piece.asal_pajak,
  berlian: piece.berlian,
  kelas_pajak: piece.kelas_pajak,
  bersertifikat: piece.bersertifikat,
  potongan_kategori: piece.potongan_kategori,
  potongan_beli: null,
  status: 'ADA',
  versi: 1,
  papan: piece.papan === null ? null : board(piece.papan),
  terjual: null,
})

const cartOf = ({ pieces, diskon_rp, pajak }: AnyNota): Cart => ({
  kunci: 'k',
  tgl: null,
  items: pieces.map((piece, index) => ({
    piece: atTheTill(piece, index),
    harga_jual: piece.harga_jual,
    diskon_rp: piece.diskon_rp,
    papan_lama: null,
    halangan: null,
  })),
  pilih: 0,
  buyer: { nama: '', telp: '', alamat: '', pajak },
  kode_sales: 'DEWI',
  nama_sales: 'Dewi',
  diskon_rp,
  tenders: [],
})

const byTheTill = (nota: AnyNota) => priceNota(cartOf(nota), priceRules(nota.setting))

/** What the server decides on the body that the till sends; the code when it refuses. */
function byTheServer(nota: AnyNota) {
  const body = bodyOf(cartOf(nota), byTheTill(nota).cart.bayar, '2026-11-21')
  const facts = {
    tgl: '2026-11-21',
    tutup: null,
    setting: nota.setting,
    modul_berlian: true,
    modul_potongan: true,
    bonus: [],
    pajak: RATES,
    idem: null,
    sales: 'DEWI',
    otorisasi: [],
    akun: {},
    barang: nota.pieces.map(atTheServer),
  }
  try {
    return { sale: decideSale(body, facts), code: null }
  } catch (error) {
    if (error instanceof Refusal) return { sale: null, code: error.code }
    throw error
  }
}

/** The till knows no cost, so approvals below cost are the server's alone to ask for. */
const withoutCost = <T extends object>(figures: T) => ({
  ...figures,
  modal_rp: 0,
  berlian: false,
  butuh: [],
  butuh_baris: [],
})

describe('any nota', () => {
  it('is reckoned by the till as the server decides it, to the rupiah and the microgram', () => {
    let sold = 0
    fc.assert(
      fc.property(ANY_NOTA, nota => {
        const till = byTheTill(nota)
        const { sale, code } = byTheServer(nota)
        const shown = till.lines.find(line => line.belum !== null)?.belum ?? till.cart.tolak
        if (sale === null) {
          expect(shown).not.toBeNull()
          if (code !== 'TIDAK_LENGKAP') expect(shown).toBe(code)
          return
        }
        sold += 1
        expect(shown).toBeNull()
        expect(withoutCost(sale.cart)).toEqual(withoutCost(till.cart))
        expect(sale.lines.map(line => withoutCost(line.priced))).toEqual(
          till.lines.map(line => line.priced && withoutCost(line.priced)),
        )
        if (!sale.butuh.some(need => need.endsWith('_DIBAWAH_MODAL'))) {
          expect(sale.butuh).toEqual(till.butuh)
        }
      }),
      RUNS,
    )
    expect(sold).toBeGreaterThan(RUNS.numRuns / 20)
  })

  it('adds up: working to price, prices to total, whole and never negative', () => {
    fc.assert(
      fc.property(ANY_NOTA, nota => {
        const { sale } = byTheServer(nota)
        if (sale === null) return
        const { cart, lines } = sale
        for (const { priced } of lines) {
          const steps = priced.kerja.reduce((sum, step) => sum + step.jumlah_rp, 0)
          expect(steps).toBe(priced.harga_jual_rp)
          expect(priced.murni_ug).toBeLessThanOrEqual(priced.berat_mg * 1000)
        }
        const prices = lines.reduce((sum, line) => sum + line.priced.harga_jual_rp, 0)
        const shares = lines.reduce((sum, line) => sum + line.potongan_rp, 0)
        expect([prices, shares]).toEqual([cart.subtotal, cart.diskon])
        expect(cart.total).toBe(prices - shares)
        expect(cart.bayar).toBe(cart.total + cart.pph22_rp)
        const figures = [
          cart.total,
          cart.pph22_rp,
          cart.ppn_rp,
          cart.berat_mg,
          cart.berat_nota_mg,
          cart.murni_ug,
        ]
        for (const figure of figures) {
          expect(Number.isSafeInteger(figure) && figure >= 0 && figure <= RUPIAH_MAX).toBe(true)
        }
        expect(cart.ppn_rp).toBeLessThanOrEqual(cart.total)
      }),
      RUNS,
    )
  })

  it('costs no less when a line is dearer, and no more with a larger discount', () => {
    const more = fc.tuple(ANY_NOTA, money(1_000_000), money(100_000))
    fc.assert(
      fc.property(more, ([nota, dearer, discount]) => {
        const [piece, ...rest] = nota.pieces
        const plain = byTheServer(nota).sale
        if (piece === undefined || plain === null || piece.harga_jual === null) return
        const pieces = [{ ...piece, harga_jual: piece.harga_jual + dearer }, ...rest]
        const risen = (byTheServer({ ...nota, pieces }).sale?.cart.total ?? 0) - plain.cart.total
        // What is left after each of two discounts goes to a multiple of the step.
        const steps = (piece.diskon_rp > 0 ? 1 : 0) + (nota.diskon_rp > 0 ? 1 : 0)
        expect(risen).toBeGreaterThanOrEqual(0)
        const off = Math.abs(risen - dearer)
        expect(off).toBeLessThanOrEqual(steps * (Number(nota.setting.PEMBULATAN) - 1))
        const less = byTheServer({ ...nota, diskon_rp: nota.diskon_rp + discount }).sale
        if (less !== null) expect(less.cart.total).toBeLessThanOrEqual(plain.cart.total)
      }),
      RUNS,
    )
  })

  it('posts a journal that balances in both units', () => {
    const tender = fc.record({ cara: fc.constantFrom(...CARA_BAYAR), part: money(100) })
    fc.assert(
      fc.property(ANY_NOTA, fc.array(tender, { maxLength: 3 }), (nota, tenders) => {
        const { sale } = byTheServer(nota)
        if (sale === null || sale.cart.total === 0) return
        const { bayar: total, total: total_rp, diskon, ppn_rp, pph22_rp, murni_ug } = sale.cart
        const parts = tenders.map(({ cara, part }) => ({
          cara,
          jumlah: Math.floor((total * part) / 400),
        }))
        const given = parts.reduce((sum, one) => sum + one.jumlah, 0)
        const cash = { cara: 'TUNAI' as const, jumlah: total - given + 500 }
        const journal = postPenjualan({
          total_rp,
          diskon_rp: diskon,
          ppn_rp,
          pph22_rp,
          modal_rp: sale.lines.reduce((sum, line) => sum + line.piece.modal_rp, 0),
          murni_ug,
          pembayaran: [...parts.filter(one => one.jumlah > 0), cash],
          kembali_rp: 500,
          laci: 'KASIR',
        })
        assertBalanced(journal)
      }),
      RUNS,
    )
  })

  it('offers cash that pays it, without a note too many', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), amount => {
        const offered = quickCash(amount)
        expect(offered[0]).toBe(tunaiNaik(amount))
        expect(offered.every(bisaTunai)).toBe(true)
        expect(offered.every(cash => cash >= amount && cash < amount + 5_000_000)).toBe(true)
        expect(new Set(offered).size).toBe(offered.length)
      }),
      RUNS,
    )
  })
})
