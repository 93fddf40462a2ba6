import type { PenjualanAnswer, penjualan } from '@kencana/contract/areas/penjualan'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { useTranslation } from 'react-i18next'
import { UndoScreen } from '../../engines/document-frame/undo/undo-screen.tsx'
import { call } from '../../lib/api.ts'
import { useSession } from '../../lib/session.ts'
import { calls, SaleDetail } from '../penjualan/index.ts'
import { CancelForm } from './cancel-form.tsx'

type Row = AnswerOf<typeof penjualan.list>['data'][number]

/** Takes a sale of the open day back: find it, read it, say why, let a supervisor approve. */
export function Screen() {
  const { t } = useTranslation()
  const today = useSession()?.tgl_system ?? null
  return (
    <UndoScreen<Row, PenjualanAnswer>
      title={t('Batal Penjualan')}
      description={t('Hanya penjualan hari ini. Barang kembali ke baki semula.')}
      find={{
        label: t('Cari penjualan'),
        placeholder: t('Pindai atau ketik nomor nota, barcode, atau nama'),
      }}
      list={{
        title: t('Penjualan hari ini'),
        name: 'penjualan',
        columns: [
          { key: 'no_faktur_jual', label: t('Nomor'), kind: 'nomor' },
          {
            key: 'nama_customer',
            label: t('Pelanggan'),
            value: one => one.nama_customer ?? t('Umum'),
          },
          { key: 'pcs', label: t('Pcs'), kind: 'count' },
          { key: 'total', label: t('Total'), kind: 'money' },
        ],
        read: (tgl, signal) => {
          const query = { limit: 100, tgl_from: tgl, tgl_to: tgl, status: 'SELESAI' } as const
          return call(calls.list, { query, signal })
        },
        numberOf: row => row.no_faktur_jual,
        emptyHint: t('Belum ada penjualan hari ini.'),
      }}
      nothing={{
        panel: t('Nota'),
        title: t('Belum ada nota dipilih'),
        hint: t('Pindai nomor nota, atau pilih dari daftar hari ini.'),
      }}
      show={no_faktur_jual => call(calls.show, { params: { no_faktur_jual } })}
      meantBy={text => numberOf(text, today)}
      numberOf={sale => sale.no_faktur_jual}
    >
      {(sale, next) => (
        <>
          <CancelForm sale={sale} today={today} onCancelled={next} />
          <SaleDetail sale={sale} />
        </>
      )}
    </UndoScreen>
  )
}

/** A whole number, or anything that leads to just one sale of today (a barcode, a name). */
async function numberOf(text: string, today: string | null): Promise<string> {
  const whole = text.toUpperCase()
  if (/^FJ-/.test(whole)) return whole
  const { count, data } = await call(calls.list, {
    query: { q: text, limit: 2, ...(today === null ? {} : { tgl_from: today, tgl_to: today }) },
  })
  return count === 1 ? (data[0]?.no_faktur_jual ?? whole) : whole
}
