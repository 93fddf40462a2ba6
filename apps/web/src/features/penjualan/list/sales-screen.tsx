import { MOST_OLD_NOTAS } from '@kencana/contract/areas/nota/nota-lama'
import type { penjualan } from '@kencana/contract/areas/penjualan'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { NOMOR_PENJUALAN } from '@kencana/domain/teks/nomor'
import { useTranslation } from 'react-i18next'
import { Act } from '../../../engines/document-frame/act.tsx'
import {
  STATUS_TONES,
  statusNames,
} from '../../../engines/document-frame/detail/document-status.tsx'
import { StatedList } from '../../../engines/document-frame/list/stated-list.tsx'
import { useAskedDays, useLocked } from '../../../engines/document-frame/list/use-asked-days.ts'
import { useAsked } from '../../../engines/report-screen/use-address.ts'
import type { Column } from '../../../kit/table/columns.ts'
import { call } from '../../../lib/api.ts'
import { calls } from '../calls.ts'
import { mayBeCustomer } from './old-notas.ts'
import { SaleDrawer } from './sale-drawer.tsx'

type Row = AnswerOf<typeof penjualan.list>['data'][number]

/**
 * Sales by day, sales person and state; each opens beside the list. Whose past is locked finds an
 * old nota by its customer, which is counted and written down.
 */
export function Screen() {
  const { t } = useTranslation()
  const { asked, ask } = useAsked('/lihat-penjualan')
  const nomor = asked.no_faktur_jual
  const locked = useLocked()
  const { q = '' } = asked
  const maySearch = locked !== undefined && mayBeCustomer(q)
  const isOld = maySearch && asked.lama === 'YA'
  const days = useAskedDays(asked, nomor, NOMOR_PENJUALAN)
  const why =
    locked &&
    (isOld
      ? t('Nota semua hari dari “{q}”, {jumlah} terbaru. Pencarian ini tercatat.', {
          q,
          jumlah: MOST_OLD_NOTAS,
        })
      : t(
          'Hanya {tgl}: tanggal lalu terkunci untuk level {level}. Nota lama dicari dengan nomor lengkap, atau nama atau telepon pelanggan lalu Alt+C.',
          locked,
        ))
  return (
    <StatedList
      name="penjualan"
      title={t('Lihat Penjualan')}
      description={why}
      label={t('Penjualan')}
      asked={asked}
      ask={ask}
      nomor={nomor}
      {...(isOld ? { part: 'lama' } : { days, bySales: true })}
      names={statusNames(t)}
      tones={STATUS_TONES}
      stands="SELESAI"
      columns={useColumns()}
      numberOf={row => row.no_faktur_jual}
      emptyHint={t('Tidak ada penjualan di tanggal ini.')}
      read={(query, signal) =>
        isOld
          ? call(calls.old, { body: { q, status: query.status }, ...(signal && { signal }) })
          : call(calls.list, signal === undefined ? { query } : { query, signal })
      }
      acts={
        maySearch &&
        !isOld && (
          <Act keys="Alt+C" label={t('Cari di semua hari')} run={() => ask({ q, lama: 'YA' })} />
        )
      }
      drawer={opened => <SaleDrawer nomor={opened.nomor} onClose={opened.onClose} />}
    />
  )
}

function useColumns(): readonly Column<Row>[] {
  const { t } = useTranslation()
  return [
    { key: 'no_faktur_jual', label: t('Nomor'), kind: 'nomor' },
    { key: 'pada', label: t('Waktu'), kind: 'datetime' },
    { key: 'nama_customer', label: t('Pelanggan'), value: row => row.nama_customer ?? t('Umum') },
    { key: 'kode_sales', label: t('Sales') },
    { key: 'user_id', label: t('Kasir') },
    { key: 'pcs', label: t('Pcs'), kind: 'count' },
    { key: 'berat', label: t('Berat'), kind: 'gram' },
    { key: 'total', label: t('Total'), kind: 'money' },
  ]
}
