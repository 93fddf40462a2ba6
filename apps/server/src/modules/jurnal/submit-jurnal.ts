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
import { dayAsSeen } from '../../engines/document/open-day.ts'
import type { DecidedDocument } from '../../engines/document/post-document.ts'
import { runDocument } from '../../engines/document/run-document.ts'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { findJurnal, linesOf, turnedBy } from './jurnal.queries.ts'
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
      return laidDown(lines, await dayAsSeen(store, body.tgl_system), body.keterangan, null)
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
      return laidDown(lines, tgl, keterangan, nomor)
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

function laidDown(
  lines: readonly BarisJurnal[],
  tgl: string,
  keterangan: string,
  membalik: string | null,
): DecidedDocument {
  const { total_rp, murni_ug } = isiJurnal(lines)
  return {
    jenis: 'AJUAN_JURNAL',
    awalan: 'JA',
    kunci_nomor: 'no_ajuan',
    tgl,
    dokumen: { total_rp, keterangan, ...(membalik === null ? {} : { isi: { membalik } }) },
    baru_lain: [
      {
        tabel: 'ajuan_jurnal',
        baris: { keterangan, total_rp, murni_ug, membalik, isi: { baris: lines } },
      },
    ],
    tanpa_jurnal: true,
    jawaban: {},
  }
}
