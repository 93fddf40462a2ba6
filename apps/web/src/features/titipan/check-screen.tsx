import type { titipan } from '@kencana/contract/areas/uang/titipan'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CheckFacts } from '../../engines/document-frame/check/check-facts.tsx'
import { CheckScreen } from '../../engines/document-frame/check/check-screen.tsx'
import { Loaded } from '../../engines/document-frame/detail/loaded.tsx'
import { documentName } from '../../engines/document-frame/document-name.ts'
import { useTenderNames } from '../../engines/document-frame/money/tender-names.ts'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import { Money } from '../../kit/text/figures.tsx'
import { call } from '../../lib/api.ts'
import { CHANGES, calls } from './calls.ts'
import { History } from './history.tsx'

type Row = AnswerOf<typeof titipan.checks>['data'][number]

/** Documents of deposits, held against slip and money by another than the writer. */
export function Screen() {
  const { t } = useTranslation()
  return (
    <CheckScreen<Row, typeof calls.check>
      title={t('Validasi Titipan')}
      description={t('Cocokkan slip dengan uangnya. Dokumen sendiri diperiksa orang lain.')}
      name="titipan"
      columns={[
        { key: 'nama_customer', label: t('Pelanggan') },
        { key: 'total', label: t('Jumlah'), kind: 'money' },
      ]}
      read={(query, signal) =>
        call(calls.checks, signal === undefined ? { query } : { query, signal })
      }
      changes={CHANGES}
      command={body => ({
        route: calls.check,
        input: { body },
        what: `${t('Validasi Titipan')} ${body.nomor}`,
      })}
      facts={row => <Facts row={row} />}
      detail={row => <Deposit nomor={row.no_titipan} />}
    />
  )
}

/** What must stand on the slip, and lie in the drawer or on the bank's statement. */
function Facts({ row }: { row: Row }) {
  const { t } = useTranslation()
  const tenders: Readonly<Record<string, string>> = useTenderNames()
  const ways = row.bayar.map(({ cara, jumlah, kode_bank }) => (
    <div key={`${cara} ${kode_bank} ${jumlah}`}>
      {[tenders[cara] ?? cara, kode_bank].filter(Boolean).join(' ')} <Money value={jumlah} unit />
    </div>
  ))
  const jenis = documentName(row.jenis, t)
  return (
    <CheckFacts
      row={row}
      facts={[
        { label: jenis, value: <Money value={row.total} unit />, large: true },
        { label: t('Pelanggan'), value: row.nama_customer, large: true },
        { label: t('Telepon'), value: row.telp_customer },
        { label: t('Titipan'), value: row.no_titipan === row.nomor ? null : row.no_titipan },
        { label: t('Masuk ke titipan'), value: row.ke_titipan },
        { label: t('Cara bayar'), value: ways.length === 0 ? null : ways },
        { label: t('Kembali'), value: row.kembali === 0 ? null : rupiahText(row.kembali) },
      ]}
    />
  )
}

/** What became of the deposit around the document. */
function Deposit({ nomor }: { nomor: string }) {
  const bon = useQuery({
    queryKey: ['titipan', 'satu', nomor],
    queryFn: ({ signal }) => call(calls.show, { params: { no_titipan: nomor }, signal }),
  })
  return (
    <Loaded of={bon} rows={3}>
      {shown => <History bon={shown} />}
    </Loaded>
  )
}
