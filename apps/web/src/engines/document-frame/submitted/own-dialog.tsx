import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LightModal } from '../../../kit/dialogs/static-modal.tsx'
import type { RouteRef } from '../../../lib/api.ts'
import { useSession } from '../../../lib/session.ts'
import { Loaded } from '../detail/loaded.tsx'
import frame from '../frame.module.css'
import type { Submission } from './check-screen.tsx'
import { Withdraw } from './withdraw.tsx'

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
  /** The call that takes it back. */
  readonly withdraw: RouteRef
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
  const { name, changes, about, read, asked, withdraw, no_ajuan, onWithdrawn } = props
  const { t } = useTranslation()
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
          {shown.status === 'MENUNGGU' && shown.user_id === own && (
            <div className={frame.acts}>
              <Withdraw
                no_ajuan={no_ajuan}
                label={t('Tarik ajuan')}
                asked={asked(no_ajuan)}
                route={withdraw}
                changes={changes}
                onEnded={onWithdrawn}
              />
            </div>
          )}
        </>
      )}
    </Loaded>
  )
}
