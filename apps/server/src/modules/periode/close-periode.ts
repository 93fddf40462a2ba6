import { createHash } from 'node:crypto'
import type {
  closePeriode as closeRoute,
  reopenPeriode as reopenRoute,
} from '@kencana/contract/areas/akuntansi/periode'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { HALANGAN } from '@kencana/contract/names/periode'
import { refuse } from '@kencana/contract/refusals'
import { halanganPeriode, hariBulan, naskahSaldo } from '@kencana/domain/posting/buku/periode'
import { openDay } from '../../engines/document/open-day.ts'
import type { DecidedDocument } from '../../engines/document/post-document.ts'
import { runDocument } from '../../engines/document/run-document.ts'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import {
  booksOf,
  closerOf,
  findPeriode,
  holdDays,
  trialBalance,
  waitingJournals,
} from './periode.queries.ts'

/**
 * Closes a month whose days are over and keeps its trial balance. Days are held while it is read,
 * so that none of them opens again before it stands.
 */
export const closePeriode = (ctx: Ctx, bulan: string): Promise<AnswerOf<typeof closeRoute>> =>
  runDocument(ctx, {
    isLocking: true,
    decide: async store => {
      await holdDays(store.db, store.kode_toko)
      return decideClosing(store, bulan)
    },
  })

async function decideClosing(ctx: StoreCtx, bulan: string): Promise<DecidedDocument> {
  const { db, kode_toko } = ctx
  const days = hariBulan(bulan)
  const books = (await booksOf(db, kode_toko)) ?? refuse('TOKO_BELUM_BUKA')
  const menunggu = await waitingJournals(db, kode_toko, days.akhir)
  const [sebab] = halanganPeriode(bulan, { ...books, menunggu })
  if (sebab === 'SUDAH_TUTUP') {
    const user_id = (await closerOf(db, kode_toko, days.awal)) ?? '-'
    refuse('PERIODE_SUDAH_TUTUP', { bulan, user_id })
  }
  if (sebab !== undefined) refuse('PERIODE_BELUM_BOLEH', { bulan, sebab: HALANGAN[sebab] })
  const saldo = await trialBalance(db, kode_toko, days)
  const hash = createHash('sha256')
    .update(naskahSaldo(kode_toko, bulan, saldo))
    .digest('hex')
  return {
    jenis: 'TUTUP_PERIODE',
    awalan: 'TP',
    kunci_nomor: 'no_tutup',
    tgl: books.hari_buka,
    dokumen: { keterangan: bulan, isi: { bulan, hash } },
    baru_lain: [{ tabel: 'periode', baris: { bulan: days.awal, saldo, hash } }],
    tanpa_jurnal: true,
    jawaban: { bulan, hash },
  }
}

/** Opens the month that was closed last again. What it kept stays, and so does why. */
export const reopenPeriode = (
  ctx: Ctx,
  no_tutup: string,
  alasan: string,
): Promise<AnswerOf<typeof reopenRoute>> =>
  runDocument(ctx, {
    decide: async ({ db, kode_toko }) => {
      const found = (await findPeriode(db, kode_toko, no_tutup)) ?? refuse('TIDAK_DITEMUKAN')
      const { bulan, versi, status, dibuka_oleh } = found
      if (status === 'DIBUKA') {
        refuse('PERIODE_SUDAH_BUKA', { bulan, user_id: dibuka_oleh ?? '-' })
      }
      const last = (await booksOf(db, kode_toko))?.terakhir ?? bulan
      if (last !== bulan) refuse('PERIODE_BUKAN_TERAKHIR', { bulan: last })
      return {
        jenis: 'BUKA_PERIODE',
        awalan: 'BP',
        kunci_nomor: 'nomor',
        tgl: (await openDay(db, kode_toko)) ?? refuse('TOKO_BELUM_BUKA'),
        dokumen: { keterangan: alasan, isi: { bulan, no_tutup } },
        klaim_lain: [
          {
            tabel: 'periode',
            kunci: no_tutup,
            versi,
            dari_status: 'TUTUP',
            ke_status: 'DIBUKA',
            ubah: { alasan },
          },
        ],
        tanpa_jurnal: true,
        jawaban: { bulan },
      }
    },
  })
