import type { serahLantak } from '@kencana/contract/areas/stok/lebur'
import { serahLantak as entry } from '@kencana/contract/entries/stok/lantak'
import { formatFine } from '@kencana/domain/quantity'
import { barValue } from '@kencana/domain/stok/lantak'
import { EntryDialog, entryDialog } from '../../engines/entry/entry-dialog.tsx'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import { type Bar, CHANGES } from './calls.ts'

/** Gives a bar to a supplier: what he values it at is reckoned as it is typed. */
export const GiveDialog = entryDialog<typeof serahLantak, { bar: Bar }>(
  entry,
  ({ bar }) => ({ draft: `serah-lantak/${bar.no_lebur}` }),
  ({ bar, form, t, of, onClose }) => {
    const { no_lebur, murni_ug } = bar
    const murni = formatFine(murni_ug)
    const nilai = barValue(murni_ug, Number(form.kurs ?? 0))
    return (
      <EntryDialog
        {...of}
        size="sm"
        title={t('Serahkan lantak {nomor}', { nomor: no_lebur })}
        act={t('Simpan serah terima')}
        what={t('Serahkan lantak {nomor}', { nomor: no_lebur })}
        params={{ no_lebur }}
        said={t('Hutang supplier berkurang {nilai}.', { nilai: rupiahText(nilai) })}
        told={[
          { label: t('Emas murni'), value: `${murni} g` },
          { label: t('Nilai'), value: rupiahText(nilai) },
        ]}
        changes={CHANGES}
        done={given => t('Lantak diserahkan dengan {nomor}', { nomor: given.no_serah })}
        onLost={onClose}
      />
    )
  },
)
