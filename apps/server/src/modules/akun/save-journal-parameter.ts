import type { JournalParameter, saveJournalParameter as route } from '@kencana/contract/areas/akun'
import type { AnswerOf, BodyOf, ParamsOf } from '@kencana/contract/kit/route'
import { SEES_ALL } from '@kencana/contract/permissions'
import { refuse } from '@kencana/contract/refusals'
import type { StoreCtx } from '../../platform/context.ts'
import {
  liveAccounts,
  lockMappings,
  type MappingRow,
  mappings,
  setMapping,
} from './akun.queries.ts'

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
  const present = new Map(
    (await lockMappings(ctx.db, trx, type)).map(row => [row.jenis_akun, row.nomor_akun]),
  )
  if (present.size === 0) refuse('TIDAK_DITEMUKAN')
  const asked = detail_akun.map(row => row.nomor_akun)
  const known = new Set((await liveAccounts(ctx.db, asked)).map(row => row.nomor_akun))
  for (const { jenis_akun, nomor_akun } of detail_akun) {
    if (!present.has(jenis_akun)) {
      refuse('RUJUKAN_TIDAK_ADA', { label: 'Jenis Akun', kode: jenis_akun })
    }
    if (!known.has(nomor_akun)) {
      refuse('RUJUKAN_TIDAK_ADA', { label: 'Nomor Akun', kode: nomor_akun })
    }
    if (present.get(jenis_akun) === nomor_akun) continue
    const mapping = { trx, type, jenis_akun, nomor_akun }
    await setMapping(ctx.db, mapping, ctx.actor.user_id, ctx.now())
  }
  const data = (await journalParameters(ctx)).find(p => p.trx === trx && p.type === type)
  return { message: 'Data Berhasil Diedit', data: data ?? refuse('TIDAK_DITEMUKAN') }
}

/** Every journal with its accounts. */
export async function journalParameters(ctx: StoreCtx): Promise<JournalParameter[]> {
  const journals = new Map<string, JournalParameter>()
  for (const row of await mappings(ctx.db)) {
    const key = `${row.trx} ${row.type}`
    const journal = journals.get(key) ?? { trx: row.trx, type: row.type, detail_akun: [] }
    journal.detail_akun.push(detail(row))
    journals.set(key, journal)
  }
  return [...journals.values()]
}

const detail = ({ trx, type, ...row }: MappingRow) => ({
  _id: `${trx}-${type}-${row.jenis_akun}`,
  ...row,
})
