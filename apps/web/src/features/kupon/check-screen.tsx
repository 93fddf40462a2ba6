import type { CouponAnswer } from '@kencana/contract/areas/nota/kupon'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Facts } from '../../engines/document-frame/detail/facts.tsx'
import { PickScreen } from '../../engines/document-frame/pick/pick-screen.tsx'
import type { ScanControl } from '../../kit/inputs/scan-input.tsx'
import { EmptyState, ErrorState } from '../../kit/layout/states.tsx'
import { Tag } from '../../kit/layout/tag.tsx'
import { daysText } from '../../kit/text/days-text.ts'
import { Money } from '../../kit/text/figures.tsx'
import { call } from '../../lib/api.ts'
import { ApiProblem } from '../../lib/api-problem.ts'
import { calls } from './calls.ts'
import { cutText, whyNot } from './words.ts'

/** Cek Kupon: whether a coupon is taken today, what it takes off, and what is left of it. */
export function Screen() {
  const { t } = useTranslation()
  const control = useRef<ScanControl>(null)
  const [kode, setKode] = useState('')
  const found = useQuery({
    queryKey: ['kupon', kode],
    queryFn: () => call(calls.check, { params: { kode_kupon: kode } }),
    enabled: kode !== '',
    retry: false,
  })
  const isMissing = found.error instanceof ApiProblem && found.error.status === 422
  return (
    <PickScreen
      title={t('Cek Kupon')}
      description={t('Apakah kupon berlaku hari ini, dan berapa sisanya.')}
      control={control}
      find={{
        label: t('Kode Kupon'),
        placeholder: t('Pindai atau ketik kode kupon'),
        onFind: text => setKode(text.trim().toUpperCase()),
      }}
      list={
        isMissing ? (
          <EmptyState
            title={t('Kupon {kode_kupon} tidak ada', { kode_kupon: kode })}
            hint={t('Periksa kodenya, lalu coba lagi.')}
          />
        ) : found.error !== null ? (
          <ErrorState onRetry={() => void found.refetch()} />
        ) : null
      }
      nothing={{
        panel: t('Kupon'),
        title: t('Belum ada kupon dipilih'),
        hint: t('Pindai kode di kupon, atau ketik lalu tekan Enter.'),
      }}
      chosen={
        found.data === undefined
          ? null
          : { nomor: found.data.kode_kupon, children: <Coupon coupon={found.data} /> }
      }
    />
  )
}

function Coupon({ coupon }: { readonly coupon: CouponAnswer }) {
  const { t } = useTranslation()
  const { kuota, terpakai, tolak } = coupon
  // Who buys is not known here: one a customer is taken from whoever has not used it.
  const isTaken = tolak === null || tolak.code === 'KUPON_PEMBELI'
  const days = daysText(coupon.tgl_dari, coupon.tgl_sampai)
  return (
    <>
      <p role="status">
        {isTaken ? (
          <Tag tone="ok">{t('Berlaku hari ini')}</Tag>
        ) : (
          <Tag tone="bad">{t('Tidak berlaku')}</Tag>
        )}{' '}
        {!isTaken && whyNot(tolak, t)}
      </p>
      <Facts
        facts={[
          { label: t('Nama Kupon'), value: coupon.nama_kupon },
          { label: t('Potongan'), value: cutText(coupon, t) },
          { label: t('Belanja Minimal'), value: <Money value={coupon.minimal_rp} unit /> },
          { label: t('Berlaku'), value: days },
          {
            label: t('Terpakai'),
            value:
              kuota === null ? String(terpakai) : t('{terpakai} dari {kuota}', { terpakai, kuota }),
          },
          {
            label: t('Sekali per Member'),
            value: coupon.sekali_per_member ? t('Ya') : t('Tidak'),
          },
        ]}
      />
    </>
  )
}
