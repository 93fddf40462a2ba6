import type { TukarTambahAnswer, tukarTambah } from '@kencana/contract/areas/beli/tukar-tambah'
import { refuse } from '@kencana/contract/refusals'
import { formatRupiah } from '@kencana/domain/quantity'
import { piecesTold, type ReceiptFacts } from '../../engines/document/serve/receipts.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { boughtTold, showPurchase } from '../pembelian/index.ts'
import { showSale, soldTold } from '../penjualan/index.ts'
import { type ExchangeRow, findExchange } from './tukar-tambah.queries.ts'

/** One exchange with both of its sides. @throws Refusal TIDAK_DITEMUKAN */
export async function showExchange(ctx: StoreCtx, nomor: string): Promise<TukarTambahAnswer> {
  const found = (await findExchange(ctx.db, ctx.kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  const { isi } = found
  return {
    no_tukar_tambah: found.nomor,
    tgl_system: found.tgl,
    pada: found.pada.toISOString(),
    user_id: found.user_id,
    jual: await showSale(ctx, isi.no_faktur_jual),
    beli: await showPurchase(ctx, isi.no_faktur_beli),
    tukar: isi.tukar_rp,
    total: isi.jual_rp - isi.beli_rp,
    penyetuju: found.penyetuju,
    status: found.no_batal === null ? 'SELESAI' : 'BATAL',
    batal: cancellationOf(found),
    dicetak: found.dicetak,
  }
}

function cancellationOf(found: ExchangeRow): TukarTambahAnswer['batal'] {
  if (found.no_batal === null || found.batal_pada === null) return null
  return {
    no_batal: found.no_batal,
    pada: found.batal_pada.toISOString(),
    user_id: found.batal_oleh ?? '',
    penyetuju: found.batal_penyetuju,
    alasan: found.batal_alasan,
  }
}

/** What a customer is sent of an exchange: each side as of a sale and of a purchase. */
export function exchangeTold(
  exchanged: TukarTambahAnswer,
): ReceiptFacts<(typeof tukarTambah)['kind']['receipt']> {
  const { jual, beli, total } = exchanged
  const sold = soldTold(jual)
  const bought = boughtTold(beli)
  const old = piecesTold(bought.lines.dataPembelianGrouped)
  return {
    tgl: exchanged.tgl_system,
    nama: bought.nama,
    telp: bought.telp,
    kode_sales: jual.kode_sales,
    lines: { ...sold.lines, ...bought.lines },
    told: {
      kode: 'TUKAR_TAMBAH',
      facts: {
        ...piecesTold(sold.lines.dataJualGrouped),
        barang_lama: old.barang,
        berat_lama: old.berat,
        selisih: differenceTold(total),
      },
    },
  }
}

/** Who pays the difference; above 0 the customer does. */
function differenceTold(total: number): string {
  if (total === 0) return 'Tanpa selisih.'
  return `Anda ${total > 0 ? 'membayar' : 'menerima'} Rp ${formatRupiah(Math.abs(total))}.`
}
