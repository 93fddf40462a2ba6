import type { tukarTambah } from '@kencana/contract/areas/beli/tukar-tambah'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { NOMOR_TUKAR_TAMBAH } from '@kencana/domain/teks/nomor'
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
import { ExchangeDrawer } from './exchange-drawer.tsx'

type Row = AnswerOf<typeof tukarTambah.list>['data'][number]

/** Exchanges by day, sales person and state; each opens beside the list. */
export function Screen() {
  const { t } = useTranslation()
  const { asked, ask } = useAsked('/lihat-tukar-tambah')
  const nomor = asked.no_tukar_tambah
  const locked = useLocked()
  const why =
    locked &&
    t(
      'Hanya {tgl}: tanggal lalu terkunci untuk level {level}. Tukar tambah lama dicari dengan nomor lengkapnya.',
      locked,
    )
  return (
    <StatedList
      name="tukar-tambah"
      title={t('Lihat Tukar Tambah')}
      description={why}
      label={t('Tukar tambah')}
      asked={asked}
      ask={ask}
      nomor={nomor}
      days={useAskedDays(asked, nomor, NOMOR_TUKAR_TAMBAH)}
      bySales
      names={statusNames(t)}
      tones={STATUS_TONES}
      stands="SELESAI"
      columns={useColumns()}
      numberOf={row => row.no_tukar_tambah}
      emptyHint={t('Tidak ada tukar tambah dengan saringan ini.')}
      read={(query, signal) =>
        call(calls.list, signal === undefined ? { query } : { query, signal })
      }
      drawer={opened => <ExchangeDrawer nomor={opened.nomor} onClose={opened.onClose} />}
    />
  )
}

function useColumns(): readonly Column<Row>[] {
  const { t } = useTranslation()
  return [
    { key: 'no_tukar_tambah', label: t('Nomor'), kind: 'nomor' },
    { key: 'pada', label: t('Waktu'), kind: 'datetime' },
    { key: 'nama_customer', label: t('Pelanggan') },
    { key: 'kode_sales', label: t('Sales') },
    { key: 'user_id', label: t('Kasir') },
    { key: 'jual', label: t('Barang baru'), kind: 'money' },
    { key: 'beli', label: t('Barang lama'), kind: 'money' },
    { key: 'total', label: t('Selisih'), kind: 'money' },
  ]
}
