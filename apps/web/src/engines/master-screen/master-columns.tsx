import type { MasterDefinition } from '@kencana/contract/kit/master'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import type { Column } from '../../kit/table/columns.ts'
import type { Row } from './master-calls.ts'
import classes from './master-screen.module.css'
import { Swatch } from './swatch.tsx'
import type { useNames } from './use-names.ts'
import { CELL_KIND, valueText } from './value-text.ts'

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
    const column = { key, label: t(field.label), kind: CELL_KIND[field.kind] ?? ('text' as const) }
    if (field.kind === 'choice') {
      const said = (row: Row) => valueText(t, field, row[key])
      const { swatches } = field
      if (swatches === undefined) return { ...column, value: said }
      return {
        ...column,
        value: said,
        cell: row => <Swatched color={swatches[String(row[key])]}>{said(row)}</Swatched>,
      }
    }
    if (field.kind === 'decimal') {
      return { ...column, cell: row => valueText(t, field, row[key]) }
    }
    if (field.kind !== 'ref') return column
    return { ...column, cell: row => <RefCell code={row[key]} names={names.get(key)} /> }
  })
  return [...columns, { key: 'aksi', label: t('Aksi'), kind: 'action', cell: acts }]
}

/** A colour beside its name; nothing chosen shows the name alone. */
function Swatched({ color, children }: { color: string | undefined; children: string }) {
  if (color === undefined) return children
  return (
    <span className={classes.swatched}>
      <Swatch color={color} />
      {children}
    </span>
  )
}

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
