import type { Setting, settingHistory } from '@kencana/contract/areas/pengaturan/para-system'
import { pageWindow } from '@kencana/contract/kit/page'
import type { AnswerOf, QueryOf } from '@kencana/contract/kit/route'
import { MODULES } from '@kencana/contract/modules'
import { refuse } from '@kencana/contract/refusals'
import { SETTINGS } from '@kencana/contract/settings'
import type { StoreCtx } from '../../platform/context.ts'
import type { Queryable } from '../../platform/sql.ts'
import { historyCount, historyRows, moduleRows, settingRows } from './pengaturan.queries.ts'

/** Every setting of a store; one without a row has the value of a new store. */
export async function settingsOf(db: Queryable, kode_toko: string): Promise<Setting[]> {
  const kept = new Map((await settingRows(db, kode_toko)).map(row => [row.kunci, row]))
  return SETTINGS.map(({ key, awal }) => {
    const row = kept.get(key)
    return {
      key,
      value: row?.nilai ?? awal,
      diubah_pada: row?.diubah_pada?.toISOString() ?? null,
      diubah_oleh: row?.diubah_oleh ?? null,
    }
  })
}

/** @throws Refusal TIDAK_DITEMUKAN for a key no rule obeys */
export async function oneSetting(ctx: StoreCtx, key: string): Promise<Setting> {
  const all = await settingsOf(ctx.db, ctx.kode_toko)
  return all.find(setting => setting.key === key.toUpperCase()) ?? refuse('TIDAK_DITEMUKAN')
}

/** Every module switch of a store; one without a row is as in a new store. */
export async function modulesOf(
  db: Queryable,
  kode_toko: string,
): Promise<{ key: string; value: boolean }[]> {
  const kept = new Map((await moduleRows(db, kode_toko)).map(row => [row.kunci, row.aktif]))
  return MODULES.map(({ key, awal }) => ({ key, value: kept.get(key) ?? awal }))
}

/** A page of the history, newest first. */
export async function showHistory(
  ctx: StoreCtx,
  query: QueryOf<typeof settingHistory>,
): Promise<AnswerOf<typeof settingHistory>> {
  const window = pageWindow(query)
  const found = await historyRows(ctx.db, ctx.kode_toko, query.key, window)
  return {
    ...window,
    count: await historyCount(ctx.db, ctx.kode_toko, query.key),
    data: found.map(({ kunci, pada, ...row }) => ({
      ...row,
      key: kunci,
      pada: pada.toISOString(),
    })),
  }
}
