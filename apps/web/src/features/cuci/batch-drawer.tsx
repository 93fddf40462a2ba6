import { PIECES } from '@kencana/contract/names/pieces'
import { PROSES } from '@kencana/contract/names/stok/steps'
import { gramToMg } from '@kencana/domain/quantity'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Act } from '../../engines/document-frame/act.tsx'
import { DocumentDrawer, DrawerActs } from '../../engines/document-frame/detail/document-drawer.tsx'
import { Facts } from '../../engines/document-frame/detail/facts.tsx'
import { DocumentTimeline } from '../../engines/document-frame/document-timeline.tsx'
import { JournalTable } from '../../engines/document-frame/journal-table.tsx'
import { lastStanding } from '../../engines/document-frame/undo/last-standing.ts'
import { UndoLast } from '../../engines/document-frame/undo/undo-last.tsx'
import { Tag } from '../../kit/layout/tag.tsx'
import type { Column } from '../../kit/table/columns.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { momentText } from '../../kit/text/day-text.ts'
import { gramText, rupiahText } from '../../kit/text/figure-texts.ts'
import { Weight } from '../../kit/text/figures.tsx'
import { call } from '../../lib/api.ts'
import { useSession } from '../../lib/session.ts'
import { SlipButton } from '../barang/index.ts'
import { BATCH_TONES, batchNames } from './batch-status.ts'
import { AREA, type Batch, CHANGES, calls } from './calls.ts'
import { CloseDialog } from './close-dialog.tsx'

interface BatchDrawerProps {
  readonly nomor: string
  /** It may be closed here. */
  readonly closes: boolean
  readonly onClose: () => void
}

/** One batch beside its list: each piece and where it is, what happened to it, its journals. */
export function BatchDrawer({ nomor, closes, onClose }: BatchDrawerProps) {
  const { t } = useTranslation()
  const params = { no_kirim: nomor }
  const batch = useQuery({
    queryKey: [AREA, 'satu', nomor],
    queryFn: ({ signal }) => call(calls.show, { params, signal }),
  })
  const journal = useQuery({
    queryKey: [AREA, 'jurnal', nomor],
    queryFn: ({ signal }) => call(calls.journal, { params, signal }),
  })
  return (
    <DocumentDrawer title={`${t('Kirim ke tukang')} ${nomor}`} of={batch} onClose={onClose}>
      {shown => (
        <>
          <Acts of={shown} closes={closes} onClose={onClose} />
          <About of={shown} />
          <DataTable
            label={t('Barang yang dikirim')}
            rows={shown.barang}
            rowKey={line => line.kode_barcode}
            columns={pieceColumns(t)}
          />
          <DocumentTimeline
            documents={shown.riwayat}
            figureOf={step => <Weight value={gramToMg(step.berat)} unit />}
            saidOf={step => stepText(step, t)}
          />
          {journal.data !== undefined && journal.data.length > 0 && (
            <JournalTable lines={journal.data} />
          )}
        </>
      )}
    </DocumentDrawer>
  )
}

interface ActsProps extends Omit<BatchDrawerProps, 'nomor'> {
  readonly of: Batch
}

function Acts({ of, closes, onClose }: ActsProps) {
  const { t } = useTranslation()
  const today = useSession()?.tgl_system ?? null
  const [isUndoing, setUndoing] = useState(false)
  const [isClosing, setClosing] = useState(false)
  const last = lastStanding(of.riwayat)
  const isOpen = of.status !== 'BATAL' && of.status !== 'SELESAI'
  const sums = `${t('{jumlah} barang', { jumlah: of.pcs })}, ${gramText(of.berat)} g`
  return (
    <DrawerActs>
      <SlipButton nomor={of.no_kirim} />
      {isOpen && closes && (
        <Act keys="F10" label={t('Tutup kiriman')} main run={() => setClosing(true)} />
      )}
      {isClosing && <CloseDialog batch={of} onClose={() => setClosing(false)} />}
      {isOpen && last !== undefined && last.tgl === today && (
        <Act keys="Alt+X" label={t('Batalkan')} danger run={() => setUndoing(true)} />
      )}
      {isUndoing && last !== undefined && (
        <UndoLast
          route={calls.cancel}
          params={{ no_kirim: of.no_kirim }}
          last={last}
          changes={CHANGES}
          onClose={() => setUndoing(false)}
          onDone={onClose}
          hint={t('Barang kembali seperti sebelum dokumen ini.')}
          undo={{
            kategori: 'BATAL_STOK',
            lines: [{ label: t('Kiriman'), value: sums }],
            sums,
            nomor: last.nomor,
            more: { dokumen: last.nomor },
            draft: `batal-cuci ${last.nomor}`,
          }}
        />
      )}
    </DrawerActs>
  )
}

function About({ of }: { of: Batch }) {
  const { t } = useTranslation()
  return (
    <Facts
      facts={[
        { label: t('Waktu'), value: momentText(of.pada), more: [of.user_id] },
        { label: t('Pekerjaan'), value: t(PROSES[of.proses]) },
        { label: t('Tukang'), value: of.nama_tukang, more: [of.kode_tukang] },
        { label: t('Janji selesai'), value: of.tgl_janji ?? '–' },
        { label: t('Pcs'), value: of.pcs },
        { label: t('Belum kembali'), value: of.sisa_pcs },
        { label: t('Berat kirim'), value: <Weight value={gramToMg(of.berat)} unit /> },
        {
          label: t('Status'),
          value: <Tag tone={BATCH_TONES[of.status]}>{batchNames(t)[of.status]}</Tag>,
        },
        ...(of.keterangan === null ? [] : [{ label: t('Keterangan'), value: of.keterangan }]),
      ]}
    />
  )
}

const pieceColumns = (t: TFunction): readonly Column<Batch['barang'][number]>[] => [
  { key: 'kode_barcode', label: t('Barcode'), kind: 'nomor', leads: true },
  { key: 'nama_barang', label: t('Nama Barang') },
  { key: 'kode_kadar', label: t('Kadar') },
  { key: 'berat', label: t('Berat kirim'), kind: 'gram' },
  { key: 'berat_kembali', label: t('Berat kembali'), kind: 'gram' },
  {
    key: 'status',
    label: t('Status'),
    value: ({ status }) => t(PIECES[status as keyof typeof PIECES]),
  },
]

/** What a document of a batch says of pieces, of what was lost and of what is owed for it. */
const stepText = ({ pcs, susut, lebih, ongkos }: Batch['riwayat'][number], t: TFunction): string =>
  [
    t('{jumlah} barang', { jumlah: pcs }),
    ...(susut === null ? [] : [t('susut {berat} g', { berat: gramText(susut) })]),
    ...(lebih ? [t('{berat} g melebihi izin', { berat: gramText(lebih) })] : []),
    ...(ongkos ? [t('ongkos {jumlah}', { jumlah: rupiahText(ongkos) })] : []),
  ].join(' · ')
