import type { Field } from '@kencana/contract/kit/field'
import type { MasterDefinition } from '@kencana/contract/kit/master'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import type { CellKind, Column } from '../../kit/table/columns.ts'
import type { Row } from './master-calls.ts'
import classes from './master-screen.module.css'
import { Swatch } from './swatch.tsx'
import type { useNames } from './use-names.ts'

const KIND: Readonly<Partial<Record<Field['kind'], CellKind>>> = {
  money: 'money',
  weight: 'gram',
  permil: 'count',
  percent: 'percent',
  integer: 'count',
  decimal: 'decimal',
  flag: 'flag',
  date: 'date',
}

interface ColumnsInput {
  readonly master: MasterDefinition
  readonly names: ReturnType<typeof useNames>
  readonly t: TFunction
  readonly acts: (row: Row) => ReactNode
}

/** The list's columns, by the kind of each field; a row's acts stand last. */
export function masterColumns({ master, names, t, acts }: ColumnsInput): Column<Row>[] {
  const fields = Object.entries(master.fields).filter(([, field]) => field.list !== false)
  const columns = fields.map(([key, field]): Column<Row> => {
    const column = { key, label: t(field.label), kind: KIND[field.kind] ?? ('text' as const) }
    if (field.kind === 'choice') {
      const said = (row: Row) => choiceText(t, field, row[key])
      const { swatches } = field
      if (swatches === undefined) return { ...column, value: said }
      return {
        ...column,
        value: said,
        cell: row => <Swatched color={swatches[String(row[key])]}>{said(row)}</Swatched>,
      }
    }
    if (field.kind !== 'ref') return column
    return { ...column, cell: row => <RefCell code={row[key]} names={names.get(key)} /> }
  })
  return [...columns, { key: 'aksi', label: t('Aksi'), kind: 'action', cell: acts }]
}

/** A colour beside its name; nothing chosen shows the name alone. */
function Swatched({ color, children }: { color: string | undefined; children: string }) {
  if (color === undefined) return children === '' ? '–' : children
  return (
    <span className={classes.swatched}>
      <Swatch color={color} />
      {children}
    </span>
  )
}

const choiceText = (
  t: TFunction,
  field: Extract<Field, { kind: 'choice' }>,
  value: unknown,
): string => t(field.options[String(value)] ?? String(value ?? ''))

function RefCell(props: { code: unknown; names: ReadonlyMap<string, string> | undefined }) {
  if (props.code === null || props.code === undefined) return '–'
  const code = String(props.code)
  const name = props.names?.get(code)
  return (
    <span>
      {code}
      {name !== undefined && name !== code && <span className={classes.name}>{name}</span>}
    </span>
  )
}
