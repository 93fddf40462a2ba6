import type { HutangAnswer } from '@kencana/contract/areas/hutang'
import { useTranslation } from 'react-i18next'
import { UndoScreen } from '../../../engines/document-frame/undo/undo-screen.tsx'
import { call } from '../../../lib/api.ts'
import { calls } from '../calls.ts'
import { LoanDetail } from '../lihat/loan-detail.tsx'
import type { LoanRow } from '../lihat/loans-screen.tsx'
import { CancelForm } from './cancel-form.tsx'

/** Takes a redemption of the open day back: find it, read it, say why, let a supervisor approve. */
export function Screen() {
  const { t } = useTranslation()
  return (
    <UndoScreen<LoanRow, HutangAnswer>
      title={t('Batal Hutang Lunas')}
      description={t(
        'Hanya penebusan hari ini. Hutang aktif lagi, barang jaminan kembali ke toko.',
      )}
      find={{
        label: t('Cari penebusan'),
        placeholder: t('Pindai atau ketik nomor hutang, nama, atau letak paket'),
      }}
      list={{
        title: t('Penebusan hari ini'),
        name: 'hutang',
        columns: [
          { key: 'no_faktur_hutang', label: t('Nomor'), kind: 'nomor' },
          { key: 'nama_customer', label: t('Pelanggan') },
          { key: 'berat', label: t('Berat'), kind: 'gram' },
          { key: 'total_bayar', label: t('Total tebus'), kind: 'money' },
        ],
        read: (_today, signal) =>
          call(calls.list, { query: { limit: 200, status: 'LUNAS_HARI_INI' }, signal }),
        numberOf: row => row.no_faktur_hutang,
        emptyHint: t('Belum ada penebusan hari ini.'),
      }}
      nothing={{
        panel: t('Hutang'),
        title: t('Belum ada penebusan dipilih'),
        hint: t('Pindai nomor hutang, atau pilih dari daftar hari ini.'),
      }}
      show={no_faktur_hutang => call(calls.show, { params: { no_faktur_hutang } })}
      meantBy={numberOf}
      numberOf={loan => loan.no_faktur_hutang}
    >
      {(loan, next) => (
        <>
          <CancelForm loan={loan} onCancelled={next} />
          <LoanDetail loan={loan} />
        </>
      )}
    </UndoScreen>
  )
}

/** A whole number, or anything that leads to just one redemption of today (a name, a packet). */
async function numberOf(q: string): Promise<string> {
  const query = { q, limit: 2, status: 'LUNAS_HARI_INI' } as const
  const { count, data } = await call(calls.list, { query })
  return count === 1 && data[0] !== undefined ? data[0].no_faktur_hutang : q.toUpperCase()
}
