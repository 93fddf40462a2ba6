import type { SaldoAwalKind, saldoAwalList } from '@kencana/contract/areas/akuntansi/saldo-awal'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { JENIS_SALDO_AWAL } from '@kencana/domain/posting/saldo-awal'
import { openDay } from '../../engines/document/open-day.ts'
import type { StoreCtx } from '../../platform/context.ts'
import {
  findLoad,
  firstTrade,
  type LoadRow,
  loadedPieces,
  loadJournal,
  movedSince,
  standingLoads,
} from './awal.queries.ts'
import { saidSums } from './load-opening.ts'

/** What the shop began with, and which kinds may still be loaded or taken back. */
export async function showOpenings(ctx: StoreCtx): Promise<AnswerOf<typeof saldoAwalList>> {
  const { db, kode_toko } = ctx
  const tgl = await openDay(db, kode_toko)
  const loads = await standingLoads(db, kode_toko)
  const jenis: SaldoAwalKind[] = []
  for (const kind of JENIS_SALDO_AWAL) {
    const load = loads.find(({ isi }) => isi.jenis === kind)
    const trade = await firstTrade(db, kode_toko, kind)
    jenis.push({
      jenis: kind,
      dimuat: load === undefined ? null : loadShown(load),
      bisa_batal: load?.tgl === tgl && load !== undefined && (await isUntouched(ctx, load)),
      terlambat: trade?.nomor ?? null,
    })
  }
  return { tgl_system: tgl ?? null, jenis }
}

const loadShown = ({ nomor, tgl, pada, user_id, isi }: LoadRow) => ({
  no_saldo_awal: nomor,
  tgl_system: tgl,
  pada: pada.toISOString(),
  user_id,
  ...saidSums(isi),
})

const isUntouched = async (ctx: StoreCtx, load: LoadRow): Promise<boolean> =>
  (await touchedBy(ctx, load)) === undefined

/** What of a load has moved since: a piece, a loan, a deposit; of money whatever moved any. */
export const touchedBy = async (
  { db, kode_toko }: StoreCtx,
  load: LoadRow,
): Promise<string | undefined> =>
  (load.isi.jenis === 'KAS'
    ? await firstTrade(db, kode_toko, 'KAS')
    : await movedSince(db, kode_toko, load)
  )?.nomor

/** @throws Refusal TIDAK_DITEMUKAN */
export async function journalOf({ db, kode_toko }: StoreCtx, nomor: string) {
  const load = (await findLoad(db, kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  return loadJournal(db, kode_toko, load)
}

/** @throws Refusal TIDAK_DITEMUKAN */
export async function barcodesOf({ db, kode_toko }: StoreCtx, nomor: string) {
  const load = (await findLoad(db, kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  return (await loadedPieces(db, kode_toko, load.nomor)).map(piece => piece.kode_barcode)
}
