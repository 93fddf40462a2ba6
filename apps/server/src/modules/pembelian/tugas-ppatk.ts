import type { laporPpatk, StatusTugas } from '@kencana/contract/areas/beli/tugas-ppatk'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { SEES_TUGAS } from '@kencana/contract/permissions'
import { refuse } from '@kencana/contract/refusals'
import { AMBANG_TUGAS_RP } from '@kencana/domain/beli/ambang'
import { calendarDay } from '../../platform/clock.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { findTask, keepReport, type TaskRow } from './pembelian.queries.ts'

type Task = AnswerOf<typeof laporPpatk>

/** The task of a purchase, for who may know of it. */
export async function taskShown(ctx: StoreCtx, nomor: string): Promise<Task | null> {
  if (!SEES_TUGAS.includes(ctx.actor.level)) return null
  const row = await findTask(ctx.db, ctx.kode_toko, nomor)
  return row === undefined ? null : shown(row)
}

/**
 * Keeps under which number a purchase was reported, once.
 * @throws Refusal TIDAK_DITEMUKAN, TIDAK_LENGKAP, SUDAH_DILAPORKAN, TUGAS_GUGUR
 */
export async function reportTask(
  ctx: StoreCtx,
  nomor: string,
  { no_laporan, tgl_laporan }: BodyOf<typeof laporPpatk>,
): Promise<Task> {
  const { db, kode_toko } = ctx
  const row = (await findTask(db, kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  demandOpen(nomor, row)
  const pada = ctx.now()
  demandDay(tgl_laporan, row.tgl, calendarDay(pada))
  const oleh = ctx.actor.user_id
  const kept = await keepReport(db, kode_toko, nomor, { no_laporan, tgl_laporan, oleh, pada })
  const after = (await findTask(db, kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  // another was faster in between
  if (kept === 0) demandOpen(nomor, after)
  return shown(after)
}

function demandOpen(nomor: string, row: TaskRow): void {
  const status = statusOf(row)
  if (status === 'GUGUR') refuse('TUGAS_GUGUR', { tgl: row.tgl })
  if (status === 'TERBUKA') return
  const { no_laporan, oleh } = row
  refuse('SUDAH_DILAPORKAN', { nomor, no_laporan: no_laporan ?? '', user_id: oleh ?? '' })
}

/** A business day may be ahead of the calendar: what was bought on it is reported on it, too. */
function demandDay(said: string, tgl: string, today: string): void {
  if (said < tgl) refuse('TIDAK_LENGKAP', {}, { tgl_laporan: 'Sebelum pembeliannya' })
  if (said > tgl && said > today) {
    refuse('TIDAK_LENGKAP', {}, { tgl_laporan: 'Tanggal itu belum tiba' })
  }
}

/** What is to be reported is asked of what stands, wherever the rest of the day was bought. */
function statusOf({ no_laporan, jumlah_rp }: TaskRow): StatusTugas {
  if (no_laporan !== null) return 'DILAPORKAN'
  return jumlah_rp >= AMBANG_TUGAS_RP ? 'TERBUKA' : 'GUGUR'
}

const shown = (row: TaskRow): Task => ({
  status: statusOf(row),
  jumlah: row.jumlah_rp,
  batas: row.batas,
  no_laporan: row.no_laporan,
  tgl_laporan: row.tgl_laporan,
  oleh: row.oleh,
})
