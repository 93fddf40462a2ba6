import type {
  AccountRow,
  JournalParameter,
  saveJournalParameter as route,
} from '@kencana/contract/areas/akun'
import type { AnswerOf, BodyOf, ParamsOf } from '@kencana/contract/kit/route'
import { SEES_ALL } from '@kencana/contract/permissions'
import { refuse } from '@kencana/contract/refusals'
import { salahAkunBagian } from '@kencana/domain/posting/buku/akun-bagian'
import { pemegangBagian } from '@kencana/domain/posting/buku/jurnal-umum'
import type { StoreCtx } from '../../platform/context.ts'
import type { Queryable } from '../../platform/sql.ts'
import { noteChanged } from '../../platform/trail/changed.ts'
import {
  accounts,
  bookedParts,
  keepOn,
  lockMappings,
  type MappingRow,
  mappings,
  setMapping,
} from './akun.queries.ts'
import { judgeMappings } from './wrong-accounts.ts'

/**
 * Changes the account numbers of one journal. Which lines a journal has is the posting's affair:
 * lines are neither added nor removed here. The chart is the chain's, so the head office keeps it.
 */
export async function saveJournalParameter(
  ctx: StoreCtx,
  { trx, type }: ParamsOf<typeof route>,
  { detail_akun }: BodyOf<typeof route>,
): Promise<AnswerOf<typeof route>> {
  if (ctx.actor.tipe !== 'PUSAT' && !SEES_ALL.includes(ctx.actor.level)) refuse('TANPA_HAK')
  await lockMappings(ctx.db)
  const before = await mappings(ctx.db)
  const of = before.filter(row => row.trx === trx && row.type === type)
  const present = new Map(of.map(row => [row.jenis_akun, row.nomor_akun]))
  if (present.size === 0) refuse('TIDAK_DITEMUKAN')
  const known = new Map((await accounts(ctx.db)).map(row => [row.nomor_akun, row]))
  for (const { jenis_akun, nomor_akun } of detail_akun) {
    if (!present.has(jenis_akun)) {
      refuse('RUJUKAN_TIDAK_ADA', { label: 'Jenis Akun', kode: jenis_akun })
    }
    if (!known.has(nomor_akun)) {
      refuse('RUJUKAN_TIDAK_ADA', { label: 'Nomor Akun', kode: nomor_akun })
    }
  }
  const changed = detail_akun.filter(row => present.get(row.jenis_akun) !== row.nomor_akun)
  const all = after(before, { trx, type }, changed)
  await demandTheirKind(ctx.db, { trx, type }, changed, all, known)
  for (const { jenis_akun, nomor_akun } of changed) {
    const mapping = { trx, type, jenis_akun, nomor_akun }
    await setMapping(ctx.db, mapping, ctx.actor.user_id, ctx.now())
    await leaveKept(ctx.db, jenis_akun, present.get(jenis_akun))
  }
  const called = (nomor = '') => [nomor, known.get(nomor)?.nama_akun ?? ''].join(' ').trim()
  await noteChanged(ctx.db, () => ({
    ...{ tabel: 'para-akun-transaksi', kode: `${trx} ${type}`, aksi: 'UBAH' },
    bidang: Object.fromEntries(
      changed.map(({ jenis_akun, nomor_akun }) => [
        jenis_akun,
        [called(present.get(jenis_akun)), called(nomor_akun)],
      ]),
    ),
  }))
  const data = (await journalParameters(ctx)).find(p => p.trx === trx && p.type === type)
  return { message: 'Data Berhasil Diedit', data: data ?? refuse('TIDAK_DITEMUKAN') }
}

type Journal = ParamsOf<typeof route>
type Detail = BodyOf<typeof route>['detail_akun'][number]

/** All mappings as they are once these have changed. */
const after = (before: readonly MappingRow[], { trx, type }: Journal, changed: readonly Detail[]) =>
  before.map(row => {
    const isOf = row.trx === trx && row.type === type
    const now = isOf ? changed.find(one => one.jenis_akun === row.jenis_akun) : undefined
    return { ...row, nomor_akun: now?.nomor_akun ?? row.nomor_akun }
  })

/**
 * An account that a part takes is of the part's kind, and kept by the list that keeps the part.
 * @throws Refusal TIDAK_LENGKAP with the part of each fault: `KAS`
 */
async function demandTheirKind(
  db: Queryable,
  journal: Journal,
  changed: readonly Detail[],
  all: readonly MappingRow[],
  accounts: ReadonlyMap<string, AccountRow>,
): Promise<void> {
  const faults: [part: string, teks: string][] = []
  for (const { jenis_akun, nomor_akun } of changed) {
    const account = accounts.get(nomor_akun) as AccountRow
    const others = all.filter(row => row.nomor_akun === nomor_akun).map(row => row.jenis_akun)
    const booked = await bookedParts(db, nomor_akun)
    const fault = salahAkunBagian({ ...journal, jenis_akun }, account, others, booked)
    if (fault !== null) faults.push([jenis_akun, fault.teks])
  }
  if (faults.length > 0) refuse('TIDAK_LENGKAP', {}, Object.fromEntries(faults))
}

/** An account a list kept stays that list's where something of it is booked. */
async function leaveKept(db: Queryable, jenis_akun: string, nomor_akun: string | undefined) {
  const keeper = pemegangBagian(jenis_akun)
  if (keeper === null || nomor_akun === undefined) return
  if ((await bookedParts(db, nomor_akun)).length > 0) await keepOn(db, nomor_akun, keeper)
}

/** Every journal with its accounts, and what is wrong with them. */
export async function journalParameters(ctx: StoreCtx): Promise<JournalParameter[]> {
  const journals = new Map<string, JournalParameter>()
  const all = await mappings(ctx.db)
  const judge = judgeMappings(all, await accounts(ctx.db))
  for (const row of all) {
    const key = `${row.trx} ${row.type}`
    const journal = journals.get(key) ?? { trx: row.trx, type: row.type, detail_akun: [] }
    journal.detail_akun.push({ ...detail(row), salah: judge(row) })
    journals.set(key, journal)
  }
  return [...journals.values()]
}

const detail = ({ trx, type, ...row }: MappingRow) => ({
  _id: `${trx}-${type}-${row.jenis_akun}`,
  ...row,
})
