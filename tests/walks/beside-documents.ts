import type { Page } from '@playwright/test'
import { PASSWORD } from '../journeys/shop.ts'
import { type SoldBefore, soldBefore } from '../journeys/sold-before.ts'

// Documents that an entry is about, written by calls of who works on a page.

const WHO = 'Ibu Prihatiningsih'
/** More than is paid or added of it. */
const JUMLAH = 50_000

/** Writes one on a business day; answers what it is told of it, its number too. */
type Writing = (shop: SoldBefore, tgl: string) => Promise<Record<string, unknown>>

/** By how its number is called. */
const WRITTEN: Readonly<Record<string, Writing>> = {
  no_titipan: ({ told }) =>
    told('POST', 'titipan', {
      customer: { nama: WHO, telp: '0819 4400 3344' },
      pembayaran: [{ cara: 'TUNAI', jumlah: JUMLAH }],
      total: JUMLAH,
    }),
  no_kurang_bayar: async ({ told, sold }, tgl_janji) => {
    const { nomor: no_faktur_jual, barang } = await sold(WHO, 1)
    const body = {
      no_faktur_jual,
      nama: WHO,
      telp: `0813${barang[0]?.kode_barcode}`,
      jumlah: JUMLAH,
      tgl_janji,
      alasan: 'Uang kurang selembar',
    }
    const { otorisasi } = await told<{ otorisasi: string }>('POST', 'authorization', {
      user_id: 'SPV-JKT',
      password: PASSWORD,
      kategori: 'KURANG_BAYAR',
      description: no_faktur_jual,
      keterangan: 'Percobaan',
      perintah: { route: 'POST piutang-penjualan', body },
    })
    return told('POST', 'piutang-penjualan', { ...body, otorisasi })
  },
}

/** Writes one for somebody of JKT; answers its number. @throws Error where nobody has said how */
export async function writtenFor(page: Page, called: string, tgl: string): Promise<string> {
  const write = WRITTEN[called]
  if (write === undefined) throw new Error(`nobody has said how ${called} is written`)
  return String((await write(await soldBefore(page), tgl))[called])
}
