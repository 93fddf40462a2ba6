import { Button } from '@mantine/core'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useRowRemoval } from '../../../engines/counter/row.tsx'
import { ThrownNote } from '../../../engines/document-frame/entry/thrown.tsx'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { Panel } from '../../../kit/layout/panel.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { onCounterKeys } from '../../../lib/keys/counter-keys.ts'
import classes from '../hutang.module.css'
import {
  isEmptyRow,
  type LoanForm,
  MOST_ROWS,
  withoutRow,
  withRow,
  withRowBack,
} from './loan-form.ts'
import { PledgeRowFields } from './pledge-row.tsx'
import type { Loan } from './use-loan.ts'

/** What is pledged, line by line, each with what it is worth as soon as that can be told. */
export function PledgeRows({ loan }: { loan: Loan }) {
  const { t } = useTranslation()
  const { form, thrown, change } = loan
  const list = useRef<HTMLOListElement>(null)
  // Drawn at once: what a quick hand types next belongs to the line that takes the cursor.
  const toLastOf = (next: LoanForm) => {
    flushSync(() => change(next))
    list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus()
  }
  const add = () => {
    const last = form.barang.at(-1)
    toLastOf(last === undefined || !isEmptyRow(last) ? withRow(form) : form)
  }
  useKeys(onCounterKeys({ tambah: { run: add, label: t('Tambah jaminan') } }))
  const remove = useRowRemoval({
    rows: form.barang,
    thrown,
    take: id => toLastOf(withoutRow(form, id)),
    back: (row, at) => change(now => withRowBack(now, row, at)),
    isNothing: isEmptyRow,
  })
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
            loan={loan}
            onRemove={() => remove(row.id)}
          />
        ))}
      </ol>
      <ThrownNote thrown={thrown} />
    </Panel>
  )
}
