import {
  type Cancelling,
  type Step,
  undoneWith,
} from '../../engines/document/serve/cancel-document.ts'
import { undoneAlone } from '../../engines/document/serve/plain-documents.ts'
import { undoingPurchase } from '../pembelian/index.ts'
import { undoingSale } from '../penjualan/index.ts'
import { type ExchangeRow, findExchange } from './tukar-tambah.queries.ts'

/**
 * How an exchange of the open business day is cancelled: both sides or none. What keeps a purchase
 * or a sale from being cancelled keeps the exchange.
 */
export const cancelling: Cancelling<ExchangeRow, Step> = {
  ...undoneAlone('TUKAR_TAMBAH', { jenis: 'BATAL_TUKAR_TAMBAH', awalan: 'BK' }, findExchange),
  said: ({ kode_sales, kode_customer, nama_customer, total_rp, nomor }) => ({
    ...{ kode_sales, kode_customer, nama_customer, total_rp },
    isi: { no_tukar_tambah: nomor },
  }),
  bersama: async (ctx, { isi, tgl }, why) => [
    // First what claims a nota, before the chain is taken: its buyer does so, too.
    await undoneWith(
      ctx,
      undoingSale,
      { nomor: isi.no_faktur_jual, tgl, kunci_nomor: 'no_batal_jual' },
      why,
    ),
    await undoneWith(
      ctx,
      undoingPurchase,
      { nomor: isi.no_faktur_beli, tgl, kunci_nomor: 'no_batal_beli' },
      why,
    ),
  ],
  anew: ['BON_BERUBAH'],
}
