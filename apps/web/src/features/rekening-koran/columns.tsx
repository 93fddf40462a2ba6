import type { KoranLine } from '@kencana/contract/areas/uang/koran-terbuka'
import { formatSen, SEN } from '@kencana/domain/bank/sen'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { documentName } from '../../engines/document-frame/document-name.ts'
import { Tag } from '../../kit/layout/tag.tsx'
import type { Column } from '../../kit/table/columns.ts'
import { dayText } from '../../kit/text/day-text.ts'
import { Money } from '../../kit/text/figures.tsx'
import type { Entry } from './calls.ts'
import classes from './rekening-koran.module.css'

type Proposed = NonNullable<KoranLine['usulan']>

interface LineActs {
  readonly onTake: (line: KoranLine, entry: Proposed) => void
  readonly onBook: (line: KoranLine) => void
}

/** 'Rp 1,234.56': what the bank says, to the sen. */
export const bankText = (sen: number): string => `Rp ${formatSen(sen)}`

/** An amount that comes in or goes out. */
const Signed = ({ value }: { readonly value: number }) => (
  <span className={classes.signed} data-way={value < 0 ? 'out' : 'in'}>
    {value > 0 ? '+' : ''}
    <Money value={value} />
  </span>
)

/** What a line is in the books, and beneath it what the bank says where that has sen. */
export function BankAmount({ of }: { readonly of: Pick<KoranLine, 'jumlah' | 'jumlah_sen'> }) {
  const { t } = useTranslation()
  const { jumlah, jumlah_sen } = of
  return (
    <div className={classes.amount}>
      <Signed value={jumlah} />
      {jumlah_sen !== jumlah * SEN && (
        <small>{t('di bank {jumlah}', { jumlah: formatSen(jumlah_sen) })}</small>
      )}
    </div>
  )
}

const wordsOf = ({ keterangan, referensi }: KoranLine): string =>
  [keterangan, referensi].filter(Boolean).join(' · ')

/** A line as the bank says it, with the entry it may be or the way to book it. */
export function useLineColumns({ onTake, onBook }: LineActs): readonly Column<KoranLine>[] {
  const { t } = useTranslation()
  return [
    { key: 'tgl', label: t('Tanggal'), kind: 'date', sortable: false },
    {
      key: 'keterangan',
      label: t('Keterangan'),
      sortable: false,
      value: wordsOf,
      cell: row => (
        <div className={classes.said}>
          <span>{wordsOf(row) || '–'}</span>
          <Meant line={row} onTake={onTake} onBook={onBook} />
        </div>
      ),
    },
    {
      key: 'jumlah',
      label: t('Jumlah'),
      kind: 'money',
      sortable: false,
      cell: row => <BankAmount of={row} />,
    },
  ]
}

/** What a line may be: an entry, one that is to be booked, or sen that no book has. */
function Meant({ line, onTake, onBook }: LineActs & { readonly line: KoranLine }) {
  const { t } = useTranslation()
  const { usulan, jumlah, selesai } = line
  if (selesai !== null) return <Ended on={selesai} />
  if (usulan !== null) return <Proposal of={usulan} onTake={entry => onTake(line, entry)} />
  if (jumlah === 0) return <small>{t('Hanya sen: cocokkan tanpa baris buku')}</small>
  return (
    <Button size="compact-xs" variant="subtle" onClick={() => onBook(line)}>
      {t('Catat di Uang Bank')}
    </Button>
  )
}

/** What stood open on the day that is asked for, and was matched or undone after it. */
function Ended({ on }: { readonly on: string }) {
  const { t } = useTranslation()
  return (
    <span>
      <Tag tone="plain">{t('selesai {tgl}', { tgl: on })}</Tag>
    </span>
  )
}

interface ProposalProps {
  readonly of: Proposed
  readonly onTake: (entry: Proposed) => void
}

function Proposal({ of, onTake }: ProposalProps) {
  const { t } = useTranslation()
  return (
    <span className={classes.proposal}>
      <Tag tone={of.pasti ? 'ok' : 'gold'}>{of.pasti ? t('Pasti') : t('Usulan')}</Tag>
      <button type="button" onClick={() => onTake(of)} title={t('Pilih pasangan ini')}>
        {of.nomor} · {dayText(of.tgl)}
      </button>
    </span>
  )
}

/** An entry as the books have it. */
export function useBookColumns(): readonly Column<Entry>[] {
  const { t } = useTranslation()
  return [
    { key: 'tgl', label: t('Tanggal'), kind: 'date', sortable: false },
    {
      key: 'nomor',
      label: t('Dokumen'),
      sortable: false,
      cell: row => (
        <div className={classes.said}>
          <span>
            <b>{row.nomor}</b> · {documentName(row.jenis, t)}
          </span>
          {row.keterangan !== null && <small>{row.keterangan}</small>}
          {row.selesai !== null && <Ended on={row.selesai} />}
          {row.tanpa_rekening && <Tag tone="plain">{t('tanpa rekening')}</Tag>}
        </div>
      ),
    },
    {
      key: 'jumlah',
      label: t('Jumlah'),
      kind: 'money',
      sortable: false,
      cell: row => <Signed value={row.jumlah} />,
    },
  ]
}
