import type { penjualan } from '@kencana/contract/areas/penjualan'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { NOMOR_PENJUALAN } from '@kencana/domain/receipt'
import { useTranslation } from 'react-i18next'
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
import { SaleDrawer } from './sale-drawer.tsx'

type Row = AnswerOf<typeof penjualan.list>['data'][number]

/** Sales by day, sales person and state; each opens beside the list. */
export function Screen() {
  const { t } = useTranslation()
  const { asked, ask } = useAsked('/lihat-penjualan')
  const nomor = asked.no_faktur_jual
  const locked = useLocked()
  const why =
    locked &&
    t(
      'Hanya {tgl}: tanggal lalu terkunci untuk level {level}. Nota lama dicari dengan nomor lengkapnya.',
      locked,
    )
  return (
    <StatedList
      name="penjualan"
      title={t('Lihat Penjualan')}
      description={why}
      label={t('Penjualan')}
      asked={asked}
      ask={ask}
      nomor={nomor}
      days={useAskedDays(asked, nomor, NOMOR_PENJUALAN)}
      bySales
      names={statusNames(t)}
      tones={STATUS_TONES}
      stands="SELESAI"
      columns={useColumns()}
      numberOf={row => row.no_faktur_jual}
      emptyHint={t('Tidak ada penjualan di tanggal ini.')}
      read={(query, signal) =>
        call(calls.list, signal === undefined ? { query } : { query, signal })
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
