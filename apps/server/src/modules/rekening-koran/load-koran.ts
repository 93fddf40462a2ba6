import { createHash, randomUUID } from 'node:crypto'
import {
  type dropKoran as dropRoute,
  type KoranTried,
  loadKoran as loadRoute,
} from '@kencana/contract/areas/uang/rekening-koran'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import type { SalahKoran } from '@kencana/domain/bank/read-statement'
import { gapsOf, openingOf } from '@kencana/domain/bank/running-balance'
import type { FastifyRequest } from 'fastify'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { jakartaMinute } from '../../platform/format.ts'
import { recordChange } from '../../platform/http/change.ts'
import { keyedByFile } from '../../platform/http/upload.ts'
import { toldCell } from '../../platform/sheet/sheet.ts'
import { refuseRows, tellingCells } from '../../platform/sheet/sheet-rows.ts'
import { inStore } from '../../platform/transaction.ts'
import { addLines, addUpload, holdUpload, keepMap, matchedOf, takeOut } from './lines.queries.ts'
import { holdStore } from './match.queries.ts'
import { type GivenFile, givenFile, type ReadKoran, readKoran } from './read-koran.ts'

const ROWS_SHOWN = 12
const FAULTS_SHOWN = 200
const GAPS_SHOWN = 20
const LINES_SHOWN = 5

/**
 * Reads a statement and says what it holds and what is wrong with it; nothing is written.
 * @throws Refusal BERKAS_DITOLAK, TIDAK_DITEMUKAN, TIDAK_LENGKAP
 */
export async function tryKoran(ctx: Ctx, request: FastifyRequest): Promise<KoranTried> {
  const given = await givenFile(request)
  return inStore(ctx.app.pool, ctx.kode_toko, async db =>
    shown(given, await readKoran({ ...ctx, db }, given)),
  )
}

function shown(given: GivenFile, read: ReadKoran): KoranTried {
  const { lines, known, faults, recognised, sebelum } = read
  const from = Math.max(0, recognised.kepala)
  const sum = (way: 1 | -1) =>
    lines.reduce((total, { jumlah_sen }) => total + Math.max(0, way * jumlah_sen), 0)
  const days = lines.map(({ tgl }) => tgl).sort()
  return {
    bentuk: recognised.bentuk,
    peta: [...read.peta],
    mulai: from + 1,
    cuplikan: given.rows.slice(from, from + ROWS_SHOWN).map(row => [...row]),
    peta_salah: read.peta_salah,
    salah: [...faults]
      .sort((a, b) => a.baris - b.baris)
      .slice(0, FAULTS_SHOWN)
      .map(fault => ({ ...fault, nilai: toldCell(cellAt(given, read, fault)) })),
    jumlah_salah: new Set(faults.map(({ baris }) => baris)).size,
    baris: lines.length,
    baru: lines.filter(({ sidik }) => !known.has(sidik)).length,
    tertunda: read.tertunda,
    tgl_dari: days[0] ?? null,
    tgl_sampai: days.at(-1) ?? null,
    masuk_sen: sum(1),
    keluar_sen: sum(-1),
    saldo_awal_sen: openingOf(lines),
    saldo_akhir_sen: lines.at(-1)?.saldo_sen ?? null,
    // within the file, and between it and what was loaded before its first day
    celah: gapsOf(lines, sebelum).slice(0, GAPS_SHOWN),
    contoh: lines.slice(0, LINES_SHOWN).map(({ sidik: _, ...line }) => line),
  }
}

/** The cell a fault is about. */
const cellAt = ({ rows }: GivenFile, { peta }: ReadKoran, fault: SalahKoran | undefined): string =>
  fault === undefined ? '' : (rows[fault.baris - 1]?.[peta.indexOf(fault.kolom)] ?? '')

/**
 * Loads a statement: every row good and all of it kept, or nothing. A line that is there already
 * is passed over, whichever file it came with.
 * @throws Refusal of `tryKoran`, BARIS_SALAH, KUNCI_BEDA
 */
export async function loadKoran(
  ctx: Ctx,
  request: FastifyRequest,
): Promise<AnswerOf<typeof loadRoute>> {
  const given = await givenFile(request)
  const { file, texts, no_rekening } = given
  const keyed = keyedByFile(ctx, file.bytes, texts)
  const sha256 = createHash('sha256').update(file.bytes).digest('hex')
  const nama_berkas = given.nama_berkas
  const said = { no_rekening, peta: texts.peta ?? null, nama_berkas, sha256 }
  return inStore(ctx.app.pool, ctx.kode_toko, db => {
    const scoped: StoreCtx = { ...keyed, db }
    return recordChange(scoped, loadRoute, said, () => load(scoped, given, sha256))
  })
}

async function load(
  ctx: StoreCtx,
  given: GivenFile,
  sha256: string,
): Promise<AnswerOf<typeof loadRoute>> {
  const { db, kode_toko, actor } = ctx
  const read = await readKoran(ctx, given)
  if (read.peta_salah !== null) refuse('TIDAK_LENGKAP', {}, { peta: read.peta_salah })
  const places = new Map(read.faults.map(one => [`${String(one.baris)}.${one.kolom}`, one]))
  const cellOf = (place: string) => cellAt(given, read, places.get(place))
  await tellingCells(cellOf, async () =>
    refuseRows(Object.fromEntries([...places].map(([place, { teks }]) => [place, teks]))),
  )
  const { lines, peta, account } = read
  const days = lines.map(({ tgl }) => tgl).sort()
  const [tgl_dari, tgl_sampai] = [days[0], days.at(-1)]
  if (tgl_dari === undefined || tgl_sampai === undefined) {
    return refuse('BERKAS_DITOLAK', { alasan: 'tidak ada baris mutasi di berkas ini' })
  }
  const { no_rekening } = account
  const by = { user_id: actor.user_id, pada: ctx.now() }
  await keepMap(db, kode_toko, { no_rekening, peta, ...by })
  const no_unggah = randomUUID()
  const baru = await addLines(db, kode_toko, { no_rekening, no_unggah }, lines)
  const counted = { baris: lines.length, baru }
  await addUpload(db, kode_toko, {
    no_unggah,
    no_rekening,
    nama_berkas: given.nama_berkas,
    sha256,
    tgl_dari,
    tgl_sampai,
    ...counted,
    ...by,
  })
  return { no_unggah, ...counted }
}

/**
 * Takes out what a wrong file brought. @throws Refusal TIDAK_DITEMUKAN, BERUBAH when it is out
 * already, KORAN_SUDAH_COCOK
 */
export async function dropKoran(
  ctx: StoreCtx,
  no_unggah: string,
  alasan: string,
): Promise<AnswerOf<typeof dropRoute>> {
  const { db, kode_toko, actor } = ctx
  // nobody matches a line of it meanwhile
  await holdStore(db, kode_toko)
  const found = (await holdUpload(db, kode_toko, no_unggah)) ?? refuse('TIDAK_DITEMUKAN')
  if (found.hapus_pada !== null) refuse('BERUBAH')
  const matched = await matchedOf(db, kode_toko, no_unggah)
  if (matched !== undefined) {
    const { keterangan, user_id, pada } = matched
    refuse('KORAN_SUDAH_COCOK', { apa: keterangan, user_id, pada: jakartaMinute(pada) })
  }
  const by = { user_id: actor.user_id, pada: ctx.now() }
  return { baris: await takeOut(db, kode_toko, { no_unggah, alasan, ...by }) }
}
