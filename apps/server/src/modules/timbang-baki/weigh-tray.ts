import {
  type resetTimbang,
  SEES_BUKU,
  type startTimbang,
  type Timbang,
  type weighTimbang,
} from '@kencana/contract/areas/barang/timbang'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { gramToMg, mgToGram } from '@kencana/domain/quantity'
import {
  type AturanTimbang,
  beratBuku,
  mungkinHilang,
  timbangBaki,
} from '@kencana/domain/stok/timbang'
import { openDay } from '../../engines/document/open-day.ts'
import { storeSettings } from '../../engines/settings/store-settings.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { demandScale } from './demand-scale.ts'
import {
  type Book,
  type By,
  beginRow,
  clearList,
  keepReason,
  keepWeight,
  listOf,
  lockRow,
  type Piece,
  type ScaleRow,
  type TimbangRow,
  type TrayContent,
  trayContent,
  unweighedTrays,
} from './timbang-baki.queries.ts'

type List = AnswerOf<typeof startTimbang>

const today = async ({ db, kode_toko }: StoreCtx): Promise<string> =>
  (await openDay(db, kode_toko)) ?? refuse('TOKO_BELUM_BUKA')

const by = (ctx: StoreCtx): By => ({ user_id: ctx.actor.user_id, pada: ctx.now() })

export async function showList(ctx: StoreCtx): Promise<List> {
  const { db, kode_toko } = ctx
  const tgl = await today(ctx)
  const found = await listOf(db, kode_toko, tgl)
  return {
    data_timbang: found.map(row => answerOf(ctx, row)),
    belum_ditimbang: await unweighedTrays(db, kode_toko, tgl),
  }
}

/** Takes a tray to the scale. @throws Refusal TIMBANG_KOSONG where nothing lies in it */
export async function startTray(
  ctx: StoreCtx,
  { kode_gudang, kode_toko: kode_baki }: BodyOf<typeof startTimbang>,
): Promise<List> {
  const tgl = await today(ctx)
  const isi = await trayContent(ctx.db, ctx.kode_toko, { kode_gudang, kode_baki })
  if (isi === undefined || isi.jumlah === 0) refuse('TIMBANG_KOSONG')
  const book = bookOf(isi, await rulesOf(ctx))
  const id = uuidv7(ctx.now())
  await beginRow(ctx.db, ctx.kode_toko, { id, tgl, kode_gudang, kode_baki }, book, by(ctx))
  return showList(ctx)
}

/**
 * Keeps what a tray weighs, or why it does not agree. The books are read now: what was sold while
 * it was carried to the scale is no difference.
 * @throws Refusal TIDAK_DITEMUKAN, TIMBANG_SUDAH, TIMBANG_KOSONG, RUJUKAN_TIDAK_ADA, TERA_HABIS
 */
export async function weighTray(
  ctx: StoreCtx,
  id: string,
  { berat_timbang, alasan, ...from }: BodyOf<typeof weighTimbang>,
): Promise<AnswerOf<typeof weighTimbang>> {
  const { db, kode_toko } = ctx
  const tgl = await today(ctx)
  const rowNow = async () => (await lockRow(db, kode_toko, tgl, id)) ?? refuse('TIDAK_DITEMUKAN')
  let row = await rowNow()
  const done = { kode_baki: row.kode_baki, user_id: row.user_id ?? row.mulai_oleh }
  if (berat_timbang !== undefined) {
    if (row.hasil !== null) refuse('TIMBANG_SUDAH', done)
    const isi = (await trayContent(db, kode_toko, row)) ?? refuse('TIMBANG_KOSONG')
    const scale = await demandScale(ctx, tgl, from.kode_timbangan)
    const weighed = judged(isi, gramToMg(berat_timbang), await rulesOf(ctx), scale)
    const source = { sumber: from.sumber, baris_mentah: from.baris_mentah ?? null, scale }
    await keepWeight(db, kode_toko, id, { ...weighed, ...source }, by(ctx))
    row = await rowNow()
  }
  if (alasan === undefined || row.hasil === 'COCOK') return answerOf(ctx, row)
  if (row.hasil === null || row.alasan !== null) refuse('TIMBANG_SUDAH', done)
  await keepReason(db, kode_toko, id, alasan, by(ctx))
  return answerOf(ctx, { ...row, alasan })
}

const contentOf = ({ berat_baki_mg: baki_mg, ...isi }: TrayContent) => ({ ...isi, baki_mg })

const bookOf = (isi: TrayContent, aturan: AturanTimbang): Book => ({
  isi,
  label_mg: aturan.label_mg,
  buku_mg: beratBuku(contentOf(isi), aturan),
})

function judged(
  isi: TrayContent,
  timbang_mg: number,
  aturan: AturanTimbang,
  scale: ScaleRow | undefined,
) {
  const timbangan = timbangBaki(timbang_mg, contentOf(isi), aturan, scale?.daya_baca_mg)
  const mungkin_hilang = mungkinHilang<Piece>(isi.barang, timbangan, aturan).slice(0, NAMED)
  return { ...bookOf(isi, aturan), ...timbangan, timbang_mg, mungkin_hilang }
}

/** More pieces than these explain nothing. */
const NAMED = 5

export async function resetList(
  ctx: StoreCtx,
  { kode_baki = '' }: BodyOf<typeof resetTimbang>,
): Promise<List> {
  const tgl = await today(ctx)
  const tray = kode_baki === '' ? null : kode_baki
  await clearList(ctx.db, ctx.kode_toko, { tgl, kode_baki: tray }, ctx.now())
  return showList(ctx)
}

async function rulesOf({ db, kode_toko }: StoreCtx): Promise<AturanTimbang> {
  const kept = await storeSettings(db, kode_toko)
  return {
    label_mg: Number(kept.BERAT_LABEL_MG),
    toleransi_mg: Number(kept.TIMBANG_TOLERANSI_MG),
    toleransi_pcs_mg: Number(kept.TIMBANG_TOLERANSI_PCS_MG),
  }
}

const grams = (mg: number | null): number | null => (mg === null ? null : mgToGram(mg))

function answerOf({ actor }: StoreCtx, row: TimbangRow): Timbang {
  const isShown = row.hasil !== null || SEES_BUKU.includes(actor.level)
  return {
    id: row.id,
    kode_gudang: row.kode_gudang,
    kode_baki: row.kode_baki,
    nama_baki: row.nama_baki,
    jumlah: isShown ? row.jumlah : null,
    berat_barang: isShown ? mgToGram(row.berat_barang_mg) : null,
    berat_label: mgToGram(row.berat_label_mg),
    berat_baki: mgToGram(row.berat_baki_mg),
    berat_buku: isShown ? mgToGram(row.buku_mg) : null,
    berat_timbang: grams(row.berat_timbang_mg),
    selisih: grams(row.selisih_mg),
    toleransi: grams(row.toleransi_mg),
    status: row.hasil,
    sumber: row.sumber,
    kode_timbangan: row.kode_timbangan,
    isi_berubah: row.isi_berubah,
    alasan: row.alasan,
    mungkin_hilang: row.mungkin_hilang.map(({ berat_mg, ...piece }) => ({
      ...piece,
      berat: mgToGram(berat_mg),
    })),
    mulai_oleh: row.mulai_oleh,
    mulai_pada: row.mulai_pada.toISOString(),
    user_id: row.user_id,
    pada: row.pada?.toISOString() ?? null,
  }
}
