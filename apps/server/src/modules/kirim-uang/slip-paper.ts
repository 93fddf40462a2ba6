import type { StatusKirim } from '@kencana/contract/areas/uang/kirim-uang'
import { slipKirimUang } from '@kencana/contract/papers/kinds/uang/slip-kirim-uang'
import { refuse } from '@kencana/contract/refusals'
import { latestDocument } from '../../engines/document/serve/find-document.ts'
import { storeFrame, storeValues } from '../../engines/paper/store-frame.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { jakartaMinute } from '../../platform/format.ts'
import { countedSlip, type SlipFacts } from '../cetak/index.ts'
import { findSent, findStore, type SentRow } from './kirim-uang.queries.ts'

/** A slip that is printed later must not pass for money that is still on its way. */
const NO_LONGER: Readonly<Record<StatusKirim, string | null>> = {
  OPEN: null,
  DONE: 'SUDAH DITERIMA',
  BATAL: 'DIBATALKAN',
}

const slip = countedSlip<SentRow>({
  kind: slipKirimUang,
  find: async ({ db, kode_toko }, nomor) =>
    (await findSent(db, kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN'),
  latest: ctx => latestDocument(ctx, ['KIRIM_UANG']),
  nomor: sent => sent.nomor,
  at: sent => sent.pada,
  facts: slipFacts,
})

export const printSlip = slip.print
export const slipSource = slip.source

async function slipFacts(ctx: StoreCtx, sent: SentRow): Promise<SlipFacts> {
  const frame = await storeFrame(ctx, null)
  const store = await findStore(ctx.db, sent.isi.tujuan)
  const { asal, asal_rekening, laci, tujuan } = sent.isi
  return {
    values: {
      ...storeValues(frame),
      judul: 'SLIP KIRIM UANG',
      nomor: sent.nomor,
      tgl_system: sent.tgl,
      jam: jakartaMinute(sent.pada.toISOString()).slice(-5),
      status_slip: NO_LONGER[sent.status],
      tujuan: [tujuan, store?.nama_toko].filter(Boolean).join(' '),
      asal: [asal, asal_rekening === '' ? laci : asal_rekening].filter(Boolean).join(' '),
      jumlah_rp: sent.total_rp,
      keterangan: sent.keterangan,
      user_id: sent.user_id,
    },
    lists: {},
  }
}
