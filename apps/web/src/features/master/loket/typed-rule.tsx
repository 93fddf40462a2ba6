import type { MasterDefinition, RowOf } from '@kencana/contract/kit/master'
import { createSchema } from '@kencana/contract/kit/masters/schema'
import { issueText } from '@kencana/contract/kit/words/issue-text'
import { Button } from '@mantine/core'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MasterField } from '../../../engines/master-screen/form/master-field.tsx'
import { fieldError } from '../../../lib/problem/field-error.ts'
import classes from './try.module.css'

type Values = Readonly<Record<string, unknown>>

interface TypedRule<M extends MasterDefinition> {
  /** The rule as typed; as it is saved while nothing is typed or a figure is wrong. */
  readonly rule: RowOf<M> | undefined
  readonly isTyped: boolean
  /** A button, and behind it the figures of the rule. */
  readonly inputs: ReactNode
}

/** Figures of a rule that are typed to be tried, before anything of it is saved. */
export function useTypedRule<const M extends MasterDefinition>(
  master: M,
  names: readonly (keyof M['fields'] & string)[],
  saved: RowOf<M> | undefined,
): TypedRule<M> {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<Values | null>(null)
  const schema = useMemo(() => createSchema(master), [master])
  const row: Values = { ...blank(master), ...own(master, saved), ...typed }
  const faults = new Map(
    (typed === null ? [] : (schema.safeParse(row, { error: issueText }).error?.issues ?? [])).map(
      issue => [String(issue.path[0]), issue.message],
    ),
  )
  const isTyped = typed !== null && !names.some(name => faults.has(name))
  const inputs = (
    <div className={classes.typed}>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-expanded={typed !== null}
        onClick={() => setTyped(typed === null ? {} : null)}
      >
        {typed === null ? t('Coba angka lain') : t('Kembali ke yang disimpan')}
      </Button>
      {typed !== null && (
        <div className={classes.inputs}>
          {names.map(name => {
            const field = master.fields[name]
            if (field === undefined) return null
            return (
              <MasterField
                key={name}
                name={`coba-${name}`}
                field={field}
                value={row[name]}
                onChange={value => setTyped({ ...typed, [name]: value })}
                onBlur={() => undefined}
                error={fieldError(t, faults.get(name))}
                locked={false}
                first={false}
              />
            )
          })}
        </div>
      )}
    </div>
  )
  return { rule: isTyped ? (row as unknown as RowOf<M>) : saved, isTyped, inputs }
}

/** The fields of a saved row, without its stamp. */
const own = (master: MasterDefinition, saved: Values | undefined): Values =>
  saved === undefined
    ? {}
    : Object.fromEntries(Object.keys(master.fields).map(name => [name, saved[name]]))

/** What a rule begins with where none is saved: the least of every figure, and some name. */
const blank = (master: MasterDefinition): Values =>
  Object.fromEntries(
    Object.entries(master.fields).map(([name, field]) => {
      if (field.kind === 'flag') return [name, false]
      if (field.required === false) return [name, null]
      if (field.kind === 'choice') return [name, Object.keys(field.options)[0]]
      return [name, 'min' in field ? (field.fallback ?? field.min) : 'COBA']
    }),
  )
