import {
  type KodeTugas,
  type ringkasan,
  type ringkasanGrafik,
  type ringkasanPusat,
  SELLING_SCREENS,
  TUGAS,
} from '@kencana/contract/areas/ringkasan'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { type Level, REPORTS_PPATK, SEES_ALL } from '@kencana/contract/permissions'
import { refuse } from '@kencana/contract/refusals'
import { addDays } from '@kencana/domain/calendar'
import { mgToGram } from '@kencana/domain/quantity'
import { chainToday, liveStores, ofStores } from '../../engines/chain/every-store.ts'
import { calendarDay } from '../../platform/clock.ts'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { mayOpen } from '../../platform/http/boundary.ts'
import type { Queryable } from '../../platform/sql.ts'
import { inStore } from '../../platform/transaction.ts'
import {
  cancelledOn,
  type DayRow,
  lastTold,
  recentSales,
  type StoreRow,
  type SumRow,
  salesPerDay,
  salesPerJenis,
  salesPerPerson,
  salesPerTender,
  soldOn,
  storeNow,
  type ToldRow,
  unreportedTasks,
} from './ringkasan.queries.ts'
import { movedOn, waitingTasks } from './tugas.queries.ts'
import { wrongAccounts } from './wrong-accounts.ts'

const NOTHING: SumRow = { nota: 0, pcs: 0, berat_mg: 0, total: 0 }
const RECENT = 8

/**
 * Today's work of the store, for who asks: what waits for them, and what was sold for whoever has
 * to do with selling. @throws Refusal TIDAK_DITEMUKAN
 */
export async function showToday(ctx: StoreCtx): Promise<AnswerOf<typeof ringkasan>> {
  const { db, kode_toko, actor } = ctx
  const store = (await storeNow(db, kode_toko)) ?? refuse('TIDAK_DITEMUKAN')
  const tgl_kalender = calendarDay(ctx.now())
  const tgl = store.tgl ?? tgl_kalender
  const kinds = KODE_TUGAS.filter(kode => mayOpen(TUGAS[kode], actor))
  const asked = { kode_toko, user_id: actor.user_id, tgl, tgl_kalender }
  const [moved] = await movedOn(db, kode_toko, tgl)
  return {
    ...(SELLING_SCREENS.some(path => mayOpen(path, actor))
      ? await soldToday(ctx, store)
      : { ...dayOf(kode_toko, store, [], actor.level), ...NOTHING_SOLD }),
    tugas_ppatk: await tasksFor(db, kode_toko, actor.level),
    dibuka_pada: store.dibuka_pada?.toISOString() ?? null,
    tugas: [...(await waitingTasks(db, kinds, asked)), ...(await wrongAccounts(db, actor, kinds))],
    gerak: {
      masuk: { pcs: moved?.masuk_pcs ?? 0, berat: mgToGram(moved?.masuk_mg ?? 0) },
      keluar: { pcs: moved?.keluar_pcs ?? 0, berat: mgToGram(moved?.keluar_mg ?? 0) },
    },
  }
}

export const KODE_TUGAS = Object.keys(TUGAS) as KodeTugas[]

/** What is told instead to whoever has nothing to do with selling. */
const NOTHING_SOLD = {
  hari_ini: null,
  batal: null,
  sebelumnya: null,
  bayar: [],
  tertahan: 0,
  terbaru: [],
}

async function soldToday({ db, kode_toko, actor }: StoreCtx, store: StoreRow) {
  const { tgl, sebelumnya } = store
  const days = tgl === null ? [] : await salesPerDay(db, kode_toko, sebelumnya ?? tgl, tgl)
  const before = days.find(day => day.tgl === sebelumnya)
  const recent = tgl === null ? [] : await recentSales(db, kode_toko, tgl, RECENT)
  return {
    ...dayOf(kode_toko, store, days, actor.level),
    sebelumnya: before === undefined ? null : { ...sumOf([before]), tgl: before.tgl },
    bayar: tgl === null ? [] : await salesPerTender(db, kode_toko, tgl, tgl),
    tertahan: store.tertahan,
    terbaru: recent.map(({ berat_mg, pada, ...sale }) => ({
      ...sale,
      pada: pada.toISOString(),
      berat: mgToGram(berat_mg),
    })),
  }
}

/** Sales of the last `hari` days up to the open one. @throws Refusal TIDAK_DITEMUKAN */
export async function showCharts(
  ctx: StoreCtx,
  { hari }: { hari: number },
): Promise<AnswerOf<typeof ringkasanGrafik>> {
  const { db, kode_toko } = ctx
  const store = (await storeNow(db, kode_toko)) ?? refuse('TIDAK_DITEMUKAN')
  const sampai = store.tgl ?? calendarDay(ctx.now())
  const dari = addDays(sampai, 1 - hari)
  const days = await salesPerDay(db, kode_toko, dari, sampai)
  const jenis = await salesPerJenis(db, kode_toko, dari, sampai)
  return {
    dari,
    sampai,
    jumlah: sumOf(days),
    harian: days.map(({ tgl, ...day }) => ({ tgl, ...sumOf([day]) })),
    jenis: jenis.map(inGrams),
    bayar: await salesPerTender(db, kode_toko, dari, sampai),
    sales: (await salesPerPerson(db, kode_toko, dari, sampai)).map(inGrams),
  }
}

const inGrams = <R extends { berat_mg: number }>({ berat_mg, ...one }: R) => ({
  ...one,
  berat: mgToGram(berat_mg),
})

/**
 * Every store side by side, each read inside its own row security. A store whose answer takes too
 * long is named, the others still stand. @throws Refusal TOKO_BUKAN_HAK for users of a branch
 */
export async function showStores(
  ctx: Ctx,
  { hari }: { hari: number },
): Promise<AnswerOf<typeof ringkasanPusat>> {
  if (ctx.actor.tipe !== 'PUSAT') refuse('TOKO_BUKAN_HAK', { kode_toko: 'PUSAT' })
  const stores = await liveStores(ctx.app.pool)
  const tgl_kalender = calendarDay(ctx.now())
  const today = await chainToday(ctx.app.pool, stores, tgl_kalender)
  const tgl_bisnis = today.tgl
  const span = { hari, tgl_kalender, tgl_bisnis }
  const asked = stores.filter(store => !today.silent.includes(store))
  const { found, silent } = await ofStores(ctx.app.pool, asked, (db, { kode_toko }) =>
    storeBeside(db, kode_toko, span, ctx.actor.level),
  )
  const { kode_toko } = ctx.actor
  const told = await inStore(ctx.app.pool, kode_toko, db => lastTold(db, kode_toko))
  const toko = found.map(store => {
    const row = told.find(({ asal }) => asal === store.kode_toko)
    return { ...store, tutup: toldAnswer(row, store.tgl_system, ctx.actor.level) }
  })
  return {
    tgl_kalender,
    tgl_bisnis,
    toko,
    tanpa_jawaban: [...today.silent, ...silent].map(({ nama_toko }) => nama_toko),
  }
}

/** What the count was off by is for those who see all. */
function toldAnswer(told: ToldRow | undefined, tgl_system: string | null, level: Level) {
  if (told === undefined) return null
  const { no_tutup, tgl, ditutup_pada, ditutup_oleh } = told
  const isSeen = SEES_ALL.includes(level)
  return {
    ...{ no_tutup, tgl, ditutup_oleh },
    ditutup_pada: ditutup_pada.toISOString(),
    dibuka_kembali: tgl_system !== null && tgl_system <= tgl,
    lebih: isSeen ? told.lebih_rp : null,
    kurang: isSeen ? told.kurang_rp : null,
  }
}

interface Span {
  readonly hari: number
  readonly tgl_kalender: string
  readonly tgl_bisnis: string
}

async function storeBeside(
  db: Queryable,
  kode_toko: string,
  { hari, tgl_kalender, tgl_bisnis }: Span,
  level: Level,
) {
  const store = (await storeNow(db, kode_toko)) ?? refuse('TIDAK_DITEMUKAN')
  const { tgl } = store
  const days = tgl === null ? [] : await salesPerDay(db, kode_toko, addDays(tgl, 1 - hari), tgl)
  const [day] = await salesPerDay(db, kode_toko, tgl_bisnis, tgl_bisnis)
  const batal = (await cancelledOn(db, kode_toko, tgl_bisnis)) ?? { nota: 0, total: 0 }
  return {
    ...dayOf(kode_toko, store, days, level),
    tugas_ppatk: await tasksFor(db, kode_toko, level),
    jumlah: sumOf(days),
    harian: days.map(one => ({ tgl: one.tgl, nota: one.nota, total: one.total })),
    bisnis: day === undefined ? null : { ...sumOf([day]), batal },
    kalender: sumOf([(await soldOn(db, kode_toko, tgl_kalender)) ?? NOTHING]),
  }
}

/** What is to be reported is for who reports. */
export const tasksFor = async (db: Queryable, kode_toko: string, level: Level) =>
  REPORTS_PPATK.includes(level) ? ((await unreportedTasks(db, kode_toko)) ?? null) : null

/** The open day among the days read; a closed store has no today. */
function dayOf(kode_toko: string, store: StoreRow, days: readonly DayRow[], level: Level) {
  const today = store.buka ? days.filter(day => day.tgl === store.tgl) : []
  return {
    kode_toko,
    nama_toko: store.nama_toko,
    tgl_system: store.buka ? store.tgl : null,
    hari_ini: sumOf(today),
    batal: store.buka ? { nota: store.batal_nota, total: store.batal_rp } : { nota: 0, total: 0 },
    stok: store.stok_tersembunyi && level !== 'OWN' ? null : stockOf(store),
  }
}

const stockOf = ({ stok_pcs, stok_mg, stok_ug }: StoreRow) => ({
  pcs: stok_pcs,
  berat: mgToGram(stok_mg),
  murni_ug: stok_ug,
})

function sumOf(days: readonly SumRow[]) {
  const { nota, pcs, berat_mg, total } = days.reduce(
    (sum, day) => ({
      nota: sum.nota + day.nota,
      pcs: sum.pcs + day.pcs,
      berat_mg: sum.berat_mg + day.berat_mg,
      total: sum.total + day.total,
    }),
    NOTHING,
  )
  return { nota, pcs, berat: mgToGram(berat_mg), total }
}
