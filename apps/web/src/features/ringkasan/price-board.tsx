import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../kit/layout/panel.tsx'
import { EmptyState, SkeletonTable } from '../../kit/layout/states.tsx'
import { momentText } from '../../kit/text/day-text.ts'
import { Money } from '../../kit/text/figures.tsx'
import { call } from '../../lib/api.ts'
import { calls } from './calls.ts'
import { Change } from './compared.tsx'
import classes from './ringkasan.module.css'

/** The board as it stands: what a gram costs and fetches, and what changed. */
export function PriceBoard() {
  const { t } = useTranslation()
  const board = useQuery({
    queryKey: ['harga-emas'],
    queryFn: ({ signal }) => call(calls.board, { signal }),
  })
  const rows = board.data?.filter(row => row.harga_jual !== null)
  // Prices are set together: the newest moment stands once, a row that is older says its own.
  const newest = rows
    ?.map(row => row.berlaku_pada ?? '')
    .sort()
    .at(-1)
  const since = newest ? momentText(newest) : ''
  return (
    <Panel
      title={t('Papan harga per gram')}
      flush
      acts={since !== '' && <span className={classes.quiet}>{`${t('Sejak')} ${since}`}</span>}
    >
      {rows === undefined && <SkeletonTable rows={4} columns={3} />}
      {rows?.length === 0 && <EmptyState title={t('Papan harga masih kosong')} />}
      {rows !== undefined && rows.length > 0 && (
        <table className={classes.table}>
          <thead>
            <tr>
              <th>{t('Kadar')}</th>
              <th data-figure>{t('Jual')}</th>
              <th data-figure>{t('Beli')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <tr key={`${row.kode_kadar}/${row.kode_group}`}>
                <td>
                  {row.nama_group ?? row.nama_kadar}{' '}
                  <span className={classes.quiet}>{row.permil}‰</span>
                  {sinceOf(row) !== since && <small>{sinceOf(row)}</small>}
                </td>
                <td data-figure>
                  <b>
                    <Money value={row.harga_jual} />
                  </b>{' '}
                  <Change permil={row.ubah_jual_permil} />
                </td>
                <td data-figure>
                  <Money value={row.harga_beli} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  )
}

const sinceOf = ({ berlaku_pada }: { readonly berlaku_pada: string | null }): string =>
  berlaku_pada === null ? '' : momentText(berlaku_pada)
