import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { confirm, notify } from '../../../kit/dialogs/notify.ts'
import type { RouteRef } from '../../../lib/api.ts'
import { useCommand } from '../use-command.ts'

interface WithdrawProps {
  readonly no_ajuan: string
  readonly label: string
  /** What is asked first: what does not happen then. */
  readonly asked: string
  /** What people call it in a list of what waits, after 'Tarik ajuan' and its number. */
  readonly of?: string
  /** The call that takes it back. */
  readonly route: RouteRef
  readonly changes: readonly string[]
  /** It waits no more, by this or by somebody else. */
  readonly onEnded?: () => void
}

/** Takes one's own submission back, after asking. */
export function Withdraw(props: WithdrawProps) {
  const { no_ajuan, label, asked, of = '', route, changes, onEnded } = props
  const { t } = useTranslation()
  const lost = onEnded === undefined ? {} : { onLost: onEnded }
  const { run, busy } = useCommand({ changes, ...lost })
  const takeBack = async () => {
    if (!(await confirm({ text: asked, danger: true }))) return
    const input = { params: { no_ajuan }, body: {} } as never
    const what = `${t('Tarik ajuan')} ${no_ajuan} ${of}`.trim()
    if ((await run({ route, input, what })) === null) return
    notify.toast(t('Ajuan {nomor} ditarik', { nomor: no_ajuan }), 'success')
    onEnded?.()
  }
  return (
    <Button variant="light" color="red" loading={busy} onClick={() => void takeBack()}>
      {label}
    </Button>
  )
}
