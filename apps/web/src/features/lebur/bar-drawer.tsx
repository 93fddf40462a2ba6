import { JENIS_LEBUR } from '@kencana/contract/names/stok/steps'
import { gramToMg } from '@kencana/domain/quantity'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Act } from '../../engines/document-frame/act.tsx'
import { DocumentDrawer, DrawerActs } from '../../engines/document-frame/detail/document-drawer.tsx'
import { Facts } from '../../engines/document-frame/detail/facts.tsx'
import { documentName } from '../../engines/document-frame/document-name.ts'
import { JournalTable } from '../../engines/document-frame/journal-table.tsx'
import { PaperButton } from '../../engines/document-frame/paper/paper-button.tsx'
import { UndoLast } from '../../engines/document-frame/undo/undo-last.tsx'
import { Tag } from '../../kit/layout/tag.tsx'
import type { Column } from '../../kit/table/columns.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { momentText } from '../../kit/text/day-text.ts'
import { gramText } from '../../kit/text/figure-texts.ts'
import { Fine, Money, Weight } from '../../kit/text/figures.tsx'
import { call } from '../../lib/api.ts'
import { moduleOn, useSession } from '../../lib/session.ts'
import { notaOf, slipOf } from './bar-papers.ts'
import { BAR_TONES, barNames } from './bar-status.ts'
import { AREA, type Bar, CHANGES, calls } from './calls.ts'
import { GiveDialog } from './give-dialog.tsx'
import { SellDialog } from './sell-dialog.tsx'

interface BarDrawerProps {
  readonly nomor: string
  readonly onClose: () => void
}

/** One bar beside its list: what was melted, what was lost, what became of it, its journals. */
export function BarDrawer({ nomor, onClose }: BarDrawerProps) {
  const { t } = useTranslation()
  const params = { no_lebur: nomor }
  const bar = useQuery({
    queryKey: [AREA, 'satu', nomor],
    queryFn: ({ signal }) => call(calls.show, { params, signal }),
  })
  const journal = useQuery({
    queryKey: [AREA, 'jurnal', nomor],
    queryFn: ({ signal }) => call(calls.journal, { params, signal }),
  })
  return (
    <DocumentDrawer title={`${t('Lebur rosok')} ${nomor}`} of={bar} onClose={onClose}>
      {shown => (
        <>
          <Acts of={shown} onClose={onClose} onPrinted={() => void bar.refetch()} />
          <About of={shown} />
          <DataTable
            label={t('Bahan')}
            rows={shown.bahan}
            rowKey={part => part.kode_kadar}
            columns={partColumns(t)}
          />
          <DataTable
            label={t('Riwayat')}
            rows={shown.riwayat}
            rowKey={step => step.nomor}
            columns={stepColumns(t)}
          />
          {journal.data !== undefined && journal.data.length > 0 && (
            <JournalTable lines={journal.data} />
          )}
        </>
      )}
    </DocumentDrawer>
  )
}

/** The document that was written last and still stands. */
const lastOf = ({ riwayat }: Bar) => {
  const undone = new Set(riwayat.map(step => step.membatalkan))
  return riwayat.findLast(step => step.membatalkan === null && !undone.has(step.nomor))
}

interface ActsProps {
  readonly of: Bar
  readonly onClose: () => void
  readonly onPrinted: () => void
}

function Acts({ of, onClose, onPrinted }: ActsProps) {
  const { t } = useTranslation()
  const today = useSession()?.tgl_system ?? null
  const [open, setOpen] = useState<'JUAL' | 'SERAH' | 'BATAL' | null>(null)
  const close = () => setOpen(null)
  const isHere = of.status === 'ADA'
  const last = lastOf(of)
  const sums = `${gramText(of.berat)} g, ${of.kadar_uji} ‰`
  const nota = notaOf(of, t)
  const facts = `${of.no_lebur} · ${sums}`
  return (
    <DrawerActs>
      {isHere && <Act keys="F10" label={t('Jual lantak')} main run={() => setOpen('JUAL')} />}
      {isHere && moduleOn('SUPPLIER_BARANG_MODULE') && (
        <Act keys="Alt+S" label={t('Serahkan ke supplier')} run={() => setOpen('SERAH')} />
      )}
      {nota !== null && <PaperButton paper={nota} facts={facts} keys="F9" onPrinted={onPrinted} />}
      <PaperButton paper={slipOf(of, t)} facts={facts} keys="F8" onPrinted={onPrinted} />
      {last !== undefined && last.tgl === today && (
        <Act keys="Alt+X" label={t('Batalkan')} danger run={() => setOpen('BATAL')} />
      )}
      {open === 'JUAL' && <SellDialog bar={of} onClose={close} />}
      {open === 'SERAH' && <GiveDialog bar={of} onClose={close} />}
      {open === 'BATAL' && last !== undefined && (
        <UndoLast
          route={calls.cancel}
          params={{ no_lebur: of.no_lebur }}
          last={last}
          changes={CHANGES}
          onClose={close}
          onDone={last.jenis === 'LEBUR' ? onClose : close}
          hint={
            last.jenis === 'LEBUR'
              ? of.jenis === 'ABU'
                ? t('Abunya kembali menunggu dilebur.')
                : t('Bahannya kembali sebagai rosok.')
              : t('Lantak kembali ke toko.')
          }
          undo={{
            kategori: 'BATAL_STOK',
            lines: [{ label: t('Berat lantak'), value: sums }],
            sums,
            nomor: last.nomor,
            more: { dokumen: last.nomor },
            draft: `batal-lebur ${last.nomor}`,
          }}
        />
      )}
    </DrawerActs>
  )
}

/** Micrograms of fine gold as milligrams. */
const fineMg = (ug: number): number => Math.round(ug / 1000)

function About({ of }: { of: Bar }) {
  const { t } = useTranslation()
  const fine = (label: string, ug: number) => ({
    label,
    value: <Fine value={ug} unit />,
  })
  return (
    <Facts
      facts={[
        { label: t('Waktu'), value: momentText(of.pada), more: [of.user_id] },
        { label: t('Disetujui Oleh'), value: of.penyetuju ?? '–' },
        { label: t('Bahan'), value: t(JENIS_LEBUR[of.jenis]) },
        { label: t('Berat lantak'), value: <Weight value={gramToMg(of.berat)} unit /> },
        { label: t('Kadar uji (‰)'), value: of.kadar_uji, more: [of.no_uji ?? ''] },
        fine(t('Emas murni'), of.murni_ug),
        fine(t('Susut murni'), of.susut_ug),
        fine(t('Susut diizinkan'), of.izin_ug),
        fine(t('Melebihi izin'), of.lebih_ug),
        ...(of.naik_ug === 0 ? [] : [fine(t('Lebih menurut uji'), of.naik_ug)]),
        ...(of.modal_rp === null
          ? []
          : [{ label: t('Modal'), value: <Money value={of.modal_rp} /> }]),
        {
          label: t('Status'),
          value: <Tag tone={BAR_TONES[of.status]}>{barNames(t)[of.status]}</Tag>,
        },
        ...(of.keterangan === null ? [] : [{ label: t('Keterangan'), value: of.keterangan }]),
      ]}
    />
  )
}

const partColumns = (t: TFunction): readonly Column<Bar['bahan'][number]>[] => [
  { key: 'kode_kadar', label: t('Kadar'), leads: true },
  { key: 'berat', label: t('Berat'), kind: 'gram' },
  {
    key: 'murni_ug',
    label: t('Emas murni'),
    kind: 'weight',
    value: ({ murni_ug }) => fineMg(murni_ug),
  },
  { key: 'modal_rp', label: t('Modal'), kind: 'money' },
]

const stepColumns = (t: TFunction): readonly Column<Bar['riwayat'][number]>[] => [
  { key: 'nomor', label: t('Nomor'), kind: 'nomor' },
  { key: 'jenis', label: t('Dokumen'), value: ({ jenis }) => documentName(jenis, t) },
  { key: 'pada', label: t('Waktu'), value: ({ pada }) => momentText(pada) },
  { key: 'user_id', label: t('Oleh') },
  { key: 'penyetuju', label: t('Disetujui Oleh') },
  { key: 'keterangan', label: t('Keterangan') },
]
