import { Button } from '@mantine/core'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { ThrownNote, type useThrown } from '../../../engines/document-frame/entry/thrown.tsx'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { Panel } from '../../../kit/layout/panel.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { onCounterKeys } from '../../../lib/keys/counter-keys.ts'
import classes from '../hutang.module.css'
import type { Faults } from './loan-faults.ts'
import {
  changeRow,
  isEmptyRow,
  type LoanForm,
  MOST_ROWS,
  withoutRow,
  withRow,
  withRowBack,
} from './loan-form.ts'
import { PledgeRowFields } from './pledge-row.tsx'
import type { Appraisal } from './use-appraisal.ts'

interface PledgeRowsProps {
  readonly form: LoanForm
  readonly faults: Faults
  readonly appraisal: Appraisal
  readonly thrown: ReturnType<typeof useThrown>
  readonly onChange: (form: LoanForm | ((now: LoanForm) => LoanForm)) => void
}

/** What is pledged, line by line, each with what it is worth as soon as that can be told. */
export function PledgeRows({ form, faults, appraisal, thrown, onChange }: PledgeRowsProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLOListElement>(null)
  // Drawn at once: what a quick hand types next belongs to the line that takes the cursor.
  const toLastOf = (next: LoanForm) => {
    flushSync(() => onChange(next))
    list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus()
  }
  const add = () => {
    const last = form.barang.at(-1)
    toLastOf(last === undefined || !isEmptyRow(last) ? withRow(form) : form)
  }
  const remove = (id: number) => {
    const at = form.barang.findIndex(row => row.id === id)
    const row = form.barang[at]
    toLastOf(withoutRow(form, id))
    if (row === undefined || isEmptyRow(row)) return
    thrown.threw(row.nama_barang || t('Barang {nomor}', { nomor: at + 1 }), () =>
      onChange(now => withRowBack(now, row, at)),
    )
  }
  const removeFocused = () => {
    const at = document.activeElement?.closest('[data-baris]')
    if (at instanceof HTMLElement) remove(Number(at.dataset.baris))
  }
  useKeys(
    onCounterKeys({
      tambah: { run: add, label: t('Tambah jaminan') },
      hapus: { run: removeFocused, label: t('Hapus barang') },
    }),
  )
  return (
    <Panel
      title={t('Barang jaminan')}
      acts={
        <Button
          size="compact-sm"
          variant="default"
          onClick={add}
          disabled={form.barang.length >= MOST_ROWS}
          rightSection={<Kbd keys="Alt+B" />}
        >
          {t('Tambah jaminan')}
        </Button>
      }
    >
      <ol ref={list} className={classes.pledge} aria-label={t('Barang jaminan')}>
        {form.barang.map((row, index) => (
          <PledgeRowFields
            key={row.id}
            row={row}
            index={index}
            faults={faults}
            line={appraisal.lines.get(row.id)}
            isStale={appraisal.waiting}
            onChange={more => onChange(changeRow(form, row.id, more))}
            onRemove={() => remove(row.id)}
          />
        ))}
      </ol>
      <ThrownNote thrown={thrown} />
    </Panel>
  )
}
