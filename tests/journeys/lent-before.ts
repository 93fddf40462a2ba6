import { BRACELET, ONE_DAY } from '../hutang/one-day.ts'
import type { Send } from './next-day.ts'

/** The owner lets a store lend, for one day, too. */
export async function letLend(send: Send, toko: string): Promise<void> {
  const nilai = { IZIN_GADAI_NOMOR: 'CONTOH-1', IZIN_GADAI_LINGKUP: 'Contoh: Jawa' }
  await send('PUT', 'para-system', { nilai, toko: [toko] })
  await send('POST', 'bunga-hutang', ONE_DAY)
}

interface Lent {
  readonly nama: string
  readonly jumlah_hutang: number
  readonly lokasi?: string
}

/** Lends cash against a bracelet for a day; answers the number of the loan. */
export async function lend(send: Send, { nama, ...more }: Lent): Promise<string> {
  const barang = [BRACELET]
  const { taksiran } = await send<{ taksiran: number }>('POST', 'hutang/taksir', { barang })
  const [seller] = (await send<{ data: { kode_sales: string }[] }>('GET', 'sales')).data
  const written = await send<{ no_faktur_hutang: string }>('POST', 'hutang', {
    kode_sales: seller?.kode_sales,
    customer: { nama, alamat: 'Jl. Darmo 9', no_identitas: '3578046508900002' },
    barang,
    ...more,
    metode: ONE_DAY.metode,
    taksiran,
    pencairan: { cara: 'TUNAI' },
  })
  return written.no_faktur_hutang
}
