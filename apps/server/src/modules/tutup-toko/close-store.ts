import type { closeStore as route } from '@kencana/contract/areas/tutup-toko'
import type { BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { DEFAULT_SETTINGS } from '@kencana/contract/settings'
import { addDays } from '@kencana/domain/calendar'
import { type CashCount, countTotal } from '@kencana/domain/denomination'
import { resolveAccounts } from '@kencana/domain/journal'
import { type DrawerCount, postSelisihKas } from '@kencana/domain/posting/selisih-kas'
import {
  type DecidedDocument,
  onceByKey,
  postDocument,
  storedAnswer,
} from '../../engines/document/post-document.ts'
import { calendarDay } from '../../platform/clock.ts'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { inStore } from '../../platform/transaction.ts'
import {
  closingAccounts,
  documentTotals,
  drawerBalances,
  lastClosed,
  lockDay,
  openDay,
  openThings,
  payoutTotals,
  storeSetting,
  tenderTotals,
} from './tutup-toko.queries.ts'

type CloseBody = BodyOf<typeof route>

interface CloseAnswer {
  no_tutup: string
  tgl_system: string
  tgl_berikut: string
  laci: { laci: string; buku: number; hitung: number; selisih: number }[]
}

/**
 * Closes the day: the exclusive day lock first, then totals, differences and the next day in one
 * transaction. Sales in flight land wholly before or are told that the day is closed (R5).
 */
export async function closeStore(ctx: Ctx, body: CloseBody): Promise<CloseAnswer> {
  const close = async (db: StoreCtx['db']) => {
    const scoped: StoreCtx = { ...ctx, db }
    const stored = await storedAnswer(ctx, db)
    if (stored !== undefined) return stored as unknown as CloseAnswer
    await lockDay(db, ctx.kode_toko)
    const decided = await decideClosing(scoped, body)
    const posted = await postDocument(ctx, decided, db)
    ctx.notify({
      event: 'toko-tutup',
      to: { kode_toko: ctx.kode_toko },
      body: { user_id: ctx.actor.user_id, tgl: posted.tgl },
    })
    return posted.jawaban as unknown as CloseAnswer
  }
  return onceByKey(ctx, () => inStore(ctx.app.pool, ctx.kode_toko, close))
}

async function decideClosing(ctx: StoreCtx, body: CloseBody): Promise<DecidedDocument> {
  const { db, kode_toko } = ctx
  const day = (await openDay(db, kode_toko)) ?? refuse('TOKO_BELUM_BUKA')
  if (day.tgl !== body.tgl_system) await refuseClosed(ctx, body.tgl_system)
  await refuseOpenThings(ctx, body)
  const drawers = await countDrawers(ctx, body)
  const counted = body.hitungan.map(({ laci, pecahan }) => ({ laci, pecahan }))
  const berikut = nextDay(day.tgl, ctx.now())
  const { jurnal, belum } = resolveAccounts(postSelisihKas(drawers), await closingAccounts(db))
  if (belum[0] !== undefined) {
    refuse('AKUN_BELUM_DIPETAKAN', { jenis_akun: belum[0], trx: 'TUTUP_TOKO', type: 'UMUM' })
  }
  return {
    jenis: 'TUTUP_TOKO',
    awalan: 'TT',
    kunci_nomor: 'no_tutup',
    tgl: day.tgl,
    dokumen: {
      keterangan: body.catatan,
      total_rp: drawers.reduce((sum, drawer) => sum + drawer.hitung_rp, 0),
      isi: {
        laci: drawers.map(drawer => ({
          ...drawer,
          pecahan: counted.find(one => one.laci === drawer.laci)?.pecahan ?? {},
        })),
        dokumen: await documentTotals(db, kode_toko, day.tgl),
        bayar: await tenderTotals(db, kode_toko, day.tgl),
        keluar: await payoutTotals(db, kode_toko, day.tgl),
      },
    },
    barang: [],
    bayar: [],
    klaim: [],
    barang_baru: [],
    jurnal,
    tanpa_jurnal: jurnal.length === 0,
    otorisasi: [],
    outbox: [],
    hari: { berikut },
    jawaban: { tgl_berikut: berikut, laci: drawers.map(drawerAnswer) },
  }
}

/** The next business day: tomorrow, or today when the store stayed closed for days. */
export function nextDay(tgl: string, now: Date): string {
  const tomorrow = addDays(tgl, 1)
  const today = calendarDay(now)
  return today > tomorrow ? today : tomorrow
}

/** A drawer as it travels. */
export const drawerAnswer = ({ laci, buku_rp, hitung_rp }: DrawerCount) => ({
  laci,
  buku: buku_rp,
  hitung: hitung_rp,
  selisih: hitung_rp - buku_rp,
})

async function refuseClosed(ctx: StoreCtx, tgl: string): Promise<never> {
  const last = await lastClosed(ctx.db, ctx.kode_toko)
  return refuse('TOKO_SUDAH_TUTUP', { user_id: last?.ditutup_oleh ?? '-', tgl })
}

async function refuseOpenThings(ctx: StoreCtx, body: CloseBody): Promise<void> {
  const { keranjang } = await openThings(ctx.db, ctx.kode_toko)
  if (keranjang > 0 && !body.tetap_tutup) {
    refuse('MASIH_ADA_YANG_TERBUKA', { apa: `${keranjang} nota tertahan` })
  }
}

/** Every drawer is counted, blind: the books are looked at only now. */
async function countDrawers(ctx: StoreCtx, body: CloseBody): Promise<DrawerCount[]> {
  const balances = await drawerBalances(ctx.db, ctx.kode_toko)
  const named = new Set(drawersWith(await drawerNames(ctx), balances))
  const counted = new Set(body.hitungan.map(one => one.laci))
  const stray = [...counted].find(laci => !named.has(laci))
  if (stray !== undefined || counted.size < body.hitungan.length) {
    refuse('TIDAK_LENGKAP', {}, { hitungan: 'Setiap laci dihitung sekali' })
  }
  return [...named].map(laci => {
    const count = body.hitungan.find(one => one.laci === laci)
    if (count === undefined) return refuse('HITUNGAN_KURANG', { laci })
    const buku_rp = balances.find(balance => balance.laci === laci)?.buku_rp ?? 0
    return { laci, buku_rp, hitung_rp: total(count.pecahan) }
  })
}

function total(pecahan: Readonly<Record<string, number>>): number {
  try {
    return countTotal(pecahan as CashCount)
  } catch {
    return refuse('TIDAK_LENGKAP', {}, { hitungan: 'Pecahan uang tidak dikenal' })
  }
}

/**
 * Drawers to count: those the setting names, and any other that still holds money by the books; a
 * drawer that was taken out of the setting empty is no drawer any more.
 */
export async function drawersToCount(ctx: StoreCtx): Promise<string[]> {
  return drawersWith(await drawerNames(ctx), await drawerBalances(ctx.db, ctx.kode_toko))
}

const drawersWith = (
  names: readonly string[],
  balances: readonly { laci: string; buku_rp: number }[],
): string[] => [
  ...new Set([...names, ...balances.filter(one => one.buku_rp !== 0).map(one => one.laci)]),
]

async function drawerNames(ctx: StoreCtx): Promise<string[]> {
  const setting = await storeSetting(ctx.db, ctx.kode_toko, 'LACI')
  return (setting ?? DEFAULT_SETTINGS.LACI ?? 'KASIR').split(',').map(name => name.trim())
}
