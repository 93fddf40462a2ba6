import type { HutangAnswer } from '@kencana/contract/areas/hutang'
import type { paySurplus } from '@kencana/contract/areas/hutang/commands'
import { bayarKelebihan } from '@kencana/contract/entries/hutang/bayar-kelebihan'
import { useTranslation } from 'react-i18next'
import { DoneDialog } from '../../../engines/document-frame/done/done-dialog.tsx'
import { EntryDialog } from '../../../engines/entry/entry-dialog.tsx'
import { entryRef } from '../../../engines/entry/entry-ref.ts'
import { useEntry } from '../../../engines/entry/use-entry.ts'
import { rupiahText } from '../../../kit/text/figure-texts.ts'
import { CHANGES } from '../calls.ts'
import { receiptOf } from '../papers.ts'
import { Waterfall } from './waterfall.tsx'

const call = entryRef<typeof paySurplus>(bayarKelebihan)

interface SurplusDialogProps {
  readonly loan: HutangAnswer
  readonly onClose: () => void
}

/** Pays the customer what an auction left over, once. */
export function SurplusDialog({ loan, onClose }: SurplusDialogProps) {
  const { t } = useTranslation()
  const nomor = loan.no_faktur_hutang
  const surplus = loan.lelang?.kelebihan ?? 0
  const start = { penerima: loan.customer.nama }
  return (
    <EntryDialog
      entry={useEntry(call, { draft: `kelebihan/${nomor}`, start })}
      byEnter
      title={t('Bayar kelebihan {nomor}', { nomor })}
      act={t('Bayar {jumlah}', { jumlah: rupiahText(surplus) })}
      what={`${t('Bayar kelebihan')} ${nomor}`}
      params={{ no_faktur_hutang: nomor }}
      inputs={{ pencairan: { jumlah: surplus } }}
      said={t('{total} keluar.', { total: rupiahText(surplus) })}
      changes={CHANGES}
      done={(paid, { penerima }) => (
        <DoneDialog
          title={t('Kelebihan dibayar')}
          nomor={paid.no_bayar}
          lines={[
            {
              label: t('Dibayar kepada {nama}', { nama: penerima.trim() }),
              value: paid.jumlah,
              isGold: true,
            },
          ]}
          paper={receiptOf(nomor, t)}
          onClose={onClose}
        />
      )}
      onLost={onClose}
      onClose={onClose}
    >
      <SoldFor loan={loan} />
    </EntryDialog>
  )
}

/** How the surplus came about, as the auction was written. */
function SoldFor({ loan }: { loan: HutangAnswer }) {
  const { lelang, pelunasan } = loan
  if (lelang === null || pelunasan === null) return null
  const figures = {
    ...lelang,
    denda: pelunasan.denda,
    bunga: pelunasan.bunga_pinjam,
    pokok: pelunasan.jumlah_hutang,
  }
  return <Waterfall figures={figures} stale={false} />
}
