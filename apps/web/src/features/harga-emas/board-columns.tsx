import { formatRupiah } from '@kencana/domain/quantity'
import type { TFunction } from 'i18next'
import { MoneyInput } from '../../kit/inputs/money-input.tsx'
import { ActionIcon } from '../../kit/mantine/action-icon.ts'
import { type Column, cellText } from '../../kit/table/columns.ts'
import { Icon } from '../../kit/text/icon.tsx'
import classes from './harga-emas.module.css'
import type { DraftRow } from './use-board.ts'

interface BoardColumnsInput {
  readonly t: TFunction
  /** It was to be saved: what keeps it from that is said at its price. */
  readonly isAsked: boolean
  readonly type: (row: DraftRow, price: { jual?: number; beli?: number }) => void
  readonly onHistory: (row: DraftRow) => void
  readonly onAddGroup: (row: DraftRow) => void
}

/** The board's columns: prices are typed in place, everything else is worked out from them. */
export function boardColumns(input: BoardColumnsInput): Column<DraftRow>[] {
  const { t, type } = input
  const price = (row: DraftRow, label: string, side: 'jual' | 'beli') => (
    <span className={classes.price}>
      <MoneyInput
        aria-label={`${label} ${nameOf(row)}`}
        value={row[side]}
        max={100_000_000}
        error={faultOf(row, side, input)}
        onChange={amount => type(row, side === 'jual' ? { jual: amount } : { beli: amount })}
      />
    </span>
  )
  return [
    {
      key: 'kode_kadar',
      label: t('Kadar'),
      sortable: false,
      value: row => nameOf(row),
      cell: row => <Kadar row={row} />,
    },
    {
      key: 'jual',
      label: t('Harga Jual'),
      kind: 'money',
      width: 210,
      sortable: false,
      cell: row => price(row, t('Harga Jual'), 'jual'),
    },
    {
      key: 'beli',
      label: t('Harga Beli'),
      kind: 'money',
      width: 210,
      sortable: false,
      cell: row => price(row, t('Harga Beli'), 'beli'),
    },
    {
      key: 'margin',
      label: t('Margin'),
      kind: 'money',
      sortable: false,
      value: marginOf,
      cell: row => <Margin row={row} />,
    },
    {
      key: 'ubah',
      label: t('Perubahan Jual'),
      kind: 'percent',
      sortable: false,
      value: changeOf,
      cell: row => <Change permil={changeOf(row)} />,
    },
    {
      key: 'berlaku_pada',
      label: t('Berlaku sejak'),
      kind: 'datetime',
      sortable: false,
      cell: row => <Since row={row} />,
    },
    {
      key: 'aksi',
      label: t('Aksi'),
      kind: 'action',
      cell: row => <Acts row={row} {...input} />,
    },
  ]
}

/** What is wrong with a price: red while it is typed, in words once it was to be saved. */
function faultOf(row: DraftRow, side: 'jual' | 'beli', { isAsked, t }: BoardColumnsInput) {
  if (row.changed && row[side] === null) return isAsked && t('Harus Diisi')
  if (side === 'jual' || !isUpside(row)) return false
  const facts = { kode_kadar: nameOf(row) }
  return !isAsked || t('Harga beli {kode_kadar} tidak boleh melebihi harga jual', facts)
}

/** What a row is called: its kadar, and its group when it has one. */
export const nameOf = (row: Pick<DraftRow, 'nama_kadar' | 'kode_kadar' | 'kode_group'>): string =>
  row.kode_group === null ? `${row.nama_kadar} (${row.kode_kadar})` : row.kode_group

/** A changed line has both prices, and is bought for no more than it is sold for. */
export const isLacking = ({ jual, beli }: DraftRow): boolean => jual === null || beli === null
export const isUpside = ({ jual, beli }: DraftRow): boolean => (beli ?? 0) > (jual ?? 0)

const marginOf = ({ jual, beli }: DraftRow): number | null =>
  jual === null || beli === null ? null : jual - beli

/** Against the price in force while something is typed, against the one before it otherwise. */
function changeOf(row: DraftRow): number | null {
  if (row.jual === row.harga_jual) return row.ubah_jual_permil
  if (row.jual === null || row.harga_jual === null) return null
  return Math.round(((row.jual - row.harga_jual) * 1000) / row.harga_jual)
}

function Kadar({ row }: { row: DraftRow }) {
  if (row.kode_group !== null) {
    return (
      <span className={classes.group}>
        {row.kode_group} <small>{row.nama_group}</small>
      </span>
    )
  }
  return (
    <span className={classes.kadar}>
      <b>{row.nama_kadar}</b> <small>{row.permil} ‰</small>
    </span>
  )
}

function Margin({ row }: { row: DraftRow }) {
  const margin = marginOf(row)
  if (margin === null || row.jual === null) return '–'
  return (
    <span data-tone={margin < 0 ? 'bad' : undefined} className={classes.figure}>
      {formatRupiah(margin)}
      <small>{cellText(Math.round((margin * 1000) / row.jual), 'percent')} %</small>
    </span>
  )
}

function Change({ permil }: { permil: number | null }) {
  if (permil === null) return '–'
  const sign = permil > 0 ? '▲' : permil < 0 ? '▼' : '='
  return (
    <span className={classes.figure} data-tone={permil < 0 ? 'bad' : permil > 0 ? 'ok' : undefined}>
      {sign} {cellText(Math.abs(permil), 'percent')} %
    </span>
  )
}

function Since({ row }: { row: DraftRow }) {
  if (row.berlaku_pada === null) return '–'
  return (
    <span className={classes.since}>
      {cellText(row.berlaku_pada, 'datetime')}
      <small>
        {row.user_id}
        {row.penyetuju !== null && ` ✓ ${row.penyetuju}`}
      </small>
    </span>
  )
}

function Acts({ row, t, onHistory, onAddGroup }: BoardColumnsInput & { row: DraftRow }) {
  const acts = [
    { icon: 'hutang', label: `${t('Riwayat')} ${nameOf(row)}`, run: () => onHistory(row) },
    ...(row.kode_group === null
      ? [
          {
            icon: 'tambah',
            label: `${t('Tambah harga group')} ${nameOf(row)}`,
            run: () => onAddGroup(row),
          },
        ]
      : []),
  ]
  return (
    <span className={classes.acts}>
      {acts.map(({ icon, label, run }) => (
        <ActionIcon key={icon} variant="subtle" aria-label={label} title={label} onClick={run}>
          <Icon name={icon} />
        </ActionIcon>
      ))}
    </span>
  )
}
