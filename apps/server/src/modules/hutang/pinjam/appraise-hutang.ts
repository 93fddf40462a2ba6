import type { appraiseHutang } from '@kencana/contract/areas/hutang/commands'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { DEFAULT_SETTINGS } from '@kencana/contract/settings'
import { addDays } from '@kencana/domain/calendar'
import { gramToMg } from '@kencana/domain/quantity'
import { openDay } from '../../../engines/document/open-day.ts'
import { askWeights } from '../../../engines/document/weights/ask-weights.ts'
import { storeSettings } from '../../../engines/settings/store-settings.ts'
import type { StoreCtx } from '../../../platform/context.ts'
import type { Meant } from '../../../platform/texts/question-of.ts'
import { payoffOn } from '../daftar/payoff-of.ts'
import { goodsAnswer } from '../daftar/show-hutang.ts'
import { licenceOn } from '../tulis/licence.ts'
import {
  type Appraisal,
  appraised,
  type Goods,
  gramPrice,
  lendsByParameter,
  termsFor,
  totalOf,
} from './decide-taksiran.ts'
import { type AppraisalCodes, type AppraisalFacts, readAppraisal } from './taksir.queries.ts'

type Body = BodyOf<typeof appraiseHutang>
type Pledge = Body['barang'][number]

/**
 * What a pledge is worth today, and what a loan on it would cost. Says what the counter may lend;
 * whether it does is asked again when the loan is written.
 * @throws Refusal TOKO_BELUM_BUKA, RUJUKAN_TIDAK_ADA, HARGA_BELUM_ADA, KONDISI_TIDAK_DITERIMA
 */
export async function appraisePledge(
  ctx: StoreCtx,
  body: Body,
): Promise<AnswerOf<typeof appraiseHutang>> {
  const tgl = (await openDay(ctx.db, ctx.kode_toko)) ?? refuse('TOKO_BELUM_BUKA')
  const setting = await storeSettings(ctx.db, ctx.kode_toko)
  const facts = await factsFor(ctx, codesOf(body.barang), tgl)
  const pledge = appraise(body.barang, facts, setting)
  const pokok = body.jumlah_hutang ?? pledge.plafond_rp
  const syarat = termsFor(facts.bunga, pokok, body.metode)
  return {
    tgl_system: tgl,
    izin: licenceOn(setting, tgl),
    barang: pledge.lines.map(goodsAnswer),
    taksiran: pledge.taksiran_rp,
    plafond: pledge.plafond_rp,
    jumlah_hutang: pokok,
    syarat,
    jatuh_tempo: dueCost(pokok, tgl, syarat[0]),
  }
}

function dueCost(
  pokok: number,
  tgl: string,
  syarat: ReturnType<typeof termsFor>[number] | undefined,
) {
  if (syarat === undefined) return null
  const loan = { jumlah_hutang_rp: pokok, tgl_hutang: tgl, syarat }
  return payoffOn(loan, addDays(tgl, syarat.jangka_hari))
}

/** Masters that goods are described by. */
export const codesOf = (
  goods: readonly {
    kode_kadar: string
    kode_kondisi: string
    kode_dept?: string | null | undefined
  }[],
): AppraisalCodes => ({
  kode_kadar: goods.map(line => line.kode_kadar),
  kode_kondisi: goods.map(line => line.kode_kondisi),
  kode_dept: goods.flatMap(line => line.kode_dept || []),
})

export const factsFor = (ctx: StoreCtx, codes: AppraisalCodes, tgl: string) =>
  readAppraisal(ctx.db, ctx.kode_toko, codes, { tgl, pada: ctx.now() })

/**
 * Appraises goods that are brought to the counter.
 * @throws Refusal RUJUKAN_TIDAK_ADA, HARGA_BELUM_ADA, KONDISI_TIDAK_DITERIMA
 */
export function appraise(
  barang: readonly Pledge[],
  facts: AppraisalFacts,
  setting: Readonly<Record<string, string>>,
): Appraisal {
  const byParameter = lendsByParameter(setting)
  const priced = barang.map((pledge, index) => {
    const goods = goodsOf(pledge, facts)
    const price = gramPrice(goods, facts, byParameter)
    return { price, line: appraised(goods, index, price, acceptedDiscount(pledge, facts)) }
  })
  return totalOf(
    priced.map(({ line }) => line),
    priced.map(({ price }) => price.terms),
  )
}

function acceptedDiscount({ kode_kondisi }: Pledge, facts: AppraisalFacts): number {
  const kondisi = facts.kondisi.get(kode_kondisi)
  if (kondisi === undefined) {
    return refuse('RUJUKAN_TIDAK_ADA', { label: 'Kondisi pinjaman', kode: kode_kondisi })
  }
  if (!kondisi.diterima) refuse('KONDISI_TIDAK_DITERIMA', { kondisi: kondisi.nama_kondisi })
  return kondisi.potongan_permil
}

function goodsOf(pledge: Pledge, facts: AppraisalFacts): Goods {
  const { kode_kadar, kode_dept } = pledge
  const kadar = facts.kadar.get(kode_kadar)
  if (kadar === undefined) return refuse('RUJUKAN_TIDAK_ADA', { label: 'Kadar', kode: kode_kadar })
  if (kode_dept && !facts.jenis.has(kode_dept)) {
    refuse('RUJUKAN_TIDAK_ADA', { label: 'Jenis', kode: kode_dept })
  }
  const berat_mg = gramToMg(pledge.berat)
  return {
    nama_barang: pledge.nama_barang,
    kode_dept: kode_dept || null,
    kode_kadar,
    permil: kadar.permil,
    jumlah: pledge.jumlah,
    berat_kotor_mg: pledge.berat_kotor === undefined ? berat_mg : gramToMg(pledge.berat_kotor),
    berat_mg,
    kode_kondisi: pledge.kode_kondisi,
    keterangan: pledge.keterangan ?? null,
  }
}

/**
 * Asks about a pledge heavier than the store calls usual for so many pieces, also where only its
 * weight with stones is. @throws Refusal BERAT_TIDAK_WAJAR unless these very weights are meant
 */
export function askPledges(
  barang: readonly Pledge[],
  setting: Readonly<Record<string, string>>,
  dipastikan: Meant,
): void {
  const batas = Number(setting.BATAS_BERAT_WAJAR ?? DEFAULT_SETTINGS.BATAS_BERAT_WAJAR)
  const weighed = barang.map(({ nama_barang: nama, jumlah, berat, berat_kotor = berat }) => ({
    ...{ nama, jumlah, berat_mg: gramToMg(berat_kotor) },
  }))
  askWeights(weighed, batas, dipastikan)
}
