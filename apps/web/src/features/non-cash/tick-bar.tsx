import { Button } from '@mantine/core'
import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActBar, Sums } from '../../kit/acts/act-bar.tsx'
import { DateInput } from '../../kit/inputs/date-input.tsx'
import { MoneyInput } from '../../kit/inputs/money-input.tsx'
import { todayJakarta } from '../../kit/inputs/parts/calendar-words.ts'
import { TextField } from '../../kit/inputs/text-field.tsx'
import { useKeys } from '../../kit/keys/use-keys.ts'
import { Kbd } from '../../kit/text/kbd.tsx'
import { COUNTER_KEYS } from '../../lib/keys/counter-keys.ts'
import classes from './non-cash.module.css'
import type { Statement } from './use-tick.ts'

interface TickBarProps {
  readonly count: number
  readonly total: number
  readonly said: Statement
  readonly onSaid: (said: Statement) => void
  readonly busy: boolean
  /** Whether something was kept. */
  readonly onSave: () => Promise<boolean>
  readonly reference: RefObject<HTMLInputElement | null>
}

/** What is chosen beside what the statement says, and the one act: F10. */
export function TickBar({ count, total, said, onSaid, busy, onSave, reference }: TickBarProps) {
  const { t } = useTranslation()
  const [statement, setStatement] = useState<number | null>(null)
  const [isTried, setTried] = useState(false)
  const { tgl_mutasi, no_referensi } = said
  const lacks = no_referensi.trim() === ''
  const save = async () => {
    setTried(true)
    if (count === 0 || busy) return
    if (lacks) reference.current?.focus()
    else {
      setTried(false)
      if (await onSave()) setStatement(null)
    }
  }
  const label = t('Cocokkan {jumlah} pembayaran', { jumlah: count })
  useKeys({ [COUNTER_KEYS.simpan.key]: { run: () => void save(), label: t('Cocokkan') } })
  const rest = statement === null ? null : statement - total
  return (
    <ActBar label={t('Pencocokan')} className={classes.bar}>
      <Sums
        className={classes.sums}
        sums={[
          { label: t('Dipilih'), amount: total, isSpoken: true },
          {
            label: t('Selisih dengan mutasi'),
            amount: rest,
            tone: rest === null ? undefined : rest === 0 ? 'ok' : 'bad',
          },
        ]}
      />
      <MoneyInput
        label={t('Total mutasi')}
        value={statement}
        onChange={setStatement}
        onEmpty={() => setStatement(null)}
      />
      <DateInput
        label={t('Tanggal mutasi')}
        value={tgl_mutasi}
        max={todayJakarta()}
        onChange={day => onSaid({ ...said, tgl_mutasi: day ?? todayJakarta() })}
      />
      <TextField
        label={t('No referensi')}
        required
        inputRef={reference}
        value={no_referensi}
        maxLength={40}
        placeholder={t('No batch atau no mutasi')}
        error={isTried && lacks && count > 0 ? t('Harus Diisi') : undefined}
        onChange={text => onSaid({ ...said, no_referensi: text })}
      />
      <Button
        onClick={() => void save()}
        disabled={count === 0}
        loading={busy}
        rightSection={<Kbd keys="F10" onBrand={count > 0} />}
      >
        {label}
      </Button>
    </ActBar>
  )
}
