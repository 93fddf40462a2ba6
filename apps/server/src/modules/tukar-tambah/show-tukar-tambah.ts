import type { TukarTambahAnswer } from '@kencana/contract/areas/beli/tukar-tambah'
import { refuse } from '@kencana/contract/refusals'
import type { StoreCtx } from '../../platform/context.ts'
import { showPurchase } from '../pembelian/index.ts'
import { showSale } from '../penjualan/index.ts'
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
