import type { MasterDefinition, MasterRow } from '@kencana/contract/kit/master'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { FieldProps } from '../../kit/inputs/field-props.ts'
import type { PickOption } from '../../kit/inputs/parts/use-options.ts'
import { Picker } from '../../kit/inputs/picker.tsx'
import { call } from '../../lib/api.ts'
import { listRows, masterNamed, nameOfRow, type Row, routesOf } from './master-calls.ts'

interface MasterPickerProps extends FieldProps {
  /** Name of the master: 'baki', 'sales' … */
  readonly master: string
  readonly value: string | null
  /** The chosen key with its row; both `null` when it was emptied. */
  readonly onChange: (value: string | null, row: Row | null) => void
  /** Only rows where these fields have these values: `{ kode_gudang: 'ETALASE' }`. */
  readonly filter?: Readonly<Record<string, string | undefined>>
  readonly clearable?: boolean
  /** What was typed and is in no list counts as its key; the server says whether there is one. */
  readonly takesTyped?: boolean
}

const MOST = 50

/** Chooses a record of a master: search as you type, on the server. */
export function MasterPicker({
  master: named,
  value,
  onChange,
  filter,
  takesTyped = false,
  ...rest
}: MasterPickerProps) {
  const master = masterNamed(named)
  const seen = useRef(new Map<string, Row>())
  const present = useQuery({
    queryKey: ['master', named, 'satu', value],
    queryFn: ({ signal }) =>
      call(routesOf(master).get, { params: { kode: value ?? '' }, signal }) as Promise<Row>,
    enabled: value !== null && !seen.current.has(value),
    staleTime: 60_000,
  })
  // Typed out before the list came: its record brings its facts along when it is there.
  const typed = useRef<string | null>(null)
  useEffect(() => {
    if (value === null || typed.current !== value || present.data === undefined) return
    typed.current = null
    onChange(value, present.data)
  })
  const keep = (row: Row): PickOption => {
    const key = String(row[master.key])
    seen.current.set(key, row)
    const name = nameOfRow(master, row)
    return { value: key, label: name, ...(name === key ? {} : { note: key }) }
  }
  const row = value === null ? undefined : (seen.current.get(value) ?? present.data)
  return (
    <Picker
      {...rest}
      value={value}
      valueLabel={
        row === undefined ? (value ?? '') : labelOf(master.key, nameOfRow(master, row), row)
      }
      load={async (typed, signal) => {
        const query = { q: typed === '' ? undefined : typed, limit: MOST, ...filter }
        return (await listRows(master, query, signal)).data.map(keep)
      }}
      onChange={key => onChange(key, key === null ? null : (seen.current.get(key) ?? null))}
      {...(takesTyped
        ? {
            onTyped: text => {
              typed.current = keyOf(master, text)
              onChange(typed.current, null)
            },
          }
        : {})}
    />
  )
}

/** A key as it is kept: codes in capitals. */
function keyOf(master: MasterDefinition, typed: string): string {
  const field = master.fields[master.key]
  return field?.kind === 'code' && field.upper ? typed.toUpperCase() : typed
}

const labelOf = (key: string, name: string, row: MasterRow): string =>
  name === String(row[key]) ? name : `${name} (${row[key]})`
