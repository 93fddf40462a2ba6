import type { PenjualanAnswer } from '@kencana/contract/areas/penjualan'
import { slipBatal } from '@kencana/contract/papers/kinds/slip-batal'
import { refuse } from '@kencana/contract/refusals'
import { refunds } from '@kencana/domain/cart'
import { gramToMg } from '@kencana/domain/quantity'
import { moneyRows } from '../../../engines/paper/money-rows.ts'
import { storeValues } from '../../../engines/paper/store-frame.ts'
import { jakartaMinute } from '../../../platform/format.ts'
import { countedSlip, type SlipFacts } from '../../cetak/index.ts'
import { type NotaFacts, notaFacts } from '../nota.queries.ts'
import { latestCancelled } from '../penjualan.queries.ts'
import { showSale } from '../show-penjualan.ts'

/** A sale that was cancelled. */
type Cancelled = PenjualanAnswer & { readonly batal: NonNullable<PenjualanAnswer['batal']> }

const slip = countedSlip<Cancelled>({
  kind: slipBatal,
  find: async (ctx, nomor) => cancelledOf(await showSale(ctx, nomor)) ?? refuse('TIDAK_DITEMUKAN'),
  latest: ({ db, kode_toko }) => latestCancelled(db, kode_toko),
  nomor: sale => sale.batal.no_batal,
  at: sale => new Date(sale.batal.pada),
  facts: async ({ db, kode_toko }, sale) =>
    cancellationFacts(
      sale,
      (await notaFacts(db, kode_toko, sale.kode_sales)) ?? refuse('TIDAK_DITEMUKAN'),
    ),
})

export const printCancellation = slip.print
export const cancellationSource = slip.source

const cancelledOf = (sale: PenjualanAnswer): Cancelled | undefined =>
  sale.batal === null ? undefined : { ...sale, batal: sale.batal }

/** A sale is cancelled on its own business day. Units as stored. */
const cancellationFacts = (sale: Cancelled, frame: NotaFacts): SlipFacts => ({
  values: {
    ...storeValues(frame),
    judul: 'PEMBATALAN PENJUALAN',
    nomor: sale.batal.no_batal,
    tgl_system: sale.tgl_system,
    jam: jakartaMinute(sale.batal.pada).slice(-5),
    membatalkan: sale.no_faktur_jual,
    customer: sale.customer.nama ?? 'Umum',
    telp_customer: sale.customer.telp,
    user_id: sale.batal.user_id,
    penyetuju: sale.batal.penyetuju,
    alasan: sale.batal.alasan,
    jumlah_barang: sale.barang.length,
    berat: gramToMg(sale.berat),
    arah: 'Uang yang dikembalikan',
    total: sale.total + sale.pph22 + sale.pembulatan,
  },
  lists: {
    barang: sale.barang.map(line => ({
      baris: line.baris,
      kode_barcode: line.kode_barcode,
      nama_barang: line.nama_barang,
      kadar: frame.kadar?.[line.kode_kadar] ?? line.kode_kadar,
      berat: gramToMg(line.berat),
      harga: line.harga_jual,
    })),
    uang: moneyRows(refunds(sale.pembayaran, sale.kembali)),
  },
})
