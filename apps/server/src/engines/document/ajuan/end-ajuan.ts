import type { StatusAjuan } from '@kencana/contract/documents/ajuan'
import { type RefusalCode, refuse } from '@kencana/contract/refusals'
import type { Ctx, StoreCtx } from '../../../platform/context.ts'
import type { Queryable } from '../../../platform/sql.ts'
import { openDay } from '../open-day.ts'
import type { DecidedDocument } from '../post-document.ts'
import { runDocument } from '../run-document.ts'
import type { AjuanTable } from '../states.ts'

/** What the engine knows of a submission, whatever was submitted. */
export interface AjuanHead {
  readonly no_ajuan: string
  readonly versi: number
  readonly status: StatusAjuan
  readonly user_id: string
  readonly pada: Date
  readonly diputus_oleh: string | null
}

export type Ended = Exclude<StatusAjuan, 'MENUNGGU'>

/** Kind of a document, and the letters its number begins with. */
interface Called {
  readonly jenis: string
  readonly awalan: string
}

/** What a document says by which a submission ends without what was submitted. */
type Given = Pick<DecidedDocument, 'dokumen' | 'barang' | 'klaim'>

/** A kind of submission (decision 0099): where it stands, and what ends it besides a yes. */
export interface AjuanKind<Row extends AjuanHead> {
  readonly tabel: AjuanTable
  /** Its column that says why it was refused or taken back. */
  readonly sebab: 'alasan' | 'keterangan'
  readonly find: (db: Queryable, kode_toko: string, nomor: string) => Promise<Row | undefined>
  readonly tolak: Called
  readonly tarik: Called
  readonly given: (ctx: StoreCtx, ajuan: Row) => Promise<Given> | Given
  /** Lost races after which what was approved is decided anew. */
  readonly anew?: readonly RefusalCode[]
  /** Hears that one has ended, by which document. */
  readonly tell?: (ctx: Ctx, ended: { status: Ended; ajuan: Row; nomor: string }) => void
}

/** The document that lays something down for another to approve: nothing is booked by it. */
export const laidDown = (
  tabel: AjuanTable,
  document: Omit<DecidedDocument, 'kunci_nomor' | 'baru_lain' | 'tanpa_jurnal'>,
  baris: Readonly<Record<string, unknown>>,
): DecidedDocument => ({
  ...document,
  kunci_nomor: 'no_ajuan',
  baru_lain: [{ tabel, baris }],
  tanpa_jurnal: true,
})

/**
 * Approves a submission, by another than who submitted it, whatever his level: `posted` is what it
 * becomes, and the submission is claimed with it. Each ends once; who lost the race hears who was
 * faster.
 * @throws Refusal TIDAK_DITEMUKAN, AJUAN_SELESAI, AJUAN_SENDIRI
 */
export const approveAjuan = <Row extends AjuanHead, T>(
  ctx: Ctx,
  kind: AjuanKind<Row>,
  posted: (ctx: StoreCtx, ajuan: Row) => Promise<DecidedDocument>,
  nomor: string,
): Promise<T> =>
  ending(ctx, kind, { nomor, status: 'DISETUJUI' }, async (store, ajuan) => {
    demandAnother(ctx, ajuan)
    const document = await posted(store, ajuan)
    const claim = claimOn(kind, ajuan, 'DISETUJUI')
    return { ...document, klaim_lain: [...(document.klaim_lain ?? []), claim] }
  })

/** Refuses one with a reason, likewise. */
export const refuseAjuan = <Row extends AjuanHead, T>(
  ctx: Ctx,
  kind: AjuanKind<Row>,
  nomor: string,
  alasan: string,
): Promise<T> =>
  ending(ctx, kind, { nomor, status: 'DITOLAK' }, async (store, ajuan) => {
    demandAnother(ctx, ajuan)
    return ended(store, kind, ajuan, { ke: 'DITOLAK', sebab: alasan })
  })

/** Takes one's own back. @throws Refusal AJUAN_ORANG_LAIN */
export const withdrawAjuan = <Row extends AjuanHead, T>(
  ctx: Ctx,
  kind: AjuanKind<Row>,
  nomor: string,
  alasan: string | undefined,
): Promise<T> =>
  ending(ctx, kind, { nomor, status: 'DITARIK' }, async (store, ajuan) => {
    const { user_id } = ajuan
    if (user_id !== ctx.actor.user_id) refuse('AJUAN_ORANG_LAIN', { nomor, user_id })
    return ended(store, kind, ajuan, { ke: 'DITARIK', sebab: alasan || null })
  })

interface Meant {
  readonly nomor: string
  readonly status: Ended
}

function ending<Row extends AjuanHead, T>(
  ctx: Ctx,
  kind: AjuanKind<Row>,
  { nomor, status }: Meant,
  decide: (store: StoreCtx, ajuan: Row) => Promise<DecidedDocument>,
): Promise<T> {
  let found: Row | undefined
  return runDocument<T>(ctx, {
    ...(kind.anew === undefined ? {} : { anew: kind.anew }),
    decide: async store => {
      found = await waiting(store, kind, nomor)
      return decide(store, found)
    },
    whenPosted: posted => {
      if (found !== undefined) kind.tell?.(ctx, { status, ajuan: found, nomor: posted.nomor })
    },
  })
}

/** The day that is open: what outlived its own must not wait for ever. */
export const dayOfEnding = async ({ db, kode_toko }: StoreCtx): Promise<string> =>
  (await openDay(db, kode_toko)) ?? refuse('TOKO_BELUM_BUKA')

/** Who submitted what was approved, as its document keeps it. */
export const submittedBy = ({ no_ajuan, user_id, pada }: AjuanHead) => ({
  no_ajuan,
  user_id,
  pada: pada.toISOString(),
})

const ENDED: Readonly<Record<Ended, string>> = {
  DISETUJUI: 'disetujui',
  DITOLAK: 'ditolak',
  DITARIK: 'ditarik',
}

/** One that waits. @throws Refusal TIDAK_DITEMUKAN, AJUAN_SELESAI naming who ended it */
async function waiting<Row extends AjuanHead>(
  { db, kode_toko }: StoreCtx,
  { find }: AjuanKind<Row>,
  nomor: string,
): Promise<Row> {
  const ajuan = (await find(db, kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  const { status, diputus_oleh } = ajuan
  if (status === 'MENUNGGU') return ajuan
  return refuse('AJUAN_SELESAI', { nomor, status: ENDED[status], user_id: diputus_oleh ?? '-' })
}

/** @throws Refusal AJUAN_SENDIRI */
function demandAnother({ actor }: Ctx, { no_ajuan, user_id }: AjuanHead): void {
  if (user_id === actor.user_id) refuse('AJUAN_SENDIRI', { nomor: no_ajuan })
}

interface Ending {
  readonly ke: Ended
  readonly sebab: string | null
}

/** The document by which one ends without being posted. */
async function ended<Row extends AjuanHead>(
  ctx: StoreCtx,
  kind: AjuanKind<Row>,
  ajuan: Row,
  { ke, sebab }: Ending,
): Promise<DecidedDocument> {
  const { no_ajuan } = ajuan
  const tgl = await dayOfEnding(ctx)
  const given = await kind.given(ctx, ajuan)
  return {
    ...(ke === 'DITOLAK' ? kind.tolak : kind.tarik),
    kunci_nomor: 'nomor',
    tgl,
    ...given,
    dokumen: { ...given.dokumen, keterangan: sebab, isi: { no_ajuan } },
    klaim_lain: [claimOn(kind, ajuan, ke, sebab)],
    tanpa_jurnal: true,
    jawaban: { no_ajuan },
  }
}

const claimOn = <Row extends AjuanHead>(
  { tabel, sebab: column }: AjuanKind<Row>,
  { no_ajuan, versi }: Row,
  ke_status: Ended,
  sebab?: string | null,
) => ({
  tabel,
  kunci: no_ajuan,
  versi,
  dari_status: 'MENUNGGU',
  ke_status,
  ...(sebab ? { ubah: { [column]: sebab } } : {}),
})
