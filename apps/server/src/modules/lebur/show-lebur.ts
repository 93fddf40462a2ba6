import type { lebur, listKolamLebur } from '@kencana/contract/areas/stok/lebur'
import { seesCost } from '@kencana/contract/cost'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { mgToGram } from '@kencana/domain/quantity'
import { openDay } from '../../engines/document/open-day.ts'
import type { Cancelling } from '../../engines/document/serve/cancel-document.ts'
import { storeSettings } from '../../engines/settings/store-settings.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { printsOf } from '../cetak/index.ts'
import { nota, slip } from './bar-papers.ts'
import {
  type BarRow,
  type BarStep,
  barList,
  barRates,
  barShown,
  barSteps,
  findBar,
  findGone,
  meltable,
} from './lebur.queries.ts'

/** Scrap and dust that wait to be melted. */
export async function showPools(ctx: StoreCtx): Promise<AnswerOf<typeof listKolamLebur>> {
  const pools = await meltable(ctx.db, ctx.kode_toko)
  return pools.map(({ berat_mg, modal_rp, ...pool }) => ({
    ...pool,
    berat: mgToGram(berat_mg),
    modal_rp: seesCost(ctx.actor.level) ? modal_rp : null,
  }))
}

const found = async ({ db, kode_toko }: StoreCtx, nomor: string): Promise<BarRow> =>
  (await findBar(db, kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')

/** One bar with what was melted for it and what became of it. @throws Refusal TIDAK_DITEMUKAN */
async function show(ctx: StoreCtx, nomor: string): Promise<AnswerOf<typeof lebur.show>> {
  const bar = await found(ctx, nomor)
  const steps = await barSteps(ctx.db, ctx.kode_toko, nomor)
  const [melted = refuse('TIDAK_DITEMUKAN')] = steps
  const gone = await findGone(ctx.db, ctx.kode_toko, nomor)
  const { bahan = [], susut_ug = 0, izin_ug = 0, lebih_ug = 0, naik_ug = 0 } = melted.isi
  return {
    no_lebur: bar.no_lebur,
    tgl_system: bar.tgl,
    pada: bar.pada.toISOString(),
    user_id: bar.user_id,
    penyetuju: melted.penyetuju,
    ...barShown(bar),
    modal_rp: seesCost(ctx.actor.level) ? bar.modal_rp : null,
    bahan: bahan.map(({ kode_kadar, berat_mg, murni_ug, modal_rp }) => ({
      ...{ kode_kadar, murni_ug, berat: mgToGram(berat_mg) },
      modal_rp: seesCost(ctx.actor.level) ? modal_rp : null,
    })),
    ...{ susut_ug, izin_ug, lebih_ug, naik_ug },
    keterangan: melted.keterangan,
    tarif: await tarifOf(ctx, bar),
    status: bar.status,
    dicetak: await printed(ctx, nomor),
    nota_dicetak: gone === undefined ? 0 : await printed(ctx, gone.nomor),
    riwayat: steps.map(({ isi: _, pada, ...step }) => ({ ...step, pada: pada.toISOString() })),
  }
}

const printed = async ({ db, kode_toko }: StoreCtx, nomor: string): Promise<number> =>
  (await printsOf(db, kode_toko, nomor)).length

/** What a bar in the shop is taxed by, if it is sold today. */
async function tarifOf({ db, kode_toko }: StoreCtx, { status }: BarRow) {
  const tgl = status === 'ADA' ? await openDay(db, kode_toko) : undefined
  const rates = tgl === undefined ? undefined : await barRates(db, tgl)
  if (rates === undefined) return null
  return { ppn: (await storeSettings(db, kode_toko)).PPN_AKTIF === 'YA', rates }
}

/** How the documents of a bar are undone, the last one first. */
const cancelling: Cancelling<BarRow, BarStep> = {
  find: ({ db, kode_toko }, nomor) => findBar(db, kode_toko, nomor),
  steps: ({ db, kode_toko }, { no_lebur }) => barSteps(db, kode_toko, no_lebur),
  undoes: {
    LEBUR: { jenis: 'BATAL_LEBUR', awalan: 'BE' },
    JUAL_LANTAK: { jenis: 'BATAL_LANTAK', awalan: 'LX' },
    SERAH_LANTAK: { jenis: 'BATAL_LANTAK', awalan: 'LX' },
  },
}

/** What every document has, as a melt has it. */
export const parts = {
  list: barList,
  show,
  /** All of it is what gold cost. */
  journal: async (ctx: StoreCtx, nomor: string) => {
    await found(ctx, nomor)
    if (!seesCost(ctx.actor.level)) return []
    return (await barSteps(ctx.db, ctx.kode_toko, nomor)).map(step => step.nomor)
  },
  cancel: cancelling,
  papers: { slip: slip.print, nota: nota.print },
}
