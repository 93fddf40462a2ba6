import { MODULES } from '@kencana/contract/modules'
import { SETTINGS } from '@kencana/contract/settings'
import { SETTING_GROUPS, type SettingDefinition } from '@kencana/contract/settings/definition'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { GridRow } from '../../../engines/chain/chain-grid.tsx'
import { useChainStores } from '../../../engines/chain/stores.ts'
import { call } from '../../../lib/api.ts'
import { askStores, type Heard, type StoreRow } from '../../../lib/chain/ask-stores.ts'
import { useKeptForm } from '../../../lib/device/draft.ts'
import { calls } from '../calls.ts'
import { keyWords } from '../setting-words.ts'

type Texts = Readonly<Record<string, string>>

/** A setting or a module switch of every store. */
export interface SettingGridRow extends GridRow {
  readonly said: string
  /** Nothing of a module, which is on or off. */
  readonly setting: SettingDefinition | undefined
}

interface Draft {
  /** By store and key: what is to be sent. */
  readonly cells: Texts
}

const NOTHING: Draft = { cells: {} }
const NONE: readonly Heard<Texts>[] = []

export const CHAIN_SETTINGS = 'para-system-pusat'

/** Settings and modules of all stores, with what is typed over them. */
export function useChainSettings() {
  const { t } = useTranslation()
  const { stores, query: listed } = useChainStores()
  const kept = useKeptForm<Draft>(CHAIN_SETTINGS, NOTHING)
  const settings = useQuery({
    queryKey: [CHAIN_SETTINGS, stores.map(({ kode_toko }) => kode_toko)],
    queryFn: ({ signal }) => askStores(stores, readStore, signal),
    enabled: stores.length > 0,
  })
  const heard = settings.data ?? NONE
  const { cells } = kept.value
  const valueNow = (key: string, { kode_toko }: StoreRow): string =>
    heard.find(one => one.store.kode_toko === kode_toko)?.answer?.[key] ?? ''
  return {
    heard,
    rows: rowsOf(t),
    cells,
    isPending: settings.data === undefined,
    isError: listed.isError || settings.isError,
    retry: () => void (listed.isError ? listed.refetch() : settings.refetch()),
    valueNow,
    drafted: (key: string, store: StoreRow): string | undefined => cells[cellKey(key, store)],
    put: (key: string, meant: readonly StoreRow[], text: string) =>
      kept.set(now => {
        const next = { ...now.cells }
        for (const store of meant) {
          if (valueNow(key, store) === text) delete next[cellKey(key, store)]
          else next[cellKey(key, store)] = text
        }
        return { cells: next }
      }),
    sent: ({ kode_toko }: StoreRow) =>
      kept.set(now => {
        const left = Object.entries(now.cells).filter(([key]) => storeOf(key) !== kode_toko)
        return left.length === 0 ? NOTHING : { cells: Object.fromEntries(left) }
      }),
    throwAway: kept.throwAway,
    note: kept.note,
  }
}

export type ChainSettingsState = ReturnType<typeof useChainSettings>

/** What is sent to one store: the settings and modules typed for it. */
export function bodyOf(cells: Texts, { kode_toko }: StoreRow) {
  const own = Object.entries(cells)
    .filter(([key]) => storeOf(key) === kode_toko)
    .map(([key, text]) => [key.slice(kode_toko.length + 1), text] as const)
  const isModule = ([key]: readonly [string, string]) => MODULES.some(one => one.key === key)
  return {
    nilai: Object.fromEntries(own.filter(one => !isModule(one))),
    modul: Object.fromEntries(own.filter(isModule).map(([key, text]) => [key, text === 'YA'])),
  }
}

const cellKey = (key: string, { kode_toko }: StoreRow): string => `${kode_toko}|${key}`
const storeOf = (key: string): string => key.split('|')[0] ?? ''

async function readStore(how: { portal: string; signal: AbortSignal }): Promise<Texts> {
  const [settings, modules] = await Promise.all([
    call(calls.settings, how),
    call(calls.modules, how),
  ])
  return Object.fromEntries([
    ...settings.map(({ key, value }) => [key, value] as const),
    ...modules.map(({ key, value }) => [key, value ? 'YA' : 'TIDAK'] as const),
  ])
}

/** Settings in the order of their forms, then modules; a store's own are not made equal. */
function rowsOf(t: TFunction): SettingGridRow[] {
  const rowOf = (key: string, at: number, group: string): SettingGridRow => {
    const setting = SETTINGS.find(one => one.key === key)
    const said = keyWords(t, key)
    const equal =
      setting?.perStore === true
        ? {}
        : { rowLabel: t('Samakan {setting} di semua toko', { setting: said }) }
    return { key, said, setting, name: said, ...equal, ...(at === 0 ? { group } : {}) }
  }
  return [
    ...SETTING_GROUPS.flatMap(({ kode, label }) =>
      SETTINGS.filter(({ group }) => group === kode).map(({ key }, at) => rowOf(key, at, t(label))),
    ),
    ...MODULES.map(({ key }, at) => rowOf(key, at, t('Modul'))),
  ]
}
