import type { postLebur as meltRoute } from '@kencana/contract/areas/stok/lebur'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { checkPermil } from '@kencana/domain/kadar'
import { postLebur, postLeburAbu } from '@kencana/domain/posting/stok/lebur'
import { fineUg, formatGram, gramToMg, mgToGram, permyriad } from '@kencana/domain/quantity'
import { type Pool, takenOut } from '@kencana/domain/stok/kolam'
import { melt, meltDust } from '@kencana/domain/stok/lebur'
import { openDay } from '../../engines/document/open-day.ts'
import { demandKadar, outOfPools } from '../../engines/document/pools.ts'
import type { DecidedDocument } from '../../engines/document/post-document.ts'
import { runDocument } from '../../engines/document/run-document.ts'
import { gramSaid } from '../../engines/grants/approved.ts'
import { grantsFor } from '../../engines/grants/use-grant.ts'
import { storeSettings } from '../../engines/settings/store-settings.ts'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { bookedJournal } from '../akun/index.ts'
import { demandScales } from '../timbang-baki/index.ts'
import { buyingPrice, meltable, meltPermil } from './lebur.queries.ts'

type Body = BodyOf<typeof meltRoute>
type Part = Pool & { readonly kode_kadar: string }

/** Thousandths of its fine gold that a melt may lose where no Parameter Susut says it (13 §1). */
const USUAL_PERMIL = 5

/**
 * Melts scrap or dust into a bar (13 §1, journal 108); another has to see it.
 * @throws Refusal KOLAM_KURANG, BAHAN_GANDA, KADAR_LEBIH, HARGA_BELUM_ADA, BUTUH_OTORISASI
 */
export const meltScrap = (ctx: Ctx, body: Body): Promise<AnswerOf<typeof meltRoute>> =>
  runDocument(ctx, {
    isLocking: true,
    otorisasi: body.otorisasi,
    decide: store => decide(store, body),
  })

async function decide(ctx: StoreCtx, body: Body): Promise<DecidedDocument> {
  const { jenis, kadar_uji, no_uji = null, keterangan = null } = body
  const tgl = (await openDay(ctx.db, ctx.kode_toko)) ?? refuse('TOKO_BELUM_BUKA')
  const settings = await storeSettings(ctx.db, ctx.kode_toko)
  const scales = await demandScales(ctx, tgl, [body])
  const parts = await partsOf(ctx, body)
  demandAssay(kadar_uji, Number(settings.KADAR_MAKS))
  const bar = { berat_mg: gramToMg(body.berat), permil: kadar_uji }
  demandLighter(bar, parts)
  const made =
    jenis === 'ABU'
      ? await ofDust(ctx, bar)
      : await ofScrap(ctx, parts, bar, settings.SUSUT_VALIDASI === 'SEMUA')
  const { lantak, loss, jurnal } = made
  const hal = [
    {
      apa: parts.map(one => `${one.kode_kadar} ${formatGram(one.berat_mg)} g`).join(', '),
      berat_mg: bar.berat_mg,
      murni_ug: lantak.murni_ug,
      selisih_ug: loss.naik_ug - loss.susut_ug,
      kata: [
        ['KADAR_UJI', String(kadar_uji)] as const,
        ...(loss.lebih_ug === 0 ? [] : [gramSaid('SUSUT_LEBIH', fineMg(loss.lebih_ug))]),
      ],
    },
  ]
  const grant = await grantsFor(ctx, [{ kategori: 'LEBUR', hal }], body.otorisasi)
  return {
    jenis: 'LEBUR',
    awalan: 'LB',
    kunci_nomor: 'no_lebur',
    tgl,
    dokumen: {
      subtotal_rp: lantak.modal_rp,
      total_rp: lantak.modal_rp,
      ...{ berat_mg: bar.berat_mg, murni_ug: lantak.murni_ug },
      otorisasi: grant.id,
      penyetuju: grant.penyetuju,
      keterangan,
      isi: {
        ...{ jenis, bahan: parts, kadar_uji, no_uji, ...loss },
        sumber: body.sumber,
        baris_mentah: body.baris_mentah ?? null,
        kode_timbangan: body.kode_timbangan ?? null,
        tera_sampai: scales.get(body.kode_timbangan ?? '')?.tera_sampai ?? null,
      },
    },
    klaim_lain: outOfPools(jenis, parts),
    baru_lain: [
      {
        tabel: 'lantak',
        baris: { jenis, no_uji, uji_permyriad: permyriad(kadar_uji), ...lantak },
      },
      ...made.waits,
    ],
    jurnal: await bookedJournal(ctx, 'LEBUR', jurnal),
    otorisasi: grant.uses,
    jawaban: {
      berat: mgToGram(bar.berat_mg),
      murni_ug: lantak.murni_ug,
      ...{ susut_ug: loss.susut_ug, lebih_ug: loss.lebih_ug, naik_ug: loss.naik_ug },
    },
  }
}

/** Micrograms of fine gold as milligrams of it. */
const fineMg = (ug: number): number => Math.round(ug / 1_000)

/** What each pool gives. @throws Refusal RUJUKAN_TIDAK_ADA, BAHAN_GANDA, KOLAM_KURANG */
async function partsOf({ db, kode_toko }: StoreCtx, { jenis, bahan }: Body): Promise<Part[]> {
  const pools = (await meltable(db, kode_toko)).filter(pool => pool.jenis === jenis)
  const codes = bahan.map(({ kode_kadar }) => kode_kadar)
  const twice = codes.find((kode, i) => codes.indexOf(kode) !== i)
  if (twice !== undefined) refuse('BAHAN_GANDA', { kode_kadar: twice })
  const held = new Set(pools.map(({ kode_kadar }) => kode_kadar))
  for (const code of codes) if (!held.has(code)) await demandKadar(db, code)
  return bahan.map(({ kode_kadar, berat }) => {
    const pool = pools.find(one => one.kode_kadar === kode_kadar)
    const stok = pool?.berat_mg ?? 0
    const berat_mg = gramToMg(berat)
    if (pool === undefined || berat_mg > stok) {
      return refuse('KOLAM_KURANG', { kode_kadar, stok: formatGram(stok) })
    }
    return { kode_kadar, ...takenOut(pool, berat_mg) }
  })
}

/** A comma too far makes gold of nothing. @throws Refusal LANTAK_LEBIH, TIDAK_LENGKAP */
function demandLighter({ berat_mg, permil }: Assay, parts: readonly Part[]): void {
  const bahan_mg = parts.reduce((sum, part) => sum + part.berat_mg, 0)
  if (berat_mg > bahan_mg) {
    refuse('LANTAK_LEBIH', { berat: formatGram(berat_mg), bahan: formatGram(bahan_mg) })
  }
  if (fineUg(berat_mg, permil) === 0) {
    refuse('TIDAK_LENGKAP', {}, { berat: 'Berat harus lebih dari 0' })
  }
}

interface Assay {
  readonly berat_mg: number
  readonly permil: number
}

/** @throws Refusal KADAR_LEBIH */
function demandAssay(permil: number, maks: number): void {
  if (checkPermil(permil, maks) !== null) refuse('KADAR_LEBIH', { maks })
}

interface Assayed {
  readonly berat_mg: number
  readonly permil: number
}

async function ofScrap(ctx: StoreCtx, parts: readonly Part[], bar: Assayed, semua: boolean) {
  const [first] = parts
  const own = parts.length === 1 ? (first?.kode_kadar ?? null) : null
  const terms = await meltPermil(ctx.db, ctx.kode_toko, own)
  const susut_permil = terms?.susut_permil ?? USUAL_PERMIL
  const done = melt(parts, bar, { susut_permil, semua })
  const { tunggu, susut_ug, izin_ug, lebih_ug, naik_ug } = done
  const baris = {
    ...{ sumber: 'LEBUR', no_kirim: null, kode_tukang: null, susut_mg: null, izin_mg: null },
    ...{ tunggu_rp: tunggu.rp, tunggu_ug: tunggu.ug, penanggung: null },
  }
  return {
    lantak: done.bar,
    loss: { susut_ug, izin_ug, lebih_ug, naik_ug, kode_susut: terms?.kode_susut ?? null },
    jurnal: postLebur(done),
    waits: tunggu.rp > 0 || tunggu.ug > 0 ? [{ tabel: 'susut' as const, baris }] : [],
  }
}

/** Dust had no cost: its bar is worth what the shop pays for such gold today. */
async function ofDust(ctx: StoreCtx, bar: Assayed) {
  const harga =
    (await buyingPrice(ctx.db, ctx.kode_toko, ctx.now(), permyriad(bar.permil))) ??
    refuse('HARGA_BELUM_ADA', { kode_kadar: String(bar.permil) })
  const lantak = meltDust(bar, harga)
  const loss = { susut_ug: 0, izin_ug: 0, lebih_ug: 0, naik_ug: lantak.murni_ug, kode_susut: null }
  return { lantak, loss, jurnal: postLeburAbu(lantak), waits: [] }
}
