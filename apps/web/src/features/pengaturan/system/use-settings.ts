import { type SettingValue, settingText, settingValue } from '@kencana/contract/kit/setting-value'
import { settingOf } from '@kencana/contract/settings'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { useKeptForm } from '../../../lib/device/draft.ts'
import { useSession } from '../../../lib/session.ts'
import { calls } from '../calls.ts'

type Texts = Readonly<Record<string, string>>
type Switches = Readonly<Record<string, boolean>>

/** What is to be sent: only what was changed. */
export interface Draft {
  readonly nilai: Texts
  readonly modul: Switches
}

const NOTHING: Draft = { nilai: {}, modul: {} }

/** Settings and modules of the store as kept, with what is typed over them. */
export function useSettings() {
  const kode_toko = useSession()?.kode_toko
  const kept = useQuery({
    queryKey: ['para-system', kode_toko],
    queryFn: async ({ signal }) => ({
      settings: await call(calls.settings, { signal }),
      modules: await call(calls.modules, { signal }),
    }),
  })
  const form = useKeptForm('setting-system', NOTHING)
  const { value: draft, set: setDraft } = form
  const values: Texts = Object.fromEntries(
    (kept.data?.settings ?? []).map(({ key, value }) => [key, value]),
  )
  const switches: Switches = Object.fromEntries(
    (kept.data?.modules ?? []).map(({ key, value }) => [key, value]),
  )
  const type = (key: string, value: SettingValue) => {
    const field = settingOf(key)?.field
    if (field === undefined) return
    const text = settingText(field, value)
    setDraft(now => ({ ...now, nilai: changed(now.nilai, key, text, values[key]) }))
  }
  const flip = (key: string, on: boolean) =>
    setDraft(now => ({ ...now, modul: changed(now.modul, key, on, switches[key]) }))
  return {
    query: kept,
    draft,
    count: Object.keys(draft.nilai).length + Object.keys(draft.modul).length,
    shown: (key: string): SettingValue => {
      const field = settingOf(key)?.field
      return field === undefined ? null : settingValue(field, draft.nilai[key] ?? values[key] ?? '')
    },
    isOn: (key: string) => draft.modul[key] ?? switches[key] ?? false,
    isChanged: (key: string) => key in draft.nilai || key in draft.modul,
    keptText: (key: string) => values[key] ?? '',
    type,
    flip,
    forget: form.throwAway,
    note: form.note,
  }
}

export type Settings = ReturnType<typeof useSettings>

/** The draft with one value in it, or without it when it is the kept one again. */
function changed<V>(
  draft: Readonly<Record<string, V>>,
  key: string,
  value: V,
  kept: V | undefined,
): Record<string, V> {
  const { [key]: _, ...rest } = draft
  return value === kept ? rest : { ...rest, [key]: value }
}
