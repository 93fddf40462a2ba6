import type { AjuanJurnalAnswer } from '@kencana/contract/areas/akuntansi/jurnal'
import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import frame from '../../../engines/document-frame/frame.module.css'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { COUNTER_KEYS, onCounterKeys } from '../../../lib/keys/counter-keys.ts'
import { useSession } from '../../../lib/session.ts'

interface DecisionProps {
  readonly ajuan: AjuanJurnalAnswer
  readonly busy: boolean
  readonly onApprove: () => void
  readonly onRefuse: (alasan: string) => void
}

/** What is decided on a journal that waits, by one key; or why others decide. */
export function Decision(props: DecisionProps) {
  const { t } = useTranslation()
  const own = useSession()?.user_id
  const { status, user_id } = props.ajuan
  if (status !== 'MENUNGGU') return null
  if (user_id !== own) return <Asked {...props} />
  return (
    <p className={frame.told} role="note">
      {t('Jurnal ini Anda tulis sendiri. Mintalah orang lain menyetujuinya.')}
    </p>
  )
}

/** F10 posts it; F7 refuses it, and wants to know why. */
function Asked({ busy, onApprove, onRefuse }: DecisionProps) {
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
        description={t('Penulisnya membacanya; wajib diisi bila ditolak.')}
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
