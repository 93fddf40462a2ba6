import type { mutasiBank, StatusUang } from '@kencana/contract/areas/uang/mutasi'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Act } from '../../engines/document-frame/act.tsx'
import { DocumentDrawer, DrawerActs } from '../../engines/document-frame/detail/document-drawer.tsx'
import { STATUS_TONES, statusNames } from '../../engines/document-frame/detail/document-status.tsx'
import { Facts } from '../../engines/document-frame/detail/facts.tsx'
import { JournalTable } from '../../engines/document-frame/journal-table.tsx'
import { UndoLast } from '../../engines/document-frame/undo/undo-last.tsx'
import { Tag } from '../../kit/layout/tag.tsx'
import { cellText } from '../../kit/table/columns.ts'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import { Money } from '../../kit/text/figures.tsx'
import { useSession } from '../../lib/session.ts'
import { CHANGES } from './calls.ts'

type Journal = AnswerOf<typeof mutasiBank.journal>

/** What every document of money says of itself. */
interface MoneyDocument {
  readonly jenis: string
  readonly tgl_system: string
  readonly pada: string
  readonly user_id: string
  /** Who approved it. */
  readonly penyetuju: string | null
  readonly jumlah: number
  readonly keterangan: string
  readonly status: StatusUang
  readonly no_batal: string | null
  /** Its submission and who wrote that, where another validated it. */
  readonly no_ajuan?: string | null
  readonly diajukan_oleh?: string | null
}

interface Fact {
  readonly label: string
  readonly value: ReactNode
  readonly more?: readonly (string | null)[]
}

interface MoneyDrawerProps<D extends MoneyDocument> {
  /** What one calls it. */
  readonly name: string
  readonly nomor: string
  /** Path of its calls. */
  readonly path: string
  readonly show: (signal: AbortSignal) => Promise<D>
  readonly journal: (signal: AbortSignal) => Promise<Journal>
  /** From where to where, or by which kode. */
  readonly where: (document: D) => readonly Fact[]
  /** What else can be done with it, before it is taken back. */
  readonly acts?: (document: D) => ReactNode
  /** What else it says, above its journal. */
  readonly more?: (document: D) => ReactNode
  /** Beginnings of queries that taking it back changes, beside those of money. */
  readonly changes?: readonly string[]
  /** The call that takes it back. */
  readonly cancel: Pick<ComponentProps<typeof UndoLast>, 'route' | 'params'>
  readonly onClose: () => void
}

/** One document of money beside its list: what moved, its journal, taking it back on its day. */
export function MoneyDrawer<D extends MoneyDocument>(props: MoneyDrawerProps<D>) {
  const { name, nomor, path, show, journal, where, more, onClose } = props
  const document = useQuery({
    queryKey: ['kas', path, 'satu', nomor],
    queryFn: ({ signal }) => show(signal),
  })
  const lines = useQuery({
    queryKey: ['kas', path, 'jurnal', nomor],
    queryFn: ({ signal }) => journal(signal),
  })
  return (
    <DocumentDrawer title={`${name} ${nomor}`} of={document} onClose={onClose}>
      {shown => (
        <>
          <Acts {...props} document={shown} />
          <About document={shown} where={where(shown)} />
          {more?.(shown)}
          {lines.data !== undefined && <JournalTable lines={lines.data} />}
        </>
      )}
    </DocumentDrawer>
  )
}

function Acts<D extends MoneyDocument>(props: MoneyDrawerProps<D> & { readonly document: D }) {
  const { t } = useTranslation()
  const today = useSession()?.tgl_system ?? null
  const [isUndoing, setUndoing] = useState(false)
  const { document, acts } = props
  const isOpen = document.status !== 'BATAL' && document.tgl_system === today
  if (!isOpen && acts === undefined) return null
  return (
    <DrawerActs>
      {acts?.(document)}
      {isOpen && <Act keys="Alt+X" label={t('Batalkan')} danger run={() => setUndoing(true)} />}
      {isUndoing && <CancelDialog {...props} onClose={() => setUndoing(false)} />}
    </DrawerActs>
  )
}

function CancelDialog<D extends MoneyDocument>(
  props: MoneyDrawerProps<D> & { readonly document: D },
) {
  const { nomor, document, changes = [], cancel, onClose } = props
  const { t } = useTranslation()
  const sums = rupiahText(document.jumlah)
  return (
    <UndoLast
      {...cancel}
      last={{ jenis: document.jenis, nomor }}
      changes={[...CHANGES, ...changes]}
      onClose={onClose}
      hint={t('Uang kembali seperti sebelum dokumen ini.')}
      undo={{
        kategori: 'BATAL_UANG',
        nomor,
        lines: [],
        sums,
        draft: `batal-uang/${nomor}`,
      }}
    />
  )
}

interface AboutProps {
  readonly document: MoneyDocument
  readonly where: readonly Fact[]
}

function About({ document, where }: AboutProps) {
  const { t } = useTranslation()
  const { status, no_batal, pada, user_id, penyetuju, jumlah, keterangan } = document
  const { diajukan_oleh = null, no_ajuan = null } = document
  return (
    <Facts
      facts={[
        {
          label: t('Jumlah'),
          value: <Money value={jumlah} unit size="large" />,
          more: [keterangan],
        },
        ...where,
        {
          label: t('Status'),
          value: <Tag tone={STATUS_TONES[status]}>{statusNames(t)[status]}</Tag>,
          more: [no_batal],
        },
        ...(diajukan_oleh === null
          ? []
          : [{ label: t('Ditulis oleh'), value: diajukan_oleh, more: [no_ajuan] }]),
        {
          label: diajukan_oleh === null ? t('Petugas') : t('Divalidasi oleh'),
          value: user_id,
          more: [cellText(pada, 'datetime')],
        },
        ...(penyetuju === null ? [] : [{ label: t('Disetujui oleh'), value: penyetuju }]),
      ]}
    />
  )
}
