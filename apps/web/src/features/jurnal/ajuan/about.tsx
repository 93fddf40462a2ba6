import type { AjuanJurnalAnswer } from '@kencana/contract/areas/akuntansi/jurnal'
import { useTranslation } from 'react-i18next'
import { AjuanStatus } from '../../../engines/document-frame/detail/document-status.tsx'
import { Facts } from '../../../engines/document-frame/detail/facts.tsx'
import { cellText } from '../../../kit/table/columns.ts'
import { Money } from '../../../kit/text/figures.tsx'
import { JournalLines } from '../journal-lines.tsx'

/** A submitted journal: what it moves, who wrote it, how it ended, and its lines. */
export function About({ ajuan }: { readonly ajuan: AjuanJurnalAnswer }) {
  const { t } = useTranslation()
  const { status, diputus_oleh, diputus_pada, alasan, no_jurnal, membalik } = ajuan
  return (
    <>
      <Facts
        facts={[
          {
            label: t('Jumlah'),
            value: <Money value={ajuan.jumlah} unit size="large" />,
            more: [ajuan.keterangan],
          },
          {
            label: t('Ditulis oleh'),
            value: ajuan.user_id,
            more: [cellText(ajuan.pada, 'datetime')],
          },
          {
            label: t('Status'),
            value: <AjuanStatus status={status} />,
            more: [
              diputus_oleh,
              diputus_pada === null ? null : cellText(diputus_pada, 'datetime'),
              no_jurnal,
              alasan,
            ],
          },
          ...(ajuan.tgl_buku === null
            ? []
            : [{ label: t('Tanggal buku'), value: cellText(ajuan.tgl_buku, 'date') }]),
          ...(membalik === null ? [] : [{ label: t('Membalik'), value: membalik }]),
        ]}
      />
      <JournalLines lines={ajuan.baris} />
    </>
  )
}
