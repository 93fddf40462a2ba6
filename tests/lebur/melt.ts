import { expectStatus } from '../penjualan/shop.ts'
import type { Answer, Caller, TestApi } from '../sample-shop/api.ts'
import { boughtRings, sortAll } from '../sortir/sort.ts'

/** What a melt answers, or why it does not. */
export interface Melted {
  readonly no_lebur: string
  readonly no_batal: string
  readonly berat: number
  readonly murni_ug: number
  readonly susut_ug: number
  readonly lebih_ug: number
  readonly naik_ug: number
  readonly code: string
  readonly detail: string
  readonly facts: Readonly<Record<string, string>>
  readonly errors?: Readonly<Record<string, string>>
}

/** A melt of scrap of 750 into a bar, as it is sent. */
export const meltBody = (berat: number, bar: number, kadar_uji: number, more: object = {}) => ({
  jenis: 'ROSOK',
  bahan: [{ kode_kadar: '750', berat }],
  berat: bar,
  kadar_uji,
  ...more,
})

/** Melts with a grant of the owner's. */
export async function melt(who: Caller, body: object): Promise<Answer<Melted>> {
  const otorisasi = await who.grant('LEBUR', 'POST lebur', body, 'OWNER')
  return who.post<Melted>('lebur', { ...body, otorisasi })
}

/** What a bar that left answers, or why it did not. */
export interface Gone {
  readonly no_jual: string
  readonly no_serah: string
  readonly ppn: number
  readonly pph22: number
  readonly nilai: number
  readonly kembali: number
  readonly code: string
  readonly facts: Readonly<Record<string, string>>
  readonly errors?: Readonly<Record<string, string>>
}

const TRADER = { nama: 'CV Lebur Jaya', jenis: 'PEDAGANG', npwp: '012345678901234' }

/** A bar sold to a trader by transfer, as it is sent: its price, and what he pays. */
export const priced = (harga: number, total: number, more: object = {}) => ({
  ...{ ...TRADER, harga, total },
  pembayaran: [{ cara: 'TRANSFER', jumlah: total, kode_bank: 'BCA' }],
  ...more,
})

/** Where accounts of the store are told a transfer names one; a card goes through its bank. */
export const BY_CARD = { pembayaran: [{ cara: 'DEBIT', kode_bank: 'BCA', jumlah: 5_012_297 }] }

/** Scrap of bought rings, 3.237 g of 750 for Rp 4,000,000 each, and bars of it; the shop buys. */
export async function melting(api: TestApi) {
  const [owner, kasir] = [await api.as('OWNER'), await api.as('KASIR-JKT')]
  const [spv, gudang] = [await api.as('SPV-JKT'), await api.as('GUDANG-JKT')]
  const scrap = async (): Promise<void> => {
    await sortAll(gudang, await boughtRings(owner, kasir, 1), 'ROSOK')
  }
  const bar = async (weighs = 3.237): Promise<string> => {
    await scrap()
    return expectStatus(await melt(spv, meltBody(3.237, weighs, 750)), 201).no_lebur
  }
  const sell = (nomor: string, body: object) => spv.post<Gone>(`lebur/${nomor}/jual`, body)
  return { owner, kasir, spv, gudang, scrap, bar, sell }
}
