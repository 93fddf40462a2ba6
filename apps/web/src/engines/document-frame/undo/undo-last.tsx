import { useTranslation } from 'react-i18next'
import { notify } from '../../../kit/dialogs/notify.ts'
import { documentName } from '../document-name.ts'
import { UndoDialog } from './undo-dialog.tsx'
import type { Undo } from './use-undo.tsx'

interface UndoLastProps {
  /** The document that is taken back, as far as it is known. */
  readonly last: { readonly jenis: string; readonly nomor: string } | undefined
  readonly undo: Omit<Undo, 'title' | 'send'>
  /** Sends it; answers whether it was done. */
  readonly send: (what: string, ...told: Parameters<Undo['send']>) => Promise<object | null>
  /** What will stand again. */
  readonly hint: string
  readonly busy: boolean
  /** Whether it may be undone its own screen knows. */
  readonly isKnown?: boolean
  readonly onClose: () => void
}

/** Takes the last document of something back, called by its name and number. */
export function UndoLast({ last, undo, send, onClose, ...dialog }: UndoLastProps) {
  const { t } = useTranslation()
  const apa = last === undefined ? '' : `${documentName(last.jenis, t)} ${last.nomor}`
  const title = t('Batalkan {apa}', { apa })
  const sent: Undo['send'] = async (body, draft) => {
    if ((await send(title, body, draft)) === null) return null
    onClose()
    void notify.success(t('{apa} dibatalkan', { apa }))
    return undefined
  }
  return <UndoDialog {...dialog} onClose={onClose} undo={{ ...undo, title, send: sent }} />
}
