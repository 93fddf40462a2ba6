import type { pendingValidation } from '@kencana/contract/areas/hutang'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CheckScreen } from '../../engines/document-frame/check/check-screen.tsx'
import { ErrorState, SkeletonTable } from '../../kit/layout/states.tsx'
import { cellText } from '../../kit/table/columns.ts'
import { gramText } from '../../kit/text/figure-texts.ts'
import { Money } from '../../kit/text/figures.tsx'
import { call } from '../../lib/api.ts'
import { CHANGES, calls } from './calls.ts'
import classes from './lelang/lelang.module.css'
import { PledgePiece } from './lihat/loan-detail.tsx'
import { documentNames } from './words.ts'

type Row = AnswerOf<typeof pendingValidation>['data'][number]

/** Documents of the pawn counter, held against their packets by another than the writer. */
export function Screen() {
  const { t } = useTranslation()
  const kinds = documentNames(t)
  return (
    <CheckScreen<Row, typeof calls.check>
      title={t('Validasi Hutang')}
      description={t('Cocokkan surat dengan paketnya. Dokumen sendiri diperiksa orang lain.')}
      name="hutang"
      columns={[
        { key: 'jenis', label: t('Jenis'), value: row => kinds[row.jenis] ?? row.jenis },
        { key: 'nama_customer', label: t('Pelanggan') },
        { key: 'berat', label: t('Berat'), kind: 'gram' },
      ]}
      read={(query, signal) =>
        call(calls.checks, signal === undefined ? { query } : { query, signal })
      }
      changes={CHANGES}
      command={body => ({
        route: calls.check,
        input: { body },
        what: `${t('Validasi Hutang')} ${body.nomor}`,
      })}
      facts={row => <Facts row={row} />}
      detail={row => <Packet nomor={row.no_faktur_hutang} />}
    />
  )
}

/** What must be found in the vault and on the paper. */
function Facts({ row }: { row: Row }) {
  const { t } = useTranslation()
  return (
    <dl className={classes.figures}>
      <div>
        <dt>{t('Letak paket')}</dt>
        <dd data-large>{row.lokasi ?? '–'}</dd>
      </div>
      <div>
        <dt>{t('Berat')}</dt>
        <dd data-large>{gramText(row.berat)} g</dd>
      </div>
      <div>
        <dt>{documentNames(t)[row.jenis] ?? row.jenis}</dt>
        <dd data-large>
          <Money value={row.total} unit />
        </dd>
      </div>
      <div>
        <dt>{t('Pelanggan')}</dt>
        <dd>{row.nama_customer}</dd>
      </div>
      <div>
        <dt>{t('Hutang')}</dt>
        <dd>{row.no_faktur_hutang}</dd>
      </div>
      <div>
        <dt>{t('Ditulis oleh')}</dt>
        <dd>
          {row.user_id} <span className={classes.quiet}>{cellText(row.pada, 'datetime')}</span>
        </dd>
      </div>
    </dl>
  )
}

/** What must lie in the packet. */
function Packet({ nomor }: { nomor: string }) {
  const { t } = useTranslation()
  const loan = useQuery({
    queryKey: ['hutang', 'satu', nomor],
    queryFn: ({ signal }) => call(calls.show, { params: { no_faktur_hutang: nomor }, signal }),
  })
  if (loan.error !== null) return <ErrorState onRetry={() => void loan.refetch()} />
  if (loan.data === undefined) return <SkeletonTable rows={3} columns={2} />
  return (
    <ol className={classes.pieces} aria-label={t('Barang jaminan')}>
      {loan.data.barang.map(line => (
        <li key={line.baris}>
          <PledgePiece line={line} />
        </li>
      ))}
    </ol>
  )
}
