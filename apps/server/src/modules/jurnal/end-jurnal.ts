import type {
  approveJurnal as approveRoute,
  refuseJurnal as refuseRoute,
} from '@kencana/contract/areas/akuntansi/jurnal'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { barisBuku } from '@kencana/domain/posting/buku/jurnal-umum'
import { openDay } from '../../engines/document/open-day.ts'
import type { DecidedDocument } from '../../engines/document/post-document.ts'
import { runDocument } from '../../engines/document/run-document.ts'
import type { StateClaim } from '../../engines/document/states.ts'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { type AjuanRow, findAjuan, findJurnal } from './jurnal.queries.ts'
import { demandLines } from './read-accounts.ts'
import { dayToBook, demandNotTurned } from './submit-jurnal.ts'

type Ended = 'DISETUJUI' | 'DITOLAK' | 'DITARIK'
type EndedAnswer = AnswerOf<typeof refuseRoute>

/**
 * Approves a submitted journal: it is posted as it was agreed, on the open day, and booked there or
 * on the earlier day it names. Whether its accounts and that day are still for it, and what it
 * turns round still stands, is looked at again.
 */
export const approveJurnal = (ctx: Ctx, nomor: string): Promise<AnswerOf<typeof approveRoute>> =>
  ending(ctx, nomor, async (store, ajuan, tgl) => {
    demandAnother(ctx, ajuan)
    const { user_id, pada, keterangan, total_rp, murni_ug, membalik } = ajuan
    const lines = ajuan.isi.baris
    await demandLines(store, lines)
    if (membalik !== null) await demandStanding(store, membalik, nomor)
    const booked = await dayToBook(store, ajuan.isi.tgl_buku, tgl)
    const buku = booked === undefined ? {} : { tgl_buku: booked }
    return {
      jenis: 'JURNAL_UMUM',
      awalan: 'JU',
      kunci_nomor: 'no_jurnal',
      tgl,
      ...buku,
      dokumen: {
        total_rp,
        keterangan,
        isi: {
          ...buku,
          ajuan: { no_ajuan: nomor, user_id, pada: pada.toISOString() },
          murni_ug,
          ...(membalik === null ? {} : { membalik }),
        },
      },
      klaim_lain: [claimOn(ajuan, 'DISETUJUI')],
      jurnal: barisBuku(lines),
      jawaban: { no_ajuan: nomor },
    }
  })

/** Refuses one, by another than who wrote it. */
export const refuseJurnal = (ctx: Ctx, nomor: string, alasan: string) =>
  ending<EndedAnswer>(ctx, nomor, async (_, ajuan, tgl) => {
    demandAnother(ctx, ajuan)
    return given(ajuan, tgl, { jenis: 'TOLAK_JURNAL', awalan: 'JT', ke: 'DITOLAK', alasan })
  })

/** Takes one's own back. */
export const withdrawJurnal = (ctx: Ctx, nomor: string, alasan: string | undefined) =>
  ending<EndedAnswer>(ctx, nomor, async (_, ajuan, tgl) => {
    const { user_id } = ajuan
    if (user_id !== ctx.actor.user_id) refuse('AJUAN_ORANG_LAIN', { nomor, user_id })
    const how = { jenis: 'TARIK_JURNAL', awalan: 'JK', ke: 'DITARIK' } as const
    return given(ajuan, tgl, { ...how, alasan: alasan || null })
  })

/** Ends a submission by a document of the open day. Who lost the race hears who was faster. */
const ending = <T>(
  ctx: Ctx,
  nomor: string,
  decide: (store: StoreCtx, ajuan: AjuanRow, tgl: string) => Promise<DecidedDocument>,
): Promise<T> =>
  runDocument<T>(ctx, {
    decide: async store => {
      const ajuan = await waiting(store, nomor)
      const tgl = (await openDay(store.db, store.kode_toko)) ?? refuse('TOKO_BELUM_BUKA')
      return decide(store, ajuan, tgl)
    },
  })

const ENDED: Readonly<Record<Ended, string>> = {
  DISETUJUI: 'disetujui',
  DITOLAK: 'ditolak',
  DITARIK: 'ditarik',
}

/** One that waits. @throws Refusal TIDAK_DITEMUKAN, AJUAN_SELESAI naming who ended it */
async function waiting({ db, kode_toko }: StoreCtx, nomor: string): Promise<AjuanRow> {
  const ajuan = (await findAjuan(db, kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  const { status, diputus_oleh } = ajuan
  if (status === 'MENUNGGU') return ajuan
  return refuse('AJUAN_SELESAI', { nomor, status: ENDED[status], user_id: diputus_oleh ?? '-' })
}

/** @throws Refusal AJUAN_SENDIRI */
function demandAnother({ actor }: Ctx, { no_ajuan, user_id }: AjuanRow): void {
  if (user_id === actor.user_id) refuse('AJUAN_SENDIRI', { nomor: no_ajuan })
}

/** What is turned round still stands. @throws Refusal SUDAH_BATAL, JURNAL_DIBALIK */
async function demandStanding(ctx: StoreCtx, nomor: string, no_ajuan: string): Promise<void> {
  const found = await findJurnal(ctx.db, ctx.kode_toko, nomor)
  if (found?.no_batal != null) refuse('SUDAH_BATAL', { nomor })
  await demandNotTurned(ctx, nomor, no_ajuan)
}

const claimOn = (ajuan: AjuanRow, ke_status: Ended, alasan?: string | null): StateClaim => ({
  tabel: 'ajuan_jurnal',
  kunci: ajuan.no_ajuan,
  versi: ajuan.versi,
  dari_status: 'MENUNGGU',
  ke_status,
  ...(alasan ? { ubah: { alasan } } : {}),
})

interface Giving {
  readonly jenis: 'TOLAK_JURNAL' | 'TARIK_JURNAL'
  readonly awalan: string
  readonly ke: Ended
  readonly alasan: string | null
}

/** The document by which a submission ends without being posted. */
const given = (
  ajuan: AjuanRow,
  tgl: string,
  { jenis, awalan, ke, alasan }: Giving,
): DecidedDocument => ({
  jenis,
  awalan,
  kunci_nomor: 'nomor',
  tgl,
  dokumen: {
    total_rp: ajuan.total_rp,
    keterangan: alasan,
    isi: { no_ajuan: ajuan.no_ajuan },
  },
  klaim_lain: [claimOn(ajuan, ke, alasan)],
  tanpa_jurnal: true,
  jawaban: { no_ajuan: ajuan.no_ajuan },
})
