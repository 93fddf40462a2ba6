import type { AjuanJurnalAnswer } from '@kencana/contract/areas/akuntansi/jurnal'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../../engines/document-frame/detail/loaded.tsx'
import { useCommand } from '../../../engines/document-frame/use-command.ts'
import { confirm, notify } from '../../../kit/dialogs/notify.ts'
import { LightModal } from '../../../kit/dialogs/static-modal.tsx'
import { call } from '../../../lib/api.ts'
import { useSession } from '../../../lib/session.ts'
import { CHANGES, calls } from '../calls.ts'
import classes from '../jurnal.module.css'
import { About } from './about.tsx'
import { JournalQueue } from './queue.tsx'

/** Alt A: submitted journals and what became of them; one's own are taken back here. */
export function OwnDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const [picked, setPicked] = useState<string | null>(null)
  return (
    <LightModal onClose={onClose} title={t('Ajuan jurnal')} size="lg">
      <div className={classes.form}>
        <JournalQueue onPick={setPicked} />
        {picked !== null && (
          <One key={picked} no_ajuan={picked} onWithdrawn={() => setPicked(null)} />
        )}
      </div>
    </LightModal>
  )
}

interface OneProps {
  readonly no_ajuan: string
  readonly onWithdrawn: () => void
}

function One({ no_ajuan, onWithdrawn }: OneProps) {
  const own = useSession()?.user_id
  const ajuan = useQuery({
    queryKey: ['jurnal', 'ajuan', 'satu', no_ajuan],
    queryFn: ({ signal }) => call(calls.ajuan, { params: { no_ajuan }, signal }),
  })
  return (
    <Loaded of={ajuan}>
      {shown => (
        <>
          <About ajuan={shown} />
          {shown.status === 'MENUNGGU' && shown.user_id === own && (
            <Withdraw ajuan={shown} onWithdrawn={onWithdrawn} />
          )}
        </>
      )}
    </Loaded>
  )
}

function Withdraw({ ajuan, onWithdrawn }: { ajuan: AjuanJurnalAnswer; onWithdrawn: () => void }) {
  const { t } = useTranslation()
  const { run, busy } = useCommand({ changes: CHANGES, onLost: onWithdrawn })
  const { no_ajuan } = ajuan
  const withdraw = async () => {
    const text = t('Tarik ajuan {nomor}? Jurnalnya tidak masuk buku.', { nomor: no_ajuan })
    if (!(await confirm({ text, danger: true }))) return
    const what = `${t('Tarik ajuan')} ${no_ajuan}`
    const input = { params: { no_ajuan }, body: {} }
    if ((await run({ route: calls.withdraw, input, what })) === null) return
    notify.toast(t('Ajuan {nomor} ditarik', { nomor: no_ajuan }), 'success')
    onWithdrawn()
  }
  return (
    <div className={classes.acts}>
      <Button variant="light" color="red" loading={busy} onClick={() => void withdraw()}>
        {t('Tarik ajuan')}
      </Button>
    </div>
  )
}
