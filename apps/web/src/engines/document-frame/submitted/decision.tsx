import { Button } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { COUNTER_KEYS, onCounterKeys } from '../../../lib/keys/counter-keys.ts'
import { useSession } from '../../../lib/session.ts'
import frame from '../frame.module.css'

interface DecisionProps {
  /** How the submission stands, and who submitted it. */
  readonly ajuan: { readonly status: string; readonly user_id: string }
  /** Told to who submitted it: others decide. */
  readonly own: string
  /** Who reads why it was refused. */
  readonly hint: string
  /** How it ended, once it has. */
  readonly ended?: ReactNode
  readonly busy: boolean
  readonly onApprove: () => void
  readonly onRefuse: (alasan: string) => void
}

/** What is decided on a submission that waits, by one key; how it ended, or why others decide. */
export function Decision({ ajuan, own, ended = null, ...asked }: DecisionProps) {
  const me = useSession()?.user_id
  if (ajuan.status !== 'MENUNGGU') return ended
  if (ajuan.user_id !== me) return <Asked {...asked} />
  return (
    <p className={frame.told} role="note">
      {own}
    </p>
  )
}

type AskedProps = Pick<DecisionProps, 'hint' | 'busy' | 'onApprove' | 'onRefuse'>

/** F10 approves it; F7 refuses it, and wants to know why. */
function Asked({ hint, busy, onApprove, onRefuse }: AskedProps) {
  const { t } = useTranslation()
  const note = useRef<HTMLInputElement>(null)
  const [alasan, setAlasan] = useState('')
  const [missing, setMissing] = useState(false)
  const refuse = () => {
    const said = alasan.trim()
    setMissing(said === '')
    if (said === '') note.current?.focus()
    else onRefuse(said)
  }
  useKeys(
    onCounterKeys({
      simpan: { run: onApprove, label: t('Setujui') },
      tolak: { run: refuse, label: t('Tolak') },
    }),
  )
  return (
    <div className={frame.stack}>
      <TextField
        inputRef={note}
        label={t('Alasan menolak')}
        description={hint}
        value={alasan}
        onChange={text => {
          setAlasan(text)
          setMissing(false)
        }}
        maxLength={200}
        error={missing ? t('Harus Diisi') : undefined}
      />
      <div className={frame.acts}>
        <Button onClick={onApprove} loading={busy} rightSection={<Kbd keys="F10" onBrand />}>
          {t('Setujui')}
        </Button>
        <Button
          variant="light"
          color="red"
          onClick={refuse}
          disabled={busy}
          rightSection={<Kbd keys={COUNTER_KEYS.tolak.key} />}
        >
          {t('Tolak')}
        </Button>
      </div>
    </div>
  )
}
