import type { PelangganRow } from '@kencana/contract/areas/pelanggan/pelanggan'
import { useTranslation } from 'react-i18next'
import { DocumentList } from '../../engines/document-frame/list/document-list.tsx'
import { usePagedList } from '../../engines/document-frame/list/use-paged-list.ts'
import { useAsked } from '../../engines/report-screen/use-address.ts'
import type { Column } from '../../kit/table/columns.ts'
import { call } from '../../lib/api.ts'
import { calls } from './calls.ts'
import { PelangganDrawer } from './pelanggan-drawer.tsx'

/** Whom the store remembers: found by name, telephone or card. */
export function Screen() {
  const { t } = useTranslation()
  const { asked, ask } = useAsked('/pelanggan')
  const filter = { q: asked.q }
  const list = usePagedList({
    name: 'pelanggan',
    asked,
    ask,
    filter,
    read: (query, signal) => call(calls.list, signal === undefined ? { query } : { query, signal }),
  })
  return (
    <DocumentList<PelangganRow>
      title={t('Buku Pelanggan')}
      description={t('Siapa yang menyebut telepon atau identitas di nota, titipan, dan hutang.')}
      label={t('Pelanggan')}
      columns={useColumns()}
      list={list}
      q={filter.q}
      numberOf={row => row.id}
      emptyHint={
        filter.q === undefined
          ? t('Belum ada pelanggan yang diingat.')
          : t('Tidak ada pelanggan dengan nama, telepon, atau identitas ini.')
      }
      first={asked.id}
      filters={null}
      // Whom a shop knows leaves it in no file that anybody at a counter makes.
      csv={false}
      drawer={({ nomor, onClose }) => <PelangganDrawer key={nomor} id={nomor} onClose={onClose} />}
    />
  )
}

function useColumns(): readonly Column<PelangganRow>[] {
  const { t } = useTranslation()
  return [
    { key: 'nama', label: t('Nama') },
    { key: 'telp', label: t('Telepon') },
    { key: 'no_identitas', label: t('Identitas'), value: cardOf },
    { key: 'alamat', label: t('Alamat') },
    { key: 'dokumen', label: t('Dokumen'), kind: 'count' },
    { key: 'terakhir', label: t('Terakhir'), kind: 'date' },
  ]
}

const cardOf = ({ jenis_identitas, no_identitas }: PelangganRow): string =>
  [jenis_identitas, no_identitas].filter(Boolean).join(' ')
