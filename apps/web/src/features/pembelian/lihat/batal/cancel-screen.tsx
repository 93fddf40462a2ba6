import type { PembelianAnswer, pembelian } from '@kencana/contract/areas/beli/pembelian'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { useTranslation } from 'react-i18next'
import { UndoScreen } from '../../../../engines/document-frame/undo/undo-screen.tsx'
import { call } from '../../../../lib/api.ts'
import { useSession } from '../../../../lib/session.ts'
import { calls } from '../calls.ts'
import { PurchaseDetail } from '../purchase-detail.tsx'
import { CancelForm } from './cancel-form.tsx'

type Row = AnswerOf<typeof pembelian.list>['data'][number]

/** Takes a purchase of the open day back: find it, read it, say why, let a supervisor approve. */
export function Screen() {
  const { t } = useTranslation()
  const today = useSession()?.tgl_system ?? null
  return (
    <UndoScreen<Row, PembelianAnswer>
      title={t('Batal Pembelian')}
      description={t('Hanya pembelian hari ini, selama barangnya belum berpindah.')}
      find={{
        label: t('Cari pembelian'),
        placeholder: t('Pindai atau ketik nomor pembelian, barcode, nota, atau nama'),
      }}
      list={{
        title: t('Pembelian hari ini'),
        name: 'pembelian',
        columns: [
          { key: 'no_faktur_beli', label: t('Nomor'), kind: 'nomor' },
          { key: 'nama_customer', label: t('Penjual') },
          { key: 'pcs', label: t('Pcs'), kind: 'count' },
          { key: 'total', label: t('Total'), kind: 'money' },
        ],
        read: (tgl, signal) => {
          const query = { limit: 100, tgl_from: tgl, tgl_to: tgl, status: 'SELESAI' } as const
          return call(calls.list, { query, signal })
        },
        numberOf: row => row.no_faktur_beli,
        emptyHint: t('Belum ada pembelian hari ini.'),
      }}
      nothing={{
        panel: t('Pembelian'),
        title: t('Belum ada pembelian dipilih'),
        hint: t('Pindai nomor pembelian, atau pilih dari daftar hari ini.'),
      }}
      show={no_faktur_beli => call(calls.show, { params: { no_faktur_beli } })}
      meantBy={text => numberOf(text, today)}
      numberOf={bought => bought.no_faktur_beli}
    >
      {(bought, next) => (
        <>
          <CancelForm bought={bought} today={today} onCancelled={next} />
          <PurchaseDetail bought={bought} />
        </>
      )}
    </UndoScreen>
  )
}

/** A whole number, or anything that leads to just one purchase of today (a barcode, a name). */
async function numberOf(text: string, today: string | null): Promise<string> {
  const whole = text.toUpperCase()
  if (/^FB-/.test(whole)) return whole
  const { count, data } = await call(calls.list, {
    query: { q: text, limit: 2, ...(today === null ? {} : { tgl_from: today, tgl_to: today }) },
  })
  return count === 1 ? (data[0]?.no_faktur_beli ?? whole) : whole
}
