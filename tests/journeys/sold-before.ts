import { expect, type Page } from '@playwright/test'

/** A piece for sale, as the list of pieces tells it. */
export interface Piece {
  readonly kode_barcode: string
  readonly mode_harga: string
  readonly berat: number
  readonly harga_jual: number
}

export const grams = ({ berat }: Piece): string => berat.toFixed(3)

const CASH = { cara: 'TUNAI' }

type Told = <T>(method: 'GET' | 'POST', path: string, data?: object) => Promise<T>

/** What a cashier does by calls beside the screen: pieces are sold, so that they can come back. */
export const soldBefore = (page: Page) =>
  sellingBy(async <T>(method: 'GET' | 'POST', path: string, data?: object): Promise<T> => {
    const { token } = JSON.parse(await page.evaluate(() => localStorage.getItem('userdata') ?? ''))
    const answer = await page.request.fetch(`/api/v1/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
      ...(data === undefined ? {} : { data }),
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json() as Promise<T>
  })

/** The same by calls of whoever makes them. */
export async function sellingBy(told: Told) {
  const people = await told<{ data: { kode_sales: string }[] }>('GET', 'sales')
  const sales = people.data[0]?.kode_sales ?? ''
  const asked = 'barang?limit=100&kode_kadar=700&berat_sampai=9.999'
  const { data } = await told<{ data: Piece[] }>('GET', asked)
  const pieces = data.filter(
    ({ mode_harga, harga_jual }) => mode_harga === 'GRAM' && harga_jual > 0,
  )
  expect(pieces.length).toBeGreaterThan(6)
  return {
    told,
    sales,
    /** For sale, the dearest first; none of them was sold here. */
    unsold: () => pieces.toSorted((a, b) => b.harga_jual - a.harga_jual),
    /** Is sold otherwise from now on. */
    without: (kode_barcode: string) => {
      pieces.splice(
        pieces.findIndex(piece => piece.kode_barcode === kode_barcode),
        1,
      )
    },
    /** Sells some pieces to a customer, each with what is agreed for it; the number of the nota. */
    sold: async (nama: string, count: number, agreed: object = {}, tender: object = CASH) => {
      const barang = pieces.splice(0, count)
      const total = barang.reduce((sum, { harga_jual }) => sum + harga_jual, 0)
      // Each by a telephone of his own: what one person buys in a day is one sum.
      const { no_faktur_jual } = await told<{ no_faktur_jual: string }>('POST', 'penjualan', {
        kode_sales: sales,
        customer: { nama, telp: `0813${barang[0]?.kode_barcode}` },
        barang: barang.map(({ kode_barcode }) => ({ kode_barcode, ...agreed })),
        pembayaran: [{ ...tender, jumlah: total }],
        total,
      })
      return { nomor: no_faktur_jual, barang }
    },
  }
}

export type SoldBefore = Awaited<ReturnType<typeof soldBefore>>
