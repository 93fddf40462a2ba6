import type {
  saveStore as route,
  StoreForm,
  StoreSettings,
} from '@kencana/contract/areas/pengaturan/setting-toko'
import type { BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { SETTINGS } from '@kencana/contract/settings'
import { SETTING_GROUPS } from '@kencana/contract/settings/definition'
import type { StoreCtx } from '../../platform/context.ts'
import { storeLogo } from '../../platform/files/store-logo.ts'
import { changeOwnStore, ownStore, portalOf } from '../master/index.ts'
import { noteStoreFact, saveSettings, settingsOf, tellOthers } from '../pengaturan/index.ts'

const GROUPS = new Set<string>(
  SETTING_GROUPS.filter(group => group.path === '/settingtoko').map(group => group.kode),
)
const KEYS = new Set(SETTINGS.filter(one => GROUPS.has(one.group)).map(one => one.key))

/** The store worked for as its own screen shows it. @throws Refusal TIDAK_DITEMUKAN */
export async function showStore(ctx: StoreCtx): Promise<StoreSettings> {
  const { kode_toko, tipe, versi, ...row } = (await ownStore(ctx)) ?? refuse('TIDAK_DITEMUKAN')
  const { nama_toko, alamat_toko, kota, telepon, npwp, portal } = row
  const settings = await settingsOf(ctx.db, ctx.kode_toko)
  const own = settings.filter(({ key }) => KEYS.has(key)).map(({ key, value }) => [key, value])
  const logo = await storeLogo(ctx.app, ctx.db, ctx.kode_toko)
  return {
    kode_toko,
    tipe,
    versi,
    toko: { nama_toko, alamat_toko, kota, telepon, npwp, portal },
    nilai: Object.fromEntries(own) as Record<string, string>,
    ada_logo: logo !== undefined,
  }
}

/**
 * Changes what papers and screens say of the store worked for, with the settings of this screen.
 * @throws Refusal BERUBAH, TANPA_HAK, TIDAK_LENGKAP, RUJUKAN_TIDAK_ADA
 */
export async function saveStore(
  ctx: StoreCtx,
  { nilai, versi, ...wanted }: BodyOf<typeof route>,
): Promise<{ message: string; data: StoreSettings }> {
  const stray = Object.keys(nilai).find(key => !KEYS.has(key))
  if (stray !== undefined) refuse('RUJUKAN_TIDAK_ADA', { label: 'Setting', kode: stray })
  const before = (await ownStore(ctx, true)) ?? refuse('TIDAK_DITEMUKAN')
  if (before.versi !== versi) refuse('BERUBAH')
  const toko = { ...filled(wanted), portal: portalOf(ctx, wanted.portal, before.portal) }
  const changed = (Object.keys(toko) as (keyof StoreForm)[]).filter(
    name => toko[name] !== before[name],
  )
  if (changed.length > 0) {
    await changeOwnStore(ctx, before, toko)
    for (const name of changed) await noteStoreFact(ctx, name, before[name], toko[name])
    tellOthers(ctx, ctx.kode_toko, 'TOKO')
  }
  if (Object.keys(nilai).length > 0) await saveSettings(ctx, { nilai, modul: {} })
  return { message: 'Berhasil Menyimpan Data', data: await showStore(ctx) }
}

/** An empty line is no line. */
const filled = (form: StoreForm): StoreForm =>
  Object.fromEntries(
    Object.entries(form).map(([name, text]) => [name, text === '' ? null : text]),
  ) as StoreForm
