import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeys } from '../../kit/keys/use-keys.ts'
import { Icon } from '../../kit/text/icon.tsx'
import { onCounterKeys } from '../../lib/keys/counter-keys.ts'
import type { useThrown } from '../document-frame/entry/thrown.tsx'
import classes from './parts.module.css'

interface RowProps {
  readonly id: number
  readonly index: number
  /** It cannot be written as it stands. */
  readonly isBad?: boolean
  readonly onRemove: () => void
  readonly children: ReactNode
}

/** A piece on the counter: its number, what is typed of it, and how it goes. */
export function Row({ id, index, isBad = false, onRemove, children }: RowProps) {
  const { t } = useTranslation()
  const nomor = index + 1
  return (
    <li data-baris={id} data-bad={isBad || undefined} aria-label={t('Barang {nomor}', { nomor })}>
      <span className={classes.number}>{nomor}</span>
      {children}
      <button
        type="button"
        // Not on the way of the hands: Alt Delete does the same.
        tabIndex={-1}
        className={classes.icon}
        aria-label={t('Hapus barang {nomor}', { nomor })}
        title={t('Hapus barang')}
        onClick={onRemove}
      >
        <Icon name="hapus" />
      </button>
    </li>
  )
}

/** The row that has the cursor. */
export function rowInHand(): HTMLElement | null {
  const at = document.activeElement?.closest('[data-baris]')
  return at instanceof HTMLElement ? at : null
}

interface Removal<R> {
  readonly rows: readonly R[]
  readonly thrown: ReturnType<typeof useThrown>
  readonly take: (id: number) => void
  readonly back: (row: R, at: number) => void
  /** Of a row with nothing in it nothing comes back. */
  readonly isNothing?: (row: R) => boolean
}

/** Takes a row away, by its button or by Alt Delete in it; it comes back by a key. */
export function useRowRemoval<R extends { readonly id: number; readonly nama_barang: string }>({
  rows,
  thrown,
  take,
  back,
  isNothing = () => false,
}: Removal<R>): (id: number) => void {
  const { t } = useTranslation()
  const remove = (id: number) => {
    const at = rows.findIndex(row => row.id === id)
    const row = rows[at]
    take(id)
    if (row === undefined || isNothing(row)) return
    const said = row.nama_barang || t('Barang {nomor}', { nomor: at + 1 })
    thrown.threw(said, () => back(row, at))
  }
  const removeInHand = () => {
    const row = rowInHand()
    if (row !== null) remove(Number(row.dataset.baris))
  }
  useKeys(onCounterKeys({ hapus: { run: removeInHand, label: t('Hapus barang') } }))
  return remove
}
