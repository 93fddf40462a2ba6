import type { postTukarTambah } from '@kencana/contract/areas/beli/tukar-tambah'
import type { BodyInputOf } from '@kencana/contract/kit/route'
import { outsBody } from '../../../engines/document-frame/money/outs/outs.ts'
import { saleTenders } from '../../../engines/document-frame/money/tenders.ts'
import { boughtBody, type PurchaseWork } from '../../pembelian/index.ts'
import { type OpenNota, soldBody } from '../../penjualan/index.ts'

export type TradeBody = BodyInputOf<typeof postTukarTambah>

interface Sides {
  readonly open: OpenNota
  readonly work: PurchaseWork
  readonly priced: Parameters<typeof boughtBody>[1]
  readonly tgl: string
}

/** New pieces less old ones: above 0 the customer pays it, below 0 he gets it. */
export const differenceOf = ({ nota }: OpenNota, { sums }: PurchaseWork): number =>
  nota.cart.bayar - sums.total

/** The command of an exchange: who brings the old pieces buys the new ones. */
export function tradeBody({ open, work, priced, tgl }: Sides): TradeBody {
  const { customer, ...sold } = soldBody(open.cart)
  const { penjual, barang } = boughtBody(work.form, priced)
  const { nama, telp, alamat } = penjual
  const buyer = { nama, ...(telp ? { telp } : {}), ...(alamat ? { alamat } : {}) }
  const taxed = customer?.pajak
  const total = differenceOf(open, work)
  const keterangan = work.form.keterangan.trim()
  return {
    jual: {
      ...sold,
      ...(taxed === undefined ? {} : { customer: { ...buyer, pajak: taxed } }),
      ...(keterangan === '' ? {} : { keterangan }),
    },
    beli: { penjual, barang },
    pembayaran: total > 0 ? saleTenders(open.nota.tenders) : outsBody(work.form.keluar, -total),
    total,
    tgl_system: tgl,
  }
}
