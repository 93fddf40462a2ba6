import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { ok, ring } from '../barang/shop.ts'
import { cashSale, openShop, RING_PRICE } from '../penjualan/shop.ts'
import type { Answer } from '../sample-shop/api.ts'
import { meant } from '../sample-shop/meant.ts'
import { testShop } from '../sample-shop/test-shop.ts'

// Limits of a store at their edges: exactly at them nothing is asked, one beyond them it is.

interface Problem {
  readonly code: string
  readonly facts: Record<string, unknown>
}

const GOLD = 1_000_000
const board = (harga_jual: number) =>
  meant(spv, 'harga-emas', { baris: [{ kode_kadar: '420', harga_jual, harga_beli: 1 }] })

const api = await testShop()
const {
  kasir,
  owner,
  rings: [sold = '', edited = ''],
} = await openShop(api, 2)
const spv = await api.as('SPV-JKT')
await board(GOLD)

/** Whether the refusal is the question of this limit; anything else but a yes is a fault. */
function isAsked({ status, body, text }: Answer<Problem>, code: string): boolean {
  if (status < 300) return false
  expect([status, body.code], text).toEqual([422, code])
  return true
}

/** Whether this figure is asked about; the shop is as it was before afterwards. */
type Ask = (figure: number) => Promise<boolean>

const goldPrice: Ask = async harga_jual => {
  const baris = [{ kode_kadar: '420', harga_jual, harga_beli: 1 }]
  const asked = isAsked(await spv.post('harga-emas', { baris }), 'HARGA_EMAS_MELONJAK')
  await board(GOLD)
  return asked
}

const CHARGE = 10_000
const charge: Ask = async ongkos_per_gram => {
  const put = async (value: number, dipastikan?: string[]) => {
    const { versi } = ok(await spv.get<{ versi: number }>(`barang/${edited}`))
    const body = { ongkos_per_gram: value, versi, dipastikan }
    return spv.put<Problem>(`barang/${edited}`, body)
  }
  const reset = async () => {
    const { facts } = (await put(CHARGE)).body
    if (facts?.tanda !== undefined) ok(await put(CHARGE, [String(facts.tanda)]))
  }
  await reset()
  return isAsked(await put(ongkos_per_gram), 'HARGA_BERUBAH_JAUH')
}

const BOARD_750 = 1_550_000
const cost: Ask = async modal_rp => {
  const barang = [ring({ berat: 1, modal_rp })]
  return isAsked(await spv.post('barang', { barang }), 'MODAL_TIDAK_WAJAR')
}
const weight: Ask = async mg => {
  const priced = { mode_harga: 'BANDROL', harga_bandrol: 2_000_000 }
  const barang = [ring({ ...priced, berat: mg / 1000 })]
  return isAsked(await spv.post('barang', { barang }), 'BERAT_TIDAK_WAJAR')
}
const salePrice: Ask = async harga_jual => {
  const barang = [{ kode_barcode: sold, harga_jual }]
  const body = { ...cashSale([], 0), barang, pembayaran: [] }
  const seen = await kasir.post<{ butuh: { kategori: string }[] }>('penjualan/pratinjau', body)
  return ok(seen).butuh.length > 0
}

/** Figures that lie just within a limit and just beyond it. */
interface Edges {
  readonly within: readonly number[]
  readonly beyond: readonly number[]
}
const around =
  (base: number) =>
  (persen: number): Edges => {
    const off = (base * persen) / 100
    return {
      within: [base + off, base - off],
      beyond: [base + off + 1, base - off - 1].filter(figure => figure > 0),
    }
  }

/** A limit, values of it beside the one of a new store, and where it is asked. */
const LIMITS: readonly (readonly [string, readonly string[], Ask, (batas: number) => Edges])[] = [
  ['BATAS_UBAH_EMAS', ['0', '7', '1000'], goldPrice, around(GOLD)],
  ['BATAS_UBAH_HARGA', ['0', '33', '1000'], charge, around(CHARGE)],
  ['BATAS_MODAL_WAJAR', ['0', '20', '1000'], cost, around(BOARD_750)],
  [
    'BATAS_BERAT_WAJAR',
    ['1', '77', '99999'],
    weight,
    gram => ({ within: [gram * 1000], beyond: [gram * 1000 + 1] }),
  ],
  [
    'BATAS_NAIK_HARGA',
    ['0', '250000'],
    salePrice,
    rp => ({ within: [RING_PRICE + rp], beyond: [RING_PRICE + rp + 500] }),
  ],
  [
    'BATAS_TURUN_HARGA',
    ['0', '50000'],
    salePrice,
    rp => ({ within: [RING_PRICE - rp], beyond: [RING_PRICE - rp - 500] }),
  ],
]

/** What a new store has; one without a row is like it. */
const AT_FIRST: Readonly<Record<string, number>> = {
  BATAS_UBAH_EMAS: 10,
  BATAS_UBAH_HARGA: 50,
  BATAS_MODAL_WAJAR: 50,
  BATAS_BERAT_WAJAR: 500,
  BATAS_NAIK_HARGA: 1_000_000,
  BATAS_TURUN_HARGA: 0,
}

async function forget(kunci: string): Promise<void> {
  const admin = new pg.Client({ connectionString: api.database.adminUrl })
  await admin.connect()
  await admin.query('delete from para_system where kunci = $1', [kunci])
  await admin.end()
}

describe.each(LIMITS)('%s', (kunci, values, ask, edges) => {
  const set = (nilai: string) =>
    owner.put('para-system', { nilai: { [kunci]: nilai }, modul: {} }, { toko: 'JKT' })

  async function holds(batas: number): Promise<void> {
    const { within, beyond } = edges(batas)
    for (const figure of within.filter(one => one > 0)) {
      expect([figure, await ask(figure)]).toEqual([figure, false])
    }
    for (const figure of beyond) expect([figure, await ask(figure)]).toEqual([figure, true])
  }

  test.each(values)('at %s', async nilai => {
    ok(await set(nilai))
    await holds(Number(nilai))
  })

  test('without a row is as in a new store', async () => {
    await forget(kunci)
    await holds(AT_FIRST[kunci] ?? -1)
  })

  test('takes no figure below its least, and no part of one', async () => {
    for (const wrong of ['-1', '1,5', '0.5', 'banyak', '']) {
      expect([wrong, (await set(wrong)).status]).toEqual([wrong, 400])
    }
  })
})
