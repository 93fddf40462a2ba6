import { levelsBelow } from '@kencana/contract/access'
import type { UserRow } from '@kencana/contract/areas/users'
import type { Level } from '@kencana/contract/permissions'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../kit/dialogs/notify.ts'
import { call } from '../../lib/api.ts'
import { ApiProblem } from '../../lib/api-problem.ts'
import { useKeptForm } from '../../lib/device/draft.ts'
import { showProblem } from '../../lib/problem-text.ts'
import { ownSession } from '../../lib/session.ts'
import { calls } from './calls.ts'
import type { Shown } from './one-time-password.tsx'

interface Values {
  readonly user_id: string
  readonly nama: string
  readonly level: Level
  readonly kode_toko: string
  readonly no_whatsapp: string
}
export type FieldName = keyof Values
type Errors = Partial<Record<FieldName, string>>

/** What the form holds, and how it is sent: what is wrong with a field stands at the field. */
export function useSaveUser(row: UserRow | null, onDone: (password?: Shown) => void) {
  const { t } = useTranslation()
  const kept = useKeptForm<Values>(
    row === null ? 'user' : `user/${row.user_id}/${row.versi}`,
    begin(row),
  )
  const { value: values, set: setValues, throwAway, note } = kept
  const [errors, setErrors] = useState<Errors>({})
  const [busy, setBusy] = useState(false)
  // The same key for the same try, so that a second press after a lost answer makes no second user.
  const key = useRef(crypto.randomUUID())
  const set = (part: Partial<Values>) => {
    key.current = crypto.randomUUID()
    setValues(now => ({ ...now, ...part }))
  }
  const save = async () => {
    setBusy(true)
    setErrors({})
    try {
      if (row === null) {
        const made = await call(calls.create, { body: values, idempotencyKey: key.current })
        kept.settle(values)
        onDone(made)
        return
      }
      const { user_id, ...facts } = values
      const body = { ...facts, versi: row.versi }
      const { message } = await call(calls.update, { params: { user_id }, body })
      kept.settle(values)
      onDone()
      void notify.success(t(message))
    } catch (problem) {
      const found = problem instanceof ApiProblem ? problem.errors : {}
      setErrors(Object.fromEntries(Object.entries(found).map(([name, text]) => [name, t(text)])))
      if (Object.keys(found).length === 0) await showProblem(problem)
    } finally {
      setBusy(false)
    }
  }
  return { values, set, errors, busy, save, throwAway, note }
}

function begin(row: UserRow | null): Values {
  if (row !== null) {
    const { user_id, nama, level, kode_toko, no_whatsapp } = row
    return { user_id, nama, level, kode_toko, no_whatsapp: no_whatsapp ?? '' }
  }
  const own = ownSession()
  const below = own === null ? [] : levelsBelow(own.level)
  return {
    user_id: '',
    nama: '',
    level: below.includes('KASIR') ? 'KASIR' : (below[0] ?? 'KASIR'),
    kode_toko: own?.kode_toko ?? '',
    no_whatsapp: '',
  }
}
