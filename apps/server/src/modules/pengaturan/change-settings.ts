import type { previewSettings, StoreChange } from '@kencana/contract/areas/pengaturan/para-system'
import { ALL } from '@kencana/contract/kit/report'
import type { BodyOf } from '@kencana/contract/kit/route'
import { settingFault } from '@kencana/contract/kit/setting-fault'
import { MODULES } from '@kencana/contract/modules'
import { ACTS_FOR_STORES } from '@kencana/contract/permissions'
import { refuse } from '@kencana/contract/refusals'
import { settingOf } from '@kencana/contract/settings'
import { readLibur } from '@kencana/domain/calendar'
import { isNitku } from '@kencana/domain/efaktur/nitku'
import type { StoreCtx } from '../../platform/context.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { noteChanged } from '../../platform/trail/changed.ts'
import { enterStore } from '../../platform/transaction.ts'
import {
  auditOf,
  holdSettings,
  insertHistory,
  liveStores,
  putModule,
  putSetting,
} from './pengaturan.queries.ts'
import { modulesOf, settingsOf } from './show-settings.ts'

type Wanted = BodyOf<typeof previewSettings>

/** What a change would do in which store. @throws Refusal as `saveSettings` */
export async function previewChange(ctx: StoreCtx, body: Wanted): Promise<StoreChange[]> {
  const wanted = checked(ctx, body)
  const changes: StoreChange[] = []
  await demandStores(ctx, wanted)
  const stores = await storesMeant(ctx, body.toko)
  refuseOthers(stores.length, wanted)
  for (const store of stores) {
    await enterStore(ctx.db, store.kode_toko)
    changes.push({ ...store, perubahan: await differences(ctx, store.kode_toko, wanted) })
  }
  return changes
}

/**
 * Changes settings and modules of one store or several, all or none. Each store keeps the history
 * and the audit row of its own; its other screens are told after the commit.
 * @throws Refusal TIDAK_LENGKAP, RUJUKAN_TIDAK_ADA, TANPA_HAK, TOKO_BUKAN_HAK
 */
export async function saveSettings(
  ctx: StoreCtx,
  body: Wanted,
): Promise<{ message: string; data: StoreChange[] }> {
  const wanted = checked(ctx, body)
  await demandStores(ctx, wanted)
  const stores = await storesMeant(ctx, body.toko)
  refuseOthers(stores.length, wanted)
  const data: StoreChange[] = []
  // In one order for everybody, so that two who change many stores do not wait for each other.
  for (const store of stores.toSorted((a, b) => (a.kode_toko < b.kode_toko ? -1 : 1))) {
    await enterStore(ctx.db, store.kode_toko)
    await holdSettings(ctx.db, store.kode_toko)
    const perubahan = await differences(ctx, store.kode_toko, wanted)
    data.push({ ...store, perubahan })
    await write(ctx, store.kode_toko, perubahan)
  }
  await enterStore(ctx.db, ctx.kode_toko)
  return { message: 'Berhasil Menyimpan Data', data }
}

async function write(
  ctx: StoreCtx,
  kode_toko: string,
  changes: StoreChange['perubahan'],
): Promise<void> {
  if (changes.length === 0) return
  const by = { at: ctx.now(), user_id: ctx.actor.user_id }
  for (const { jenis, key, lama, baru } of changes) {
    if (jenis === 'MODUL') await putModule(ctx.db, kode_toko, key, baru === 'YA')
    else await putSetting(ctx.db, { kode_toko, kunci: key, nilai: baru }, by)
    const { user_id, at: pada } = by
    const row = { id: uuidv7(pada), jenis, kunci: key, lama, baru, user_id, pada }
    await insertHistory(ctx.db, kode_toko, row)
  }
  if (kode_toko !== ctx.kode_toko) {
    const isi = { perubahan: changes, permintaan: ctx.requestId }
    await auditOf(ctx.db, ctx.actor.sesi, kode_toko, by.at, 'PUT para-system', isi)
  } else {
    const sides = changes.map(({ key, lama, baru }) => [key, [lama, baru]] as const)
    await noteChanged(ctx.db, () => ({
      ...{ tabel: 'para-system', kode: '', aksi: 'UBAH' },
      bidang: Object.fromEntries(sides),
    }))
  }
  tellOthers(ctx, kode_toko, changes[0]?.key ?? '')
}

/** Other screens of the store ask whether to load again; the one who changed it is not asked. */
export function tellOthers(ctx: StoreCtx, kode_toko: string, key: string): void {
  const body = { key, user_id: ctx.actor.user_id }
  ctx.notify({ event: 'settings-changed', to: { kode_toko }, body })
}

/** One line of the history of what is known of the store worked for. */
export async function noteStoreFact(
  ctx: StoreCtx,
  kunci: string,
  lama: string | null,
  baru: string | null,
): Promise<void> {
  const pada = ctx.now()
  const row = { jenis: 'TOKO' as const, kunci, lama: lama ?? '', baru: baru ?? '' }
  const { user_id } = ctx.actor
  await insertHistory(ctx.db, ctx.kode_toko, { ...row, id: uuidv7(pada), user_id, pada })
  const bidang = { [kunci]: [lama, baru] as const }
  await noteChanged(ctx.db, () => ({ tabel: 'toko', kode: ctx.kode_toko, aksi: 'UBAH', bidang }))
}

interface Asked {
  readonly nilai: ReadonlyMap<string, string>
  readonly modul: ReadonlyMap<string, boolean>
}

/** Keys that exist, values that fit, levels that may. */
function checked(ctx: StoreCtx, { nilai, modul }: Wanted): Asked {
  const faults: Record<string, string> = {}
  const values = new Map<string, string>()
  for (const [key, typed] of Object.entries(nilai)) {
    const definition = settingOf(key)
    if (definition === undefined)
      return refuse('RUJUKAN_TIDAK_ADA', { label: 'Setting', kode: key })
    const may = definition.levels
    if (may !== undefined && !may.includes(ctx.actor.level)) refuse('TANPA_HAK')
    const text = LISTS[key]?.(typed) ?? typed.trim()
    const fault = settingFault(definition.field, text) ?? ownFault(key, text)
    if (fault !== undefined) faults[key] = fault
    values.set(key, text)
  }
  if (Object.keys(faults).length > 0) refuse('TIDAK_LENGKAP', {}, faults)
  for (const key of Object.keys(modul)) {
    if (MODULES.some(module => module.key === key)) continue
    refuse('RUJUKAN_TIDAK_ADA', { label: 'Modul', kode: key })
  }
  return { nilai: values, modul: new Map(Object.entries(modul)) }
}

/** What belongs to one store is never said to several at once. */
function refuseOthers(stores: number, { nilai }: Asked): void {
  if (stores < 2) return
  const own = [...nilai.keys()].filter(key => settingOf(key)?.perStore === true)
  if (own.length === 0) return
  const fault = 'Milik tiap toko sendiri, tidak dapat disamakan'
  refuse('TIDAK_LENGKAP', {}, Object.fromEntries(own.map(key => [key, fault])))
}

/** Names of drawers as the till and the closing read them; nothing when one is no name. */
function drawerList(typed: string): string {
  const names = typed.split(',').map(name => name.trim().toUpperCase())
  const good = names.every(name => /^[A-Z0-9][A-Z0-9 _-]{0,19}$/.test(name))
  return good ? [...new Set(names)].join(',') : ''
}

/** Codes of stores as gates compare them. */
const storeList = (typed: string): string =>
  [...new Set(typed.toUpperCase().split(/[\s,]+/))].filter(code => code !== '').join(',')

/** Settings that are lists, in the one form their readers know. */
const LISTS: Readonly<Record<string, (typed: string) => string>> = {
  LACI: drawerList,
  REKAP_TOKO: storeList,
}

/** A code of no store would quietly show the recaps to nobody. @throws Refusal TIDAK_LENGKAP */
async function demandStores(ctx: StoreCtx, { nilai }: Asked): Promise<void> {
  const list = nilai.get('REKAP_TOKO') ?? ''
  if (list === '' || list === '-') return
  const known = new Set((await liveStores(ctx.db)).map(({ kode_toko }) => kode_toko))
  if (list.split(',').every(code => known.has(code))) return
  refuse('TIDAK_LENGKAP', {}, { REKAP_TOKO: 'Ada kode toko yang tidak dikenal' })
}

/** What is wrong with a text of a form of its own. */
function ownFault(key: string, text: string): string | undefined {
  if (key === 'HARI_LIBUR' && readLibur(text) === undefined) {
    return 'Tulis nama hari atau tanggal, misalnya MINGGU, 2026-12-25'
  }
  const isNumber = key !== 'NITKU' || text === '' || isNitku(text)
  return isNumber
    ? undefined
    : 'NITKU terdiri dari 22 angka: NPWP 16 angka dan 6 angka tempat usaha'
}

async function differences(
  ctx: StoreCtx,
  kode_toko: string,
  { nilai, modul }: Asked,
): Promise<StoreChange['perubahan']> {
  const now = new Map((await settingsOf(ctx.db, kode_toko)).map(one => [one.key, one.value]))
  const on = new Map((await modulesOf(ctx.db, kode_toko)).map(one => [one.key, one.value]))
  const settings = [...nilai].map(([key, baru]) => ({
    jenis: 'SETTING' as const,
    key,
    lama: now.get(key) ?? '',
    baru,
  }))
  const modules = [...modul].map(([key, value]) => ({
    jenis: 'MODUL' as const,
    key,
    lama: on.get(key) === true ? 'YA' : 'TIDAK',
    baru: value ? 'YA' : 'TIDAK',
  }))
  return [...settings, ...modules].filter(({ lama, baru }) => lama !== baru)
}

/** The store worked for; others by name, or ALL, and only from the head office. */
async function storesMeant(ctx: StoreCtx, named: readonly string[] | undefined) {
  const stores = await liveStores(ctx.db)
  const { tipe, level } = ctx.actor
  const mayOthers = tipe === 'PUSAT' && ACTS_FOR_STORES.includes(level)
  const all = named?.includes(ALL) === true && mayOthers
  const wanted = new Set(all ? stores.map(one => one.kode_toko) : (named ?? [ctx.kode_toko]))
  for (const kode_toko of wanted) {
    if (kode_toko !== ctx.kode_toko && !mayOthers) refuse('TOKO_BUKAN_HAK', { kode_toko })
    if (stores.some(store => store.kode_toko === kode_toko)) continue
    refuse('RUJUKAN_TIDAK_ADA', { label: 'Toko', kode: kode_toko })
  }
  return stores.filter(store => wanted.has(store.kode_toko))
}
