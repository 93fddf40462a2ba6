import type { HutangAnswer } from '@kencana/contract/areas/hutang'
import type { paySurplus } from '@kencana/contract/areas/hutang/commands'
import { bayarKelebihan } from '@kencana/contract/entries/hutang/bayar-kelebihan'
import { EntryDialog, entryDialog } from '../../../engines/entry/entry-dialog.tsx'
import { rupiahText } from '../../../kit/text/figure-texts.ts'
import { CHANGES } from '../calls.ts'
import { receiptOf } from '../papers.ts'
import { Waterfall } from './waterfall.tsx'

/** Pays the customer what an auction left over, once. */
export const SurplusDialog = entryDialog<typeof paySurplus, { loan: HutangAnswer }>(
  bayarKelebihan,
  ({ loan: { no_faktur_hutang: nomor, customer } }) => ({
    draft: `kelebihan/${nomor}`,
    start: { penerima: customer.nama },
  }),
  ({ loan, t, of, onClose }) => {
    const nomor = loan.no_faktur_hutang
    const surplus = loan.lelang?.kelebihan ?? 0
    return (
      <EntryDialog
        {...of}
        byEnter
        title={t('Bayar kelebihan {nomor}', { nomor })}
        act={t('Bayar {jumlah}', { jumlah: rupiahText(surplus) })}
        what={`${t('Bayar kelebihan')} ${nomor}`}
        params={{ no_faktur_hutang: nomor }}
        inputs={{ pencairan: { jumlah: surplus } }}
        said={t('{total} keluar.', { total: rupiahText(surplus) })}
        changes={CHANGES}
        done={({ no_bayar, jumlah: value }, { penerima }) => ({
          title: t('Kelebihan dibayar'),
          nomor: no_bayar,
          lines: [
            { label: t('Dibayar kepada {nama}', { nama: penerima.trim() }), value, isGold: true },
          ],
          paper: receiptOf(nomor, t),
        })}
        onLost={onClose}
      >
        <SoldFor loan={loan} />
      </EntryDialog>
    )
  },
)

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
