import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Command, useCommand } from '../../../engines/document-frame/use-command.ts'
import { notify } from '../../../kit/dialogs/notify.ts'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import type { calls } from '../barang-calls.ts'

type Route = typeof calls.move | typeof calls.moveTray

/**
 * F10 and the button of a screen that moves pieces: `command` names the move, or `null` when there
 * is none (it has said why); the number of the document is shown and kept for its slip, and
 * `onDone` clears the screen.
 */
export function useMove<T extends Route>(
  command: () => Promise<Command<T> | null>,
  onDone: () => void,
) {
  const { t } = useTranslation()
  const { busy, run } = useCommand({ changes: ['barang'] })
  const [nomor, setNumber] = useState<string | null>(null)
  const move = async () => {
    const moving = await command()
    const moved = moving === null ? null : await run(moving)
    if (moved === null) return
    setNumber(moved.no_pindah)
    void notify.success(moved.no_pindah)
    onDone()
  }
  useKeys({ F10: { run: () => void move(), label: t('Pindahkan') } })
  return { move: () => void move(), busy, nomor }
}
