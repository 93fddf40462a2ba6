import type { StoreSettings } from '@kencana/contract/areas/pengaturan/setting-toko'
import { type SettingValue, settingText, settingValue } from '@kencana/contract/kit/setting-value'
import { ACTS_FOR_STORES } from '@kencana/contract/permissions'
import { settingOf } from '@kencana/contract/settings'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../../kit/dialogs/notify.ts'
import { call } from '../../../lib/api.ts'
import { ApiProblem } from '../../../lib/api-problem.ts'
import { useKeptForm } from '../../../lib/device/draft.ts'
import { useUnsaved } from '../../../lib/device/unsaved.ts'
import { showProblem } from '../../../lib/problem-text.ts'
import { useSession } from '../../../lib/session.ts'
import { calls } from '../calls.ts'
import { reloadSession } from '../reload-session.ts'
import { checkAfterLoading } from './check-portal.ts'
import { type LogoChange, saveLogo } from './store-logo.tsx'

type Facts = StoreSettings['toko']

/** The form of one store: its facts and the settings of this screen. */
export function useStore(store: StoreSettings) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const session = useSession()
  const isHead = session?.tipe === 'PUSAT' && ACTS_FOR_STORES.includes(session.level)
  const kept = useKeptForm(`setting-toko/${store.versi}`, { facts: store.toko, nilai: store.nilai })
  const { facts, nilai } = kept.value
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)
  const names = Object.keys(store.toko) as (keyof Facts)[]
  const keys = Object.keys(store.nilai).filter(key => nilai[key] !== store.nilai[key])
  const isTyped = keys.length > 0 || names.some(name => facts[name] !== store.toko[name])
  const [logo, setLogo] = useState<LogoChange>(null)
  useUnsaved(logo !== null, false)
  const save = async () => {
    setBusy(true)
    try {
      const changed = Object.fromEntries(keys.map(key => [key, nilai[key] ?? '']))
      const body = { ...facts, nilai: changed, versi: store.versi }
      if (isTyped) {
        await call(calls.saveStore, { body, idempotencyKey: crypto.randomUUID() })
        kept.settle(kept.value)
      }
      setErrors({})
      if (logo !== null) await saveLogo(logo)
      setLogo(null)
      // The address is tried from here, by a page that may call it.
      const isElsewhere = facts.portal !== store.toko.portal && (facts.portal ?? '') !== ''
      if (isHead && isElsewhere) return checkAfterLoading(store.kode_toko)
      await reloadSession()
      await queries.invalidateQueries({ queryKey: ['settingtoko'] })
      void notify.success(t('Berhasil Menyimpan Data'))
    } catch (problem) {
      const said = problem instanceof ApiProblem ? problem.errors : {}
      setErrors(said)
      if (Object.keys(said).length === 0) await showProblem(problem)
    } finally {
      setBusy(false)
    }
  }
  return {
    facts,
    isHead,
    errors,
    busy,
    isDirty: isTyped || logo !== null,
    logo,
    setLogo,
    note: kept.note,
    throwAway: kept.throwAway,
    save,
    fill: (name: keyof Facts, text: string) =>
      kept.set(now => ({ ...now, facts: { ...now.facts, [name]: text } })),
    settings: {
      shown: (key: string): SettingValue => {
        const field = settingOf(key)?.field
        return field === undefined ? null : settingValue(field, nilai[key] ?? '')
      },
      isChanged: (key: string) => nilai[key] !== store.nilai[key],
      keptText: (key: string) => store.nilai[key] ?? '',
      type: (key: string, value: SettingValue) => {
        const field = settingOf(key)?.field
        if (field === undefined) return
        const text = settingText(field, value)
        kept.set(now => ({ ...now, nilai: { ...now.nilai, [key]: text } }))
      },
    },
  }
}
