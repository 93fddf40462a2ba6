import type {
  ClosedMonth,
  PeriodeAnswer,
  periodeList,
} from '@kencana/contract/areas/akuntansi/periode'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import {
  bulanLain,
  bulanOf,
  halanganPeriode,
  hariBulan,
} from '@kencana/domain/posting/buku/periode'
import type { StoreCtx } from '../../platform/context.ts'
import {
  allPeriodes,
  booksOf,
  findPeriode,
  keptBalance,
  openUntil,
  type PeriodeRow,
  waitingJournals,
} from './periode.queries.ts'

/** Every closing, and the month that is next with what keeps it from being closed. */
export async function showPeriodes({
  db,
  kode_toko,
}: StoreCtx): Promise<AnswerOf<typeof periodeList>> {
  const books = (await booksOf(db, kode_toko)) ?? refuse('TOKO_BELUM_BUKA')
  const { terakhir, pertama, hari_buka } = books
  const bulan = terakhir === null ? bulanOf(pertama) : bulanLain(terakhir, 1)
  const { akhir } = hariBulan(bulan)
  const menunggu = await waitingJournals(db, kode_toko, akhir)
  const terbuka = await openUntil(db, kode_toko, akhir)
  const halangan = halanganPeriode(bulan, { ...books, menunggu })
  const data = (await allPeriodes(db, kode_toko)).map(shown)
  return { hari_buka, berikut: { bulan, halangan, menunggu, terbuka }, data }
}

/** One closing with the balance it keeps. @throws Refusal TIDAK_DITEMUKAN */
export async function showPeriode(
  { db, kode_toko }: StoreCtx,
  no_tutup: string,
): Promise<PeriodeAnswer> {
  const row = (await findPeriode(db, kode_toko, no_tutup)) ?? refuse('TIDAK_DITEMUKAN')
  const saldo = (await keptBalance(db, kode_toko, no_tutup)).map(
    ({ nomor_akun, nama_akun, awal_rp, debit_rp, kredit_rp, awal_ug, murni_ug }) => ({
      nomor_akun,
      nama_akun,
      awal: awal_rp,
      debit: debit_rp,
      kredit: kredit_rp,
      akhir: awal_rp + debit_rp - kredit_rp,
      awal_ug,
      murni_ug,
      akhir_ug: awal_ug + murni_ug,
    }),
  )
  return { ...shown(row), saldo }
}

const shown = (row: PeriodeRow): ClosedMonth => ({
  no_tutup: row.no_tutup,
  bulan: row.bulan,
  status: row.status,
  tgl_system: row.tgl,
  pada: row.pada.toISOString(),
  user_id: row.user_id,
  hash: row.hash,
  akun: row.akun,
  debit: row.debit,
  dibuka_oleh: row.dibuka_oleh,
  dibuka_pada: row.dibuka_pada?.toISOString() ?? null,
  alasan: row.alasan,
})
