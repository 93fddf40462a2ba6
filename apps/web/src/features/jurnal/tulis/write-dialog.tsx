import { selisihText } from '@kencana/domain/posting/buku/jurnal-umum'
import { formatFine, formatRupiah } from '@kencana/domain/quantity'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CommandDialog } from '../../../engines/document-frame/entry/command-dialog.tsx'
import { DateInput } from '../../../kit/inputs/date-input.tsx'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import { enterGoesOn } from '../../../kit/keys/field-walk.ts'
import { firstDay } from '../../../lib/session.ts'
import classes from '../jurnal.module.css'
import { Submitted } from '../submitted.tsx'
import { typedLines } from './journal-form.ts'
import { LineRow } from './line-row.tsx'
import { useWrite } from './use-write.ts'

/** Writes a journal row by row; F10 submits it for another to approve. */
export function WriteDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const [no_ajuan, setSubmitted] = useState<string | null>(null)
  const write = useWrite(setSubmitted)
  const { kept, form, set, accounts, box, isAsked, faults, day, busy } = write
  const min = firstDay()
  const isMute = isAsked && form.keterangan.trim() === ''
  const said = useBalance(write)
  if (no_ajuan !== null) return <Submitted nomor={no_ajuan} onClose={onClose} />
  return (
    <CommandDialog
      title={t('Tulis jurnal')}
      size="xxl"
      isStatic
      kept={kept}
      act={{ label: t('Ajukan jurnal'), run: () => void write.save(), busy }}
      said={said}
      onClose={onClose}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter walks through its fields */}
      <div ref={box} className={classes.form} onKeyDown={enterGoesOn}>
        <div className={classes.head}>
          <TextField
            label={t('Keterangan')}
            value={form.keterangan}
            onChange={keterangan => set(now => ({ ...now, keterangan }))}
            maxLength={200}
            error={isMute ? t('Harus Diisi') : undefined}
            data-autofocus
            required
          />
          {/* As far back as the past is not locked; the rest the server says. */}
          <DateInput
            label={t('Tanggal buku')}
            value={day.value}
            onChange={day.change}
            error={day.error}
            {...(day.today === null ? {} : { today: day.today, max: day.today })}
            {...(min === undefined ? {} : { min })}
          />
        </div>
        <ol className={classes.lines} aria-label={t('Baris jurnal')}>
          {form.baris.map((line, place) => (
            <LineRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
              key={place}
              place={place}
              line={line}
              accounts={accounts}
              faultAt={field => faults.get(`${place}.${field}`)}
              onChange={more => write.changeLine(place, more)}
              onRemove={() => write.removeLine(place)}
            />
          ))}
        </ol>
      </div>
    </CommandDialog>
  )
}

/** Whether the rows balance, in both units: said beside the act. */
function useBalance({ form, off, isShort, isAsked }: ReturnType<typeof useWrite>) {
  const { t } = useTranslation()
  const lines = typedLines(form)
  if (off !== null) {
    const text = t('Selisih Rp {rupiah}, emas {emas} g', selisihText(off))
    return { text, tone: isAsked ? ('bad' as const) : ('gold' as const) }
  }
  if (isShort) return { text: t('Sedikitnya dua baris'), tone: isAsked ? 'bad' : 'plain' } as const
  const total = lines.reduce((sum, { debit_rp }) => sum + debit_rp, 0)
  const gold = lines.reduce((sum, { murni_ug }) => sum + Math.max(0, murni_ug), 0)
  return {
    text: t('Seimbang: Rp {rupiah}, emas {emas} g', {
      rupiah: formatRupiah(total),
      emas: formatFine(gold),
    }),
  }
}
