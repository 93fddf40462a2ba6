import { randomUUID } from 'node:crypto'
import type {
  matchKoran,
  matchCertain as matchRoute,
  undoKoran as undoRoute,
} from '@kencana/contract/areas/uang/rekening-koran'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { matchFault } from '@kencana/domain/bank/match'
import { formatRupiah } from '@kencana/domain/quantity'
import type { StoreCtx } from '../../platform/context.ts'
import { jakartaMinute } from '../../platform/format.ts'
import {
  type EntryState,
  entriesOf,
  holdLines,
  holdMatch,
  holdStore,
  keepMatches,
  matchesOf,
  undoMatch,
} from './match.queries.ts'
import { accountOf } from './show-koran.ts'
import type { LineRow } from './terbuka/open.queries.ts'
import { entryKey, proposals } from './terbuka/propose.ts'

type Body = BodyOf<typeof matchKoran>

/**
 * Matches chosen lines with chosen entries. The store stands still meanwhile: of two who mean the
 * same one is kept, the other reads by whom and when.
 * @throws Refusal TIDAK_DITEMUKAN, TIDAK_LENGKAP, KORAN_SUDAH_COCOK, KORAN_DIBATALKAN, KORAN_BEDA
 */
export async function matchByHand(ctx: StoreCtx, body: Body): Promise<AnswerOf<typeof matchKoran>> {
  const { db, kode_toko, actor } = ctx
  const { no_rekening, baris, jurnal } = body
  const account = await accountOf(ctx, no_rekening)
  if (new Set(baris).size < baris.length) refuse('TIDAK_LENGKAP', {}, { baris: 'Ada dua kali' })
  if (new Set(jurnal.map(entryKey)).size < jurnal.length) {
    refuse('TIDAK_LENGKAP', {}, { jurnal: 'Ada dua kali' })
  }
  await holdStore(db, kode_toko)
  const lines = await holdLines(db, kode_toko, no_rekening, baris)
  if (lines.length < baris.length) refuse('TIDAK_DITEMUKAN')
  const entries = await meantEntries(ctx, account, jurnal)
  await refuseMatched(ctx, lines, entries)
  const undone = entries.find(({ batal }) => batal !== null)
  if (undone?.batal) refuse('KORAN_DIBATALKAN', { nomor: undone.nomor, no_batal: undone.batal })
  const fault = matchFault(lines, entries)
  if (fault === 'KOSONG') refuse('TIDAK_LENGKAP', {}, { jurnal: 'Pilih baris buku pasangannya' })
  const jumlah = sumOf(lines)
  if (fault === 'BEDA') {
    refuse('KORAN_BEDA', { bank: formatRupiah(jumlah), buku: formatRupiah(sumOf(entries)) })
  }
  const id_cocok = randomUUID()
  const by = { no_rekening, cara: 'TANGAN', user_id: actor.user_id, pada: ctx.now() } as const
  await keepMatches(db, kode_toko, by, [{ id_cocok, jumlah, baris, jurnal }])
  return { id_cocok, jumlah }
}

const sumOf = (all: readonly { readonly jumlah: number }[]): number =>
  all.reduce((sum, { jumlah }) => sum + jumlah, 0)

/** Entries of this account, or of its bank that name none. @throws Refusal TIDAK_DITEMUKAN */
async function meantEntries(
  { db, kode_toko }: StoreCtx,
  account: { no_rekening: string; kode_bank: string },
  meant: Body['jurnal'],
): Promise<EntryState[]> {
  if (meant.length === 0) return []
  const numbers = meant.map(({ nomor }) => nomor)
  const found = new Map(
    (await entriesOf(db, kode_toko, numbers)).map(entry => [entryKey(entry), entry]),
  )
  return meant.map(one => {
    const entry = found.get(entryKey(one)) ?? refuse('TIDAK_DITEMUKAN')
    const isNamed = entry.no_rekening !== null
    const isOurs = isNamed
      ? entry.no_rekening === account.no_rekening
      : entry.kode_bank === account.kode_bank
    return isOurs ? entry : refuse('TIDAK_DITEMUKAN')
  })
}

/** @throws Refusal KORAN_SUDAH_COCOK with who was faster, and when */
async function refuseMatched(
  { db, kode_toko }: StoreCtx,
  lines: readonly LineRow[],
  entries: readonly EntryState[],
): Promise<void> {
  const line = lines.find(({ id_cocok }) => id_cocok !== null)
  const entry = entries.find(({ id_cocok }) => id_cocok !== null)
  const id_cocok = line?.id_cocok ?? entry?.id_cocok ?? null
  if (id_cocok === null) return
  const [match] = await matchesOf(db, kode_toko, [id_cocok])
  refuse('KORAN_SUDAH_COCOK', {
    apa: line === undefined ? (entry?.nomor ?? '') : line.keterangan,
    user_id: match?.user_id ?? '',
    pada: match === undefined ? '' : jakartaMinute(match.pada),
  })
}

/** Matches what can be meant one way only. @throws Refusal TIDAK_DITEMUKAN */
export async function matchCertain(
  ctx: StoreCtx,
  { no_rekening, hari }: BodyOf<typeof matchRoute>,
): Promise<AnswerOf<typeof matchRoute>> {
  const { db, kode_toko, actor } = ctx
  const account = await accountOf(ctx, no_rekening)
  await holdStore(db, kode_toko)
  const { certain, pasti_jumlah } = await proposals(ctx, account, hari)
  const by = { no_rekening, cara: 'PASTI', user_id: actor.user_id, pada: ctx.now() } as const
  const matches = certain.map(({ sidik, jumlah, entry: { nomor, baris } }) => ({
    id_cocok: randomUUID(),
    jumlah,
    baris: [sidik],
    jurnal: [{ nomor, baris }],
  }))
  await keepMatches(db, kode_toko, by, matches)
  return { cocok: matches.length, jumlah: pasti_jumlah }
}

/**
 * Undoes a match, with the reason; both sides are open again.
 * @throws Refusal TIDAK_DITEMUKAN, KORAN_SUDAH_LEPAS
 */
export async function undoKoran(
  ctx: StoreCtx,
  { id_cocok, alasan }: BodyOf<typeof undoRoute>,
): Promise<AnswerOf<typeof undoRoute>> {
  const { db, kode_toko, actor } = ctx
  // first, as whoever cancels an entry of it does
  await holdStore(db, kode_toko)
  const match = (await holdMatch(db, kode_toko, id_cocok)) ?? refuse('TIDAK_DITEMUKAN')
  const { lepas_oleh, lepas_pada, jumlah_rp } = match
  if (lepas_oleh !== null && lepas_pada !== null) {
    refuse('KORAN_SUDAH_LEPAS', { user_id: lepas_oleh, pada: jakartaMinute(lepas_pada) })
  }
  const by = { id_cocok, alasan, user_id: actor.user_id, pada: ctx.now() }
  return { cocok: await undoMatch(db, kode_toko, by), jumlah: jumlah_rp }
}
