import { type AccessNode, MENU } from '@kencana/contract/menu'
import { nodeOf, opens } from '@kencana/contract/menu/gates'
import { SEES_ALL } from '@kencana/contract/permissions'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../../kit/dialogs/notify.ts'
import { call } from '../../../lib/api.ts'
import { useDraft, useDraftId } from '../../../lib/device/draft.ts'
import { showProblem } from '../../../lib/problem-text.ts'
import { ownSession } from '../../../lib/session.ts'
import { calls } from '../calls.ts'
import { shownIn, treeOf, withTicks } from './tree-model.ts'

/** The rights of one user: as they are kept, as they are being changed, and how they are saved. */
export function useAkses(user_id: string) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [draft, setDraft] = useState<ReadonlySet<string> | null>(null)
  const [busy, setBusy] = useState(false)
  const id = useDraftId(`akses/${user_id}`)
  const kept = useMemo(() => (draft === null ? null : [...draft]), [draft])
  const { note } = useDraft<string[]>({ id, draft: kept }, found =>
    setDraft(withTicks(found, { diberi, dicabut })),
  )
  const asked = useQuery({
    queryKey: ['users', 'akses', user_id],
    queryFn: ({ signal }) => call(calls.akses, { params: { user_id }, signal }),
  })
  const user = asked.data
  const before = new Set(user === undefined ? [] : shownIn(user.akses as AccessNode[]))
  const shown = draft ?? before
  const diberi = [...shown].filter(kode => !before.has(kode))
  const dicabut = [...before].filter(kode => !shown.has(kode))
  const save = async (): Promise<boolean> => {
    if (user === undefined) return false
    setBusy(true)
    try {
      const body = { akses: treeOf(MENU, shown) as never, versi: user.versi }
      const { message } = await call(calls.saveAkses, { params: { user_id }, body })
      await queries.invalidateQueries({ queryKey: ['users'] })
      setDraft(null)
      void notify.success(t(message))
      return true
    } catch (problem) {
      await showProblem(problem)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { asked, user, before, shown, setShown: setDraft, diberi, dicabut, save, busy, note }
}

/** Screens another user is shown, to begin with. */
export async function screensOf(user_id: string): Promise<string[]> {
  const { akses } = await call(calls.akses, { params: { user_id } })
  return shownIn(akses as AccessNode[])
}

/** Whether the one who is logged in may give a screen: what they have, SU and OWN everything. */
export function mayGive(kode: string): boolean {
  const own = ownSession()
  if (own === null) return false
  const akses = new Set(shownIn(own.akses as AccessNode[]))
  return SEES_ALL.includes(own.level) || opens(nodeOf(`/${kode}`), { ...own, akses })
}

/** Screens as they were, with those wanted that may be given and without the rest. */
export const aimedAt = (wanted: readonly string[], before: ReadonlySet<string>): Set<string> =>
  new Set(wanted.filter(kode => before.has(kode) || mayGive(kode)))
