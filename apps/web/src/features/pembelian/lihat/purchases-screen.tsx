import type { pembelian } from '@kencana/contract/areas/beli/pembelian'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { NOMOR_PEMBELIAN } from '@kencana/domain/teks/nomor'
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
import { calls } from './calls.ts'
import { PurchaseDrawer } from './purchase-drawer.tsx'

type Row = AnswerOf<typeof pembelian.list>['data'][number]

/** Purchases by day, sales person and state; each opens beside the list. */
export function Screen() {
  const { t } = useTranslation()
  const { asked, ask } = useAsked('/lihat-pembelian')
  const nomor = asked.no_faktur_beli
  const locked = useLocked()
  const why =
    locked &&
    t(
      'Hanya {tgl}: tanggal lalu terkunci untuk level {level}. Pembelian lama dicari dengan nomor lengkapnya.',
      locked,
    )
  return (
    <StatedList
      name="pembelian"
      title={t('Lihat Pembelian')}
      description={why}
      label={t('Pembelian')}
      asked={asked}
      ask={ask}
      nomor={nomor}
      days={useAskedDays(asked, nomor, NOMOR_PEMBELIAN)}
      bySales
      names={statusNames(t)}
      tones={STATUS_TONES}
      stands="SELESAI"
      columns={useColumns()}
      numberOf={row => row.no_faktur_beli}
      emptyHint={t('Tidak ada pembelian dengan saringan ini.')}
      read={(query, signal) =>
        call(calls.list, signal === undefined ? { query } : { query, signal })
      }
      drawer={opened => <PurchaseDrawer nomor={opened.nomor} onClose={opened.onClose} />}
    />
  )
}

function useColumns(): readonly Column<Row>[] {
  const { t } = useTranslation()
  return [
    { key: 'no_faktur_beli', label: t('Nomor'), kind: 'nomor' },
    { key: 'pada', label: t('Waktu'), kind: 'datetime' },
    { key: 'nama_customer', label: t('Penjual') },
    { key: 'kode_sales', label: t('Sales') },
    { key: 'user_id', label: t('Kasir') },
    { key: 'pcs', label: t('Pcs'), kind: 'count' },
    { key: 'berat', label: t('Berat'), kind: 'gram' },
    { key: 'total', label: t('Total'), kind: 'money' },
  ]
}
