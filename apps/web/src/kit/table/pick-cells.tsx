import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './table.module.css'

/** Rows that are picked one by one or all of the page at once: Space in the row, or its box. */
export interface Picks<R> {
  readonly has: (row: R) => boolean
  /** What may not be picked keeps its place, without a box. */
  readonly may: (row: R) => boolean
  /** Picks these rows, or lays them back. */
  readonly set: (rows: readonly R[], picked: boolean) => void
  /** What one calls a row: 'FJ-JKT-261121-0001'. */
  readonly nameOf: (row: R) => string
}

/** The box over a column of boxes: all rows of the page that may be picked. */
export function PickAll<R>({ picks, rows }: { picks: Picks<R>; rows: readonly R[] }) {
  const { t } = useTranslation()
  const open = rows.filter(picks.may)
  const all = open.length > 0 && open.every(picks.has)
  return (
    <th scope="col" className={classes.pick}>
      <input
        type="checkbox"
        aria-label={t('Pilih semua')}
        checked={all}
        disabled={open.length === 0}
        onChange={() => picks.set(open, !all)}
      />
    </th>
  )
}

/** What acts on a box or a button is no key of its row; keys of the page go on to it. */
export const keepFromRow = (event: KeyboardEvent) => {
  if (event.key === ' ' || event.key === 'Enter') event.stopPropagation()
}

/** The box of one row. */
export function PickCell<R>({ picks, row }: { picks: Picks<R>; row: R }) {
  const { t } = useTranslation()
  const may = picks.may(row)
  return (
    <td
      // biome-ignore lint/a11y/noRedundantRoles: display:block on a phone would drop them
      role="cell"
      className={classes.pick}
      data-label={may ? t('Pilih') : ''}
      onClick={event => event.stopPropagation()}
      onKeyDown={keepFromRow}
    >
      {may && (
        <input
          type="checkbox"
          // The arrows go from row to row, and Space picks there.
          tabIndex={-1}
          aria-label={`${t('Pilih')} ${picks.nameOf(row)}`}
          checked={picks.has(row)}
          onChange={() => picks.set([row], !picks.has(row))}
        />
      )}
    </td>
  )
}
