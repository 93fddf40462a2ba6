import type { HutangAnswer } from '@kencana/contract/areas/hutang'
import { useTranslation } from 'react-i18next'
import { PickScreen } from '../../../engines/document-frame/pick/pick-screen.tsx'
import { TodaysList } from '../../../engines/document-frame/pick/todays-list.tsx'
import { usePicked } from '../../../engines/document-frame/pick/use-picked.ts'
import { call } from '../../../lib/api.ts'
import { calls } from '../calls.ts'
import { LoanDetail } from '../lihat/loan-detail.tsx'
import { CancelForm } from './cancel-form.tsx'

/** Takes a redemption of the open day back: find it, read it, say why, let a supervisor approve. */
export function Screen() {
  const { t } = useTranslation()
  const { control, document: loan, pick, next } = usePicked<HutangAnswer>()
  const show = (no_faktur_hutang: string) => call(calls.show, { params: { no_faktur_hutang } })
  return (
    <PickScreen
      title={t('Batal Hutang Lunas')}
      description={t(
        'Hanya penebusan hari ini. Hutang aktif lagi, barang jaminan kembali ke toko.',
      )}
      control={control}
      find={{
        label: t('Cari penebusan'),
        placeholder: t('Pindai atau ketik nomor hutang, nama, atau letak paket'),
        onFind: text => void pick(async () => show(await numberOf(text))),
      }}
      list={
        <TodaysList
          title={t('Penebusan hari ini')}
          name="hutang"
          columns={[
            { key: 'no_faktur_hutang', label: t('Nomor'), kind: 'nomor' },
            { key: 'nama_customer', label: t('Pelanggan') },
            { key: 'berat', label: t('Berat'), kind: 'gram' },
            { key: 'total_bayar', label: t('Total tebus'), kind: 'money' },
          ]}
          read={(_today, signal) =>
            call(calls.list, { query: { limit: 200, status: 'LUNAS_HARI_INI' }, signal })
          }
          numberOf={row => row.no_faktur_hutang}
          onPick={nomor => void pick(() => show(nomor))}
          emptyHint={t('Belum ada penebusan hari ini.')}
        />
      }
      nothing={{
        panel: t('Hutang'),
        title: t('Belum ada penebusan dipilih'),
        hint: t('Pindai nomor hutang, atau pilih dari daftar hari ini.'),
      }}
      chosen={
        loan && {
          nomor: loan.no_faktur_hutang,
          children: (
            <>
              <CancelForm loan={loan} onCancelled={next} />
              <LoanDetail loan={loan} />
            </>
          ),
        }
      }
    />
  )
}

/** A whole number, or anything that leads to just one redemption of today (a name, a packet). */
async function numberOf(q: string): Promise<string> {
  const query = { q, limit: 2, status: 'LUNAS_HARI_INI' } as const
  const { count, data } = await call(calls.list, { query })
  return count === 1 && data[0] !== undefined ? data[0].no_faktur_hutang : q.toUpperCase()
}
