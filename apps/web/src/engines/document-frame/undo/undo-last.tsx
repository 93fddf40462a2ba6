import { useTranslation } from 'react-i18next'
import { notify } from '../../../kit/dialogs/notify.ts'
import { pathOf, type RouteRef } from '../../../lib/api.ts'
import { documentName } from '../document-name.ts'
import { useCommand } from '../use-command.ts'
import { UndoDialog } from './undo-dialog.tsx'
import type { Undo } from './use-undo.tsx'

interface UndoLastProps {
  /** The document that is taken back, as far as it is known. */
  readonly last: { readonly jenis: string; readonly nomor: string } | undefined
  /** The call that takes it back: with why, the approval, and what `undo` says besides. */
  readonly route: RouteRef
  readonly params: Readonly<Record<string, string>>
  readonly undo: Omit<Undo, 'title' | 'path' | 'send'>
  /** Beginnings of the queries that show something else afterwards. */
  readonly changes: readonly string[]
  /** What will stand again. */
  readonly hint: string
  /** Whether it may be undone its own screen knows. */
  readonly isKnown?: boolean
  /** It is done. */
  readonly onDone?: () => void
  /** Somebody else was faster; it is closed unless said. */
  readonly onLost?: () => void
  readonly onClose: () => void
}

/** Takes the last document of something back, called by its name and number. */
export function UndoLast(props: UndoLastProps) {
  const { last, route, params, undo, changes, onDone, onClose, onLost = onClose, ...dialog } = props
  const { t } = useTranslation()
  const { run, busy } = useCommand({ changes, onLost })
  const apa = last === undefined ? '' : `${documentName(last.jenis, t)} ${last.nomor}`
  const title = t('Batalkan {apa}', { apa })
  const send: Undo['send'] = async (body, draft) => {
    const input = { params, body: { ...body, ...undo.more } } as never
    if ((await run({ route, input, what: title, draft })) === null) return null
    onDone?.()
    onClose()
    void notify.success(t('{apa} dibatalkan', { apa }))
    return undefined
  }
  const path = pathOf(route, params)
  return (
    <UndoDialog {...dialog} busy={busy} onClose={onClose} undo={{ ...undo, title, path, send }} />
  )
}
