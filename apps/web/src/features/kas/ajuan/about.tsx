import type { AjuanUangAnswer } from '@kencana/contract/areas/uang/ajuan/ajuan-uang'
import { useTranslation } from 'react-i18next'
import { AjuanStatus } from '../../../engines/document-frame/detail/document-status.tsx'
import { Facts } from '../../../engines/document-frame/detail/facts.tsx'
import { cellText } from '../../../kit/table/columns.ts'
import { Money } from '../../../kit/text/figures.tsx'
import { arahNames, submittedPlace } from '../words.ts'

/** Submitted money: how much goes which way, by what, from where, who wrote it, how it ended. */
export function About({ ajuan }: { readonly ajuan: AjuanUangAnswer }) {
  const { t } = useTranslation()
  const { status, diputus_oleh, diputus_pada, alasan, no_kas, penyetuju, jenis } = ajuan
  return (
    <Facts
      facts={[
        {
          label: arahNames(t)[ajuan.arah],
          value: <Money value={ajuan.jumlah} unit size="large" />,
          more: [ajuan.keterangan],
        },
        {
          label: t('Kode Transaksi'),
          value: ajuan.nama_transaksi,
          more: [`${ajuan.nomor_akun} ${ajuan.nama_akun}`],
        },
        { label: jenis === 'UANG_KAS' ? t('Laci') : t('Rekening'), value: submittedPlace(ajuan) },
        {
          label: t('Ditulis oleh'),
          value: ajuan.user_id,
          more: [cellText(ajuan.pada, 'datetime')],
        },
        ...(penyetuju === null ? [] : [{ label: t('Disetujui oleh'), value: penyetuju }]),
        {
          label: t('Status'),
          value: <AjuanStatus status={status} />,
          more: [
            diputus_oleh,
            diputus_pada === null ? null : cellText(diputus_pada, 'datetime'),
            no_kas,
            alasan,
          ],
        },
      ]}
    />
  )
}
