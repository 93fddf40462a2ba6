import { createHash } from 'node:crypto'
import type { loadSaldoAwal, SaldoAwalTried } from '@kencana/contract/areas/akuntansi/saldo-awal'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import type { JenisSaldoAwal } from '@kencana/domain/posting/saldo-awal'
import { mgToGram } from '@kencana/domain/quantity'
import type { FastifyRequest } from 'fastify'
import { openDay } from '../../engines/document/open-day.ts'
import type { Opening, OpeningSums } from '../../engines/document/opening/sums.ts'
import type { DecidedDocument, JournalRow } from '../../engines/document/post-document.ts'
import { runDocument, type Unfinished } from '../../engines/document/run-document.ts'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { keyedByFile, progressOf } from '../../platform/http/upload.ts'
import { inStore } from '../../platform/transaction.ts'
import { accountNames } from '../akun/index.ts'
import { firstTrade, hasPieces, holdStore, type LoadSaid, standingLoads } from './awal.queries.ts'
import { type GivenSheet, kindOf, openingOf, readGiven } from './read-opening.ts'

/**
 * Tries a sheet: what it would bring in and its journal; nothing is written.
 * @throws Refusal BERKAS_DITOLAK, BARIS_SALAH, SALDO_AWAL_SUDAH_ADA, SALDO_AWAL_TERLAMBAT, …
 */
export function tryOpening(ctx: Ctx, request: FastifyRequest): Promise<SaldoAwalTried> {
  return watched(ctx, request, 'Memeriksa berkas', given =>
    inStore(ctx.app.pool, ctx.kode_toko, async db => {
      const scoped = { ...ctx, db }
      const opening = await openingOf(scoped, given, {
        tgl: await dayToLoad(scoped, given.jenis),
        muat: '-',
      })
      const names = await accountNames(db)
      return {
        ...sumsShown(given, opening),
        jurnal: journalShown(opening, names),
        janggal: opening.janggal.length,
        peringatan: opening.janggal.slice(0, ODD_SHOWN).map(({ row, teks, facts }) => ({
          baris: given.places[row] ?? 0,
          teks,
          facts: { ...facts },
        })),
      }
    }),
  )
}

const ODD_SHOWN = 50

/**
 * Loads a sheet: every row good and all of it posted by one command, or nothing. The store stands
 * still while it is decided and written, so that a kind is loaded once and before its trade.
 * @throws Refusal of `tryOpening`, BARCODE_HABIS, those of the ledger
 */
export function loadOpening(
  ctx: Ctx,
  request: FastifyRequest,
): Promise<AnswerOf<typeof loadSaldoAwal>> {
  return watched(ctx, request, 'Memuat saldo awal', given => {
    const keyed = keyedByFile(ctx, given.bytes, {})
    return runDocument(keyed, {
      isLocking: true,
      decide: async store => {
        await holdStore(store.db, store.kode_toko)
        return decideLoad(store, given)
      },
    })
  })
}

async function decideLoad(ctx: StoreCtx, given: GivenSheet): Promise<Unfinished> {
  const { jenis } = given
  const tgl = await dayToLoad(ctx, jenis)
  const muat = loadName(ctx, given)
  const opening = await openingOf(ctx, given, { tgl, muat })
  const { sums, rincian, jurnal, parts } = opening
  const said: LoadSaid = { jenis, muat, baris: given.rows.length, sums, rincian }
  const finish = async (): Promise<DecidedDocument> => ({
    jenis: 'SALDO_AWAL',
    awalan: 'SA',
    kunci_nomor: 'no_saldo_awal',
    tgl,
    dokumen: {
      subtotal_rp: sums.rupiah,
      total_rp: sums.rupiah,
      // the weight of pledges stands in the documents of their loans
      ...(hasPieces(jenis) ? { berat_mg: sums.berat_mg, murni_ug: sums.murni_ug } : {}),
      isi: { ...said, ...opening.isi },
    },
    ...(await opening.own()),
    jurnal,
    tanpa_jurnal: jurnal.length === 0,
    ...(parts.length === 0 ? {} : { bersama: parts }),
    jawaban: sumsShown(given, opening),
  })
  return { finish }
}

/** The same whenever the command is sent again. */
const loadName = (ctx: Ctx, { bytes }: GivenSheet): string =>
  createHash('sha256')
    .update(ctx.key?.kunci ?? '')
    .update(bytes)
    .digest('hex')
    .slice(0, 32)

/** @throws Refusal TOKO_BELUM_BUKA, SALDO_AWAL_SUDAH_ADA, SALDO_AWAL_TERLAMBAT */
async function dayToLoad({ db, kode_toko }: StoreCtx, jenis: JenisSaldoAwal): Promise<string> {
  const tgl = (await openDay(db, kode_toko)) ?? refuse('TOKO_BELUM_BUKA')
  const before = (await standingLoads(db, kode_toko)).find(({ isi }) => isi.jenis === jenis)
  if (before !== undefined) {
    refuse('SALDO_AWAL_SUDAH_ADA', { nomor: before.nomor, user_id: before.user_id })
  }
  const trade = await firstTrade(db, kode_toko, jenis)
  return trade === undefined ? tgl : refuse('SALDO_AWAL_TERLAMBAT', trade)
}

/** Reads the sheet and does the work; its progress is told until it is done. */
async function watched<T>(
  ctx: Ctx,
  request: FastifyRequest,
  label: string,
  work: (given: GivenSheet) => Promise<T>,
): Promise<T> {
  const jenis = kindOf(request.params)
  const report = progressOf(ctx, label)
  try {
    return await work(await readGiven(jenis, request, report))
  } finally {
    // the dialog closes when all is done, also when it was refused
    report(1, 1)
  }
}

const shown = ({ jumlah, rupiah, berat_mg, murni_ug }: OpeningSums) => ({
  jumlah,
  rupiah,
  berat: mgToGram(berat_mg),
  murni_ug,
})

/** Sums of a load as they travel. */
export const saidSums = ({ baris, sums, rincian }: Omit<LoadSaid, 'jenis' | 'muat'>) => ({
  baris,
  ...shown(sums),
  rincian: rincian.map(({ nama, ...sum }) => ({ nama, ...shown(sum) })),
})

const sumsShown = (given: GivenSheet, { sums, rincian }: Opening) =>
  saidSums({ baris: given.rows.length, sums, rincian })

/** The journals of all its documents, summed by account. */
function journalShown(
  { jurnal, parts }: Opening,
  names: ReadonlyMap<string, string>,
): SaldoAwalTried['jurnal'] {
  const all = [...jurnal, ...parts.flatMap(part => part.jurnal ?? [])]
  const sums = new Map<string, JournalRow>()
  for (const line of all) {
    const before = sums.get(line.jenis_akun)
    sums.set(line.jenis_akun, before === undefined ? line : plus(before, line))
  }
  return [...sums.values()]
    .sort((a, b) => a.nomor_akun.localeCompare(b.nomor_akun))
    .map(line => ({
      jenis_akun: line.jenis_akun,
      nomor_akun: line.nomor_akun,
      nama_akun: names.get(line.nomor_akun) ?? '',
      debit: line.debit_rp,
      kredit: line.kredit_rp,
      murni_ug: line.murni_ug,
    }))
}

const plus = (a: JournalRow, b: JournalRow): JournalRow => ({
  ...a,
  debit_rp: a.debit_rp + b.debit_rp,
  kredit_rp: a.kredit_rp + b.kredit_rp,
  murni_ug: a.murni_ug + b.murni_ug,
})
