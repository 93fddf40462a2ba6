import type { sortir } from '@kencana/contract/areas/stok/sortir'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { TUJUAN } from '@kencana/contract/names/stok/steps'
import { gramToMg } from '@kencana/domain/quantity'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Act } from '../../engines/document-frame/act.tsx'
import { DocumentDrawer, DrawerActs } from '../../engines/document-frame/detail/document-drawer.tsx'
import { DocumentStatus } from '../../engines/document-frame/detail/document-status.tsx'
import { Facts } from '../../engines/document-frame/detail/facts.tsx'
import { JournalTable } from '../../engines/document-frame/journal-table.tsx'
import { UndoLast } from '../../engines/document-frame/undo/undo-last.tsx'
import type { Column } from '../../kit/table/columns.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { momentText } from '../../kit/text/day-text.ts'
import { gramText } from '../../kit/text/figure-texts.ts'
import { Weight } from '../../kit/text/figures.tsx'
import { call } from '../../lib/api.ts'
import { useSession } from '../../lib/session.ts'
import { AREA, CHANGES, calls } from './calls.ts'

type Sorted = AnswerOf<typeof sortir.show>

interface SortDrawerProps {
  readonly nomor: string
  readonly onClose: () => void
}

/** One sorting beside its list: every piece, its journal, taking it back on its day. */
export function SortDrawer({ nomor, onClose }: SortDrawerProps) {
  const { t } = useTranslation()
  const params = { no_sortir: nomor }
  const sorted = useQuery({
    queryKey: [AREA, 'satu', nomor],
    queryFn: ({ signal }) => call(calls.show, { params, signal }),
  })
  const journal = useQuery({
    queryKey: [AREA, 'jurnal', nomor],
    queryFn: ({ signal }) => call(calls.journal, { params, signal }),
  })
  return (
    <DocumentDrawer title={`${t('Sortir pembelian')} ${nomor}`} of={sorted} onClose={onClose}>
      {shown => (
        <>
          <Acts of={shown} onClose={onClose} />
          <About of={shown} />
          <DataTable
            label={t('Barang yang disortir')}
            rows={shown.barang}
            rowKey={line => line.kode_barcode}
            columns={columns(t)}
          />
          {journal.data !== undefined && journal.data.length > 0 && (
            <JournalTable lines={journal.data} />
          )}
        </>
      )}
    </DocumentDrawer>
  )
}

function Acts({ of, onClose }: { of: Sorted; onClose: () => void }) {
  const { t } = useTranslation()
  const today = useSession()?.tgl_system ?? null
  const [isUndoing, setUndoing] = useState(false)
  if (of.status === 'BATAL' || of.tgl_system !== today) return null
  const all = t('{jumlah} barang', { jumlah: of.pcs })
  const gram = `${gramText(of.berat)} g`
  return (
    <DrawerActs>
      <Act keys="Alt+X" label={t('Batalkan')} danger run={() => setUndoing(true)} />
      {isUndoing && (
        <UndoLast
          route={calls.cancel}
          params={{ no_sortir: of.no_sortir }}
          last={{ jenis: 'SORTIR', nomor: of.no_sortir }}
          changes={CHANGES}
          onClose={() => setUndoing(false)}
          onDone={onClose}
          hint={t('Barang kembali menunggu di baki belinya, seperti sebelum disortir.')}
          undo={{
            kategori: 'BATAL_STOK',
            lines: [{ label: t('Barang'), value: `${all}, ${gram}` }],
            sums: `${all}, ${gram}`,
            nomor: of.no_sortir,
            draft: `batal-sortir ${of.no_sortir}`,
          }}
        />
      )}
    </DrawerActs>
  )
}

function About({ of }: { of: Sorted }) {
  const { t } = useTranslation()
  return (
    <Facts
      facts={[
        { label: t('Waktu'), value: momentText(of.pada), more: [of.user_id] },
        { label: t('Pcs'), value: of.pcs },
        { label: t('Berat sortir'), value: <Weight value={gramToMg(of.berat)} unit /> },
        { label: t('Status'), value: <DocumentStatus status={of.status} />, more: [of.no_batal] },
        ...(of.penyetuju === null ? [] : [{ label: t('Disetujui Oleh'), value: of.penyetuju }]),
        ...(of.keterangan === null ? [] : [{ label: t('Keterangan'), value: of.keterangan }]),
      ]}
    />
  )
}

const columns = (t: TFunction): readonly Column<Sorted['barang'][number]>[] => [
  { key: 'kode_barcode', label: t('Barcode'), kind: 'nomor', leads: true },
  { key: 'nama_barang', label: t('Nama Barang') },
  { key: 'tujuan', label: t('Tujuan'), value: ({ tujuan }) => t(TUJUAN[tujuan]) },
  { key: 'ke_baki', label: t('Baki') },
  { key: 'berat_buku', label: t('Berat buku'), kind: 'gram' },
  { key: 'berat', label: t('Berat sortir'), kind: 'gram' },
  {
    key: 'kode_kadar',
    label: t('Kadar'),
    value: ({ kode_kadar, kadar_buku }) =>
      kode_kadar === kadar_buku ? kode_kadar : `${kadar_buku} → ${kode_kadar}`,
  },
]
