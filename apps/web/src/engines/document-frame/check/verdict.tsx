import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { cellText } from '../../../kit/table/columns.ts'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { COUNTER_KEYS, onCounterKeys } from '../../../lib/keys/counter-keys.ts'
import { useSession } from '../../../lib/session.ts'
import classes from '../frame.module.css'
import { type CheckRow, type Hasil, Outcome } from './check-row.tsx'

export interface VerdictProps {
  readonly row: CheckRow
  readonly busy: boolean
  readonly onVerdict: (hasil: Hasil, keterangan: string) => void
}

/** The verdict on one document, by one key; what was said before, or why others have to say it. */
export function Verdict(props: VerdictProps) {
  const { t } = useTranslation()
  const own = useSession()?.user_id
  const { row } = props
  if (row.hasil !== null) return <Checked row={row} />
  if (row.user_id !== own) return <Asked {...props} />
  return (
    <p className={classes.told} role="note">
      {t('Dokumen ini Anda tulis sendiri. Mintalah orang lain memeriksanya.')}
    </p>
  )
}

function Checked({ row }: { row: CheckRow }) {
  const { t } = useTranslation()
  return (
    <p className={row.hasil === 'SESUAI' ? classes.quiet : classes.refused} role="note">
      <Outcome hasil={row.hasil} />{' '}
      {t('diperiksa {user_id}', { user_id: row.diperiksa_oleh ?? '–' })} ·{' '}
      {cellText(row.diperiksa_pada, 'datetime')}
      {row.keterangan !== null && ` · ${row.keterangan}`}
    </p>
  )
}

/** F10 says it is right; F7 says it is not, and wants to know what. */
function Asked({ busy, onVerdict }: VerdictProps) {
  const { t } = useTranslation()
  const note = useRef<HTMLInputElement>(null)
  const [keterangan, setKeterangan] = useState('')
  const [missing, setMissing] = useState(false)
  const right = () => onVerdict('SESUAI', keterangan.trim())
  const wrong = () => {
    const said = keterangan.trim()
    setMissing(said === '')
    if (said === '') note.current?.focus()
    else onVerdict('TIDAK_SESUAI', said)
  }
  useKeys(
    onCounterKeys({
      simpan: { run: right, label: t('Sesuai') },
      tolak: { run: wrong, label: t('Tidak sesuai') },
    }),
  )
  return (
    <div className={classes.stack}>
      <TextField
        inputRef={note}
        label={t('Keterangan')}
        description={t('Wajib diisi bila tidak sesuai: apa yang berbeda.')}
        value={keterangan}
        onChange={text => {
          setKeterangan(text)
          setMissing(false)
        }}
        maxLength={200}
        error={missing ? t('Harus Diisi') : undefined}
      />
      <div className={classes.acts}>
        <Button onClick={right} loading={busy} rightSection={<Kbd keys="F10" onBrand />}>
          {t('Sesuai')}
        </Button>
        <Button
          variant="light"
          color="red"
          onClick={wrong}
          disabled={busy}
          rightSection={<Kbd keys={COUNTER_KEYS.tolak.key} />}
        >
          {t('Tidak sesuai')}
        </Button>
      </div>
    </div>
  )
}
