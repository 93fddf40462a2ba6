import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../kit/layout/panel.tsx'
import { EmptyState, SkeletonTable } from '../../kit/layout/states.tsx'
import { cellText } from '../../kit/table/columns.ts'
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
  return (
    <Panel title={t('Papan harga per gram')} flush>
      {rows === undefined && <SkeletonTable rows={4} columns={3} />}
      {rows?.length === 0 && <EmptyState title={t('Papan harga masih kosong')} />}
      {rows !== undefined && rows.length > 0 && (
        <table className={classes.table}>
          <thead>
            <tr>
              <th>{t('Kadar')}</th>
              <th data-figure>{t('Jual')}</th>
              <th data-figure>{t('Beli')}</th>
              <th data-figure data-minor>
                {t('Sejak')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <tr key={`${row.kode_kadar}/${row.kode_group}`}>
                <td>
                  {row.nama_group ?? row.nama_kadar}{' '}
                  <span className={classes.quiet}>{row.permil}‰</span>
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
                <td data-figure data-minor className={classes.quiet}>
                  {cellText(row.berlaku_pada, 'datetime').slice(5)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  )
}
