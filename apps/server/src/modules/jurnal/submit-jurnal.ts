import type {
  submitJurnal as submitRoute,
  turnJurnal as turnRoute,
} from '@kencana/contract/areas/akuntansi/jurnal'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import {
  type BarisJurnal,
  barisBalik,
  isiJurnal,
  selisihJurnal,
  selisihText,
} from '@kencana/domain/posting/buku/jurnal-umum'
import { bulanOf } from '@kencana/domain/posting/buku/periode'
import { laidDown } from '../../engines/document/ajuan/end-ajuan.ts'
import { dayAsSeen, demandDated } from '../../engines/document/open-day.ts'
import type { DecidedDocument } from '../../engines/document/post-document.ts'
import { runDocument } from '../../engines/document/run-document.ts'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { bookDay, findJurnal, linesOf, turnedBy } from './jurnal.queries.ts'
import { demandLines } from './read-accounts.ts'

type Submitted = AnswerOf<typeof submitRoute>

/** Lays a journal by hand down for another to approve; nothing is booked. */
export const submitJurnal = (ctx: Ctx, body: BodyOf<typeof submitRoute>): Promise<Submitted> =>
  runDocument(ctx, {
    decide: async store => {
      const lines = body.baris.map(({ debit, kredit, ...line }) => ({
        ...line,
        debit_rp: debit,
        kredit_rp: kredit,
      }))
      await demandLines(store, lines)
      const off = selisihJurnal(lines)
      if (off !== null) refuse('JURNAL_TIDAK_SEIMBANG', selisihText(off))
      const tgl = await dayAsSeen(store, body.tgl_system)
      const tgl_buku = await dayToBook(store, body.tgl_buku, tgl)
      return submission(lines, tgl, body.keterangan, { tgl_buku })
    },
  })

/**
 * The same for the journal that turns an earlier one round. Of the open day it is taken back
 * instead: so what undoes a journal is decided by the day, and never twice.
 */
export const turnJurnal = (
  ctx: Ctx,
  nomor: string,
  { keterangan, tgl_system }: BodyOf<typeof turnRoute>,
): Promise<Submitted> =>
  runDocument(ctx, {
    decide: async store => {
      const found =
        (await findJurnal(store.db, store.kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')
      const tgl = await dayAsSeen(store, tgl_system)
      if (found.no_batal !== null) refuse('SUDAH_BATAL', { nomor })
      await demandNotTurned(store, nomor)
      if (found.tgl >= tgl) refuse('JURNAL_HARI_INI', { nomor })
      const lines = barisBalik(await linesOf(store.db, store.kode_toko, nomor))
      await demandLines(store, lines)
      return submission(lines, tgl, keterangan, { membalik: nomor })
    },
  })

/** @throws Refusal JURNAL_DIBALIK naming what turned it round, or waits to do so */
export async function demandNotTurned(
  { db, kode_toko }: StoreCtx,
  nomor: string,
  but?: string,
): Promise<void> {
  const by = await turnedBy(db, kode_toko, nomor, but)
  if (by !== undefined) refuse('JURNAL_DIBALIK', { nomor, oleh_nomor: by })
}

/**
 * The earlier day a journal is to be booked on: since the books began, in a month that is not
 * closed, whether the store was open on it or not. Nothing for the open day.
 * @throws Refusal TIDAK_LENGKAP, PERIODE_SUDAH_TUTUP
 */
export async function dayToBook(
  { db, kode_toko }: StoreCtx,
  said: string | undefined,
  tgl: string,
): Promise<string | undefined> {
  if (said === undefined || said === tgl) return undefined
  demandDated(said, tgl, 'tgl_buku')
  const { pertama, penutup } = await bookDay(db, kode_toko, said)
  if (penutup !== null) {
    refuse('PERIODE_SUDAH_TUTUP', { bulan: bulanOf(said), user_id: penutup })
  }
  if (pertama === null || said < pertama) {
    refuse('TIDAK_LENGKAP', {}, { tgl_buku: 'Pembukuan toko ini belum mulai' })
  }
  return said
}

interface Besides {
  readonly membalik?: string
  readonly tgl_buku?: string | undefined
}

function submission(
  lines: readonly BarisJurnal[],
  tgl: string,
  keterangan: string,
  { membalik, tgl_buku }: Besides,
): DecidedDocument {
  const { total_rp, murni_ug } = isiJurnal(lines)
  return laidDown(
    'ajuan_jurnal',
    {
      jenis: 'AJUAN_JURNAL',
      awalan: 'JA',
      tgl,
      dokumen: { total_rp, keterangan, ...(membalik === undefined ? {} : { isi: { membalik } }) },
      jawaban: {},
    },
    {
      ...{ keterangan, total_rp, murni_ug, membalik: membalik ?? null },
      isi: { baris: lines, ...(tgl_buku === undefined ? {} : { tgl_buku }) },
    },
  )
}
