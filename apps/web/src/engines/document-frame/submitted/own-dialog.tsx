import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { confirm, notify } from '../../../kit/dialogs/notify.ts'
import { LightModal } from '../../../kit/dialogs/static-modal.tsx'
import { useSession } from '../../../lib/session.ts'
import { Loaded } from '../detail/loaded.tsx'
import frame from '../frame.module.css'
import { useCommand } from '../use-command.ts'
import type { Run, Submission } from './check-screen.tsx'

interface OwnDialogProps<D extends Submission> {
  readonly title: string
  /** Beginning of the query's name: a decision reads it again. */
  readonly name: readonly string[]
  readonly changes: readonly string[]
  readonly list: (onPick: (no_ajuan: string) => void) => ReactNode
  readonly about: (ajuan: D) => ReactNode
  readonly read: (no_ajuan: string, signal: AbortSignal) => Promise<D>
  /** What is asked before one is taken back: what does not happen then. */
  readonly asked: (no_ajuan: string) => string
  readonly withdraw: (run: Run, no_ajuan: string) => Promise<object | null>
  readonly onClose: () => void
}

/** Submissions and what became of them; one's own are taken back here. */
export function OwnDialog<D extends Submission>(props: OwnDialogProps<D>) {
  const { title, list, onClose } = props
  const [picked, setPicked] = useState<string | null>(null)
  return (
    <LightModal onClose={onClose} title={title} size="lg">
      <div className={frame.stack}>
        {list(setPicked)}
        {picked !== null && (
          <One key={picked} {...props} no_ajuan={picked} onWithdrawn={() => setPicked(null)} />
        )}
      </div>
    </LightModal>
  )
}

interface OneProps {
  readonly no_ajuan: string
  readonly onWithdrawn: () => void
}

function One<D extends Submission>(props: OwnDialogProps<D> & OneProps) {
  const { name, about, read, no_ajuan } = props
  const own = useSession()?.user_id
  const ajuan = useQuery({
    queryKey: [...name, 'satu', no_ajuan],
    queryFn: ({ signal }) => read(no_ajuan, signal),
  })
  return (
    <Loaded of={ajuan}>
      {shown => (
        <>
          {about(shown)}
          {shown.status === 'MENUNGGU' && shown.user_id === own && <Withdraw {...props} />}
        </>
      )}
    </Loaded>
  )
}

type WithdrawProps = OneProps & Pick<OwnDialogProps<Submission>, 'changes' | 'asked' | 'withdraw'>

function Withdraw({ no_ajuan, changes, asked, withdraw, onWithdrawn }: WithdrawProps) {
  const { t } = useTranslation()
  const { run, busy } = useCommand({ changes, onLost: onWithdrawn })
  const takeBack = async () => {
    if (!(await confirm({ text: asked(no_ajuan), danger: true }))) return
    if ((await withdraw(run, no_ajuan)) === null) return
    notify.toast(t('Ajuan {nomor} ditarik', { nomor: no_ajuan }), 'success')
    onWithdrawn()
  }
  return (
    <div className={frame.acts}>
      <Button variant="light" color="red" loading={busy} onClick={() => void takeBack()}>
        {t('Tarik ajuan')}
      </Button>
    </div>
  )
}
