import type { penjualan } from '@kencana/contract/areas/penjualan'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { useTranslation } from 'react-i18next'
import { Fine, Money } from '../../kit/text/figures.tsx'
import classes from './frame.module.css'

type JournalLine = Omit<AnswerOf<typeof penjualan.journal>[number], 'nomor'>

interface JournalTableProps {
  readonly lines: readonly JournalLine[]
  /** Number of its document, where the journals of several stand below one another. */
  readonly nomor?: string
}

/** A journal in rupiah and in fine gold; both columns end in balance. */
export function JournalTable({ lines, nomor }: JournalTableProps) {
  const { t } = useTranslation()
  const debit = lines.reduce((sum, line) => sum + line.debit, 0)
  const kredit = lines.reduce((sum, line) => sum + line.kredit, 0)
  const murni = lines.reduce((sum, line) => sum + line.murni_ug, 0)
  return (
    <table className={classes.journal} aria-label={[t('Jurnal'), nomor].filter(Boolean).join(' ')}>
      {nomor !== undefined && <caption>{nomor}</caption>}
      <thead>
        <tr>
          <th>{t('Akun')}</th>
          <th data-figure>{t('Debit')}</th>
          <th data-figure>{t('Kredit')}</th>
          <th data-figure>{t('Emas murni')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an account may stand in a journal twice
          <tr key={index}>
            <td>
              {line.nama_akun} <span className={classes.quiet}>{line.nomor_akun}</span>
            </td>
            <td data-figure>
              <Money value={line.debit === 0 ? null : line.debit} />
            </td>
            <td data-figure>
              <Money value={line.kredit === 0 ? null : line.kredit} />
            </td>
            <td data-figure>
              <Fine value={line.murni_ug === 0 ? null : line.murni_ug} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td>{t('Jumlah')}</td>
          <td data-figure>
            <Money value={debit} />
          </td>
          <td data-figure>
            <Money value={kredit} />
          </td>
          <td data-figure>
            <Fine value={murni} />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

type BookedLine = JournalLine & { readonly nomor: string }

/** The journals of a matter's documents, one below the other. */
export function Journals({ lines }: { lines: readonly BookedLine[] }) {
  const { t } = useTranslation()
  const numbers = [...new Set(lines.map(({ nomor }) => nomor))]
  if (numbers.length === 0) return null
  return (
    <section>
      <h3 className={classes.head}>{t('Jurnal')}</h3>
      <div className={classes.stack}>
        {numbers.map(nomor => (
          <JournalTable
            key={nomor}
            nomor={nomor}
            lines={lines.filter(line => line.nomor === nomor)}
          />
        ))}
      </div>
    </section>
  )
}
