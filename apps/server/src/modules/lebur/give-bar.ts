import type { serahLantak } from '@kencana/contract/areas/stok/lebur'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { postSerahLantak } from '@kencana/domain/posting/stok/lebur'
import { barValue } from '@kencana/domain/stok/lantak'
import { dayAsSeen } from '../../engines/document/open-day.ts'
import type { DecidedDocument } from '../../engines/document/post-document.ts'
import { runDocument } from '../../engines/document/run-document.ts'
import { grantsFor } from '../../engines/grants/use-grant.ts'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { bookedJournal } from '../akun/index.ts'
import { goldOwed, lockSupplier } from './lebur.queries.ts'
import { barHere, goneAs } from './sell-bar.ts'

type Body = BodyOf<typeof serahLantak>

/**
 * Gives a bar to a supplier (13 §1, journal 110): what he is owed falls by what he values it at,
 * and by its fine gold where gold is owed; another has to see it.
 * @throws Refusal LANTAK_KELUAR, BUTUH_OTORISASI
 */
export const giveBar = (
  ctx: Ctx,
  no_lebur: string,
  body: Body,
): Promise<AnswerOf<typeof serahLantak>> =>
  runDocument(ctx, {
    isLocking: true,
    otorisasi: body.otorisasi,
    decide: store => decide(store, no_lebur, body),
  })

async function decide(ctx: StoreCtx, no_lebur: string, body: Body): Promise<DecidedDocument> {
  const { kode_supplier, kurs, no_bukti, keterangan = null } = body
  const tgl = await dayAsSeen(ctx, body.tgl_system)
  const bar = await barHere(ctx, no_lebur)
  const supplier =
    (await lockSupplier(ctx.db, kode_supplier)) ??
    refuse('RUJUKAN_TIDAK_ADA', { label: 'Supplier', kode: kode_supplier })
  const { berat_mg, murni_ug, modal_rp } = bar
  const nilai = barValue(murni_ug, kurs)
  const hal = [
    {
      apa: `${no_lebur} ${supplier.nama_supplier}`,
      ...{ berat_mg, murni_ug, nilai: ['DISERAHKAN', nilai] as const },
    },
  ]
  const grant = await grantsFor(ctx, [{ kategori: 'LEBUR', hal }], body.otorisasi)
  return {
    jenis: 'SERAH_LANTAK',
    awalan: 'LS',
    kunci_nomor: 'no_serah',
    tgl,
    dokumen: {
      nama_customer: supplier.nama_supplier,
      total_rp: nilai,
      ...{ berat_mg, murni_ug },
      otorisasi: grant.id,
      penyetuju: grant.penyetuju,
      keterangan,
      isi: { no_lebur, kode_supplier, kurs, no_bukti },
    },
    klaim_lain: [goneAs(bar, 'DISERAHKAN')],
    jurnal: await bookedJournal(
      ctx,
      'LANTAK',
      postSerahLantak({ modal_rp, murni_ug }, nilai, await goldOwed(ctx.db, ctx.kode_toko)),
    ),
    otorisasi: grant.uses,
    jawaban: { no_lebur, nilai },
  }
}
