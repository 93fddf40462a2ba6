import type {
  laporPpatk,
  StatusTugas,
  TugasPpatk,
} from '@kencana/contract/areas/pelanggan/transaksi-besar'
import type { BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { AMBANG_TUGAS_RP } from '@kencana/domain/beli/ambang'
import { calendarDay } from '../../platform/clock.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { findTask, keepReport, type TaskRow, tasksOf } from './tasks.queries.ts'

/** Tasks of a document, or of the loan or deposit of that number. */
export async function tasksShown({ db, kode_toko }: StoreCtx, nomor: string) {
  return (await tasksOf(db, kode_toko, nomor)).map(shown)
}

/**
 * Keeps under which number the day of a person was reported, once.
 * @throws Refusal TIDAK_DITEMUKAN, TIDAK_LENGKAP, SUDAH_DILAPORKAN, TUGAS_GUGUR
 */
export async function reportTask(
  ctx: StoreCtx,
  nomor: string,
  { no_laporan, tgl_laporan }: BodyOf<typeof laporPpatk>,
): Promise<TugasPpatk> {
  const { db, kode_toko } = ctx
  const row = (await findTask(db, kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  demandOpen(row)
  const pada = ctx.now()
  demandDay(tgl_laporan, row.tgl, calendarDay(pada))
  const oleh = ctx.actor.user_id
  const kept = await keepReport(db, kode_toko, nomor, { no_laporan, tgl_laporan, oleh, pada })
  const after = (await findTask(db, kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  // another was faster in between
  if (kept === 0) demandOpen(after)
  return shown(after)
}

function demandOpen(row: TaskRow): void {
  const status = statusOf(row)
  if (status === 'GUGUR') refuse('TUGAS_GUGUR', { tgl: row.tgl })
  if (status === 'TERBUKA') return
  const { nomor, no_laporan, oleh } = row
  refuse('SUDAH_DILAPORKAN', { nomor, no_laporan: no_laporan ?? '', user_id: oleh ?? '' })
}

/** A business day may be ahead of the calendar: what was done on it is reported on it, too. */
function demandDay(said: string, tgl: string, today: string): void {
  if (said < tgl) refuse('TIDAK_LENGKAP', {}, { tgl_laporan: 'Sebelum transaksinya' })
  if (said > tgl && said > today) {
    refuse('TIDAK_LENGKAP', {}, { tgl_laporan: 'Tanggal itu belum tiba' })
  }
}

/** What is to be reported is asked of what stands, wherever the rest of the day was. */
function statusOf({ no_laporan, jumlah_rp }: TaskRow): StatusTugas {
  if (no_laporan !== null) return 'DILAPORKAN'
  return jumlah_rp >= AMBANG_TUGAS_RP ? 'TERBUKA' : 'GUGUR'
}

const shown = ({ jumlah_rp, ...row }: TaskRow): TugasPpatk => ({
  ...row,
  status: statusOf({ jumlah_rp, ...row }),
  jumlah: jumlah_rp,
})
