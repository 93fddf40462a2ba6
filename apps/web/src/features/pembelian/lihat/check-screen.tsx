import type { pembelian } from '@kencana/contract/areas/beli/pembelian'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CheckFacts } from '../../../engines/document-frame/check/check-facts.tsx'
import { CheckScreen } from '../../../engines/document-frame/check/check-screen.tsx'
import { Loaded } from '../../../engines/document-frame/detail/loaded.tsx'
import { gramText } from '../../../kit/text/figure-texts.ts'
import { Money } from '../../../kit/text/figures.tsx'
import { call } from '../../../lib/api.ts'
import { CHANGES, calls } from './calls.ts'
import { PurchaseDetail } from './purchase-detail.tsx'

type Row = AnswerOf<typeof pembelian.checks>['data'][number]

/** Purchases, held against pieces and signed slip by another than the writer. */
export function Screen() {
  const { t } = useTranslation()
  const title = t('Validasi Jual Beli')
  return (
    <CheckScreen<Row, typeof calls.check>
      title={title}
      description={t(
        'Cocokkan slip yang ditandatangani dengan barang dan uangnya. Dokumen sendiri diperiksa orang lain.',
      )}
      name="pembelian"
      columns={[
        { key: 'nama_customer', label: t('Penjual') },
        { key: 'pcs', label: t('Pcs'), kind: 'count' },
        { key: 'total', label: t('Jumlah'), kind: 'money' },
      ]}
      read={(query, signal) =>
        call(calls.checks, signal === undefined ? { query } : { query, signal })
      }
      changes={CHANGES}
      command={body => ({ route: calls.check, input: { body }, what: `${title} ${body.nomor}` })}
      facts={row => (
        <CheckFacts
          row={row}
          facts={[
            { label: t('Dibayar'), value: <Money value={row.total} unit />, large: true },
            { label: t('Berat'), value: `${gramText(row.berat)} g`, large: true },
            { label: t('Pcs'), value: row.pcs, large: true },
            { label: t('Penjual'), value: row.nama_customer },
          ]}
        />
      )}
      detail={row => <Bought nomor={row.no_faktur_beli} />}
    />
  )
}

/** The pieces one by one, and everything else of the purchase. */
function Bought({ nomor }: { nomor: string }) {
  const bought = useQuery({
    queryKey: ['pembelian', nomor],
    queryFn: ({ signal }) => call(calls.show, { params: { no_faktur_beli: nomor }, signal }),
  })
  return (
    <Loaded of={bought} rows={4}>
      {shown => <PurchaseDetail bought={shown} />}
    </Loaded>
  )
}
