import type { postGesek } from '@kencana/contract/areas/uang/gesek-tunai'
import { gesek } from '@kencana/contract/entries/uang/gesek-tunai'
import { cardText } from '@kencana/contract/names/card'
import { REFUSALS } from '@kencana/contract/refusals'
import { useQuery } from '@tanstack/react-query'
import { bad } from '../../engines/document-frame/money/payment-blocker.ts'
import { EntryDialog, entryDialog } from '../../engines/entry/entry-dialog.tsx'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import { call } from '../../lib/api.ts'
import { CHANGES, calls, slipOf } from './calls.ts'
import { gesekFaults, sumsOf } from './gesek-form.ts'

/** By what the store proposes its fee; nothing while it is fetched. */
const useTerms = () =>
  useQuery({
    queryKey: ['kas', 'syarat-gesek-tunai'],
    queryFn: ({ signal }) => call(calls.terms, { signal }),
  }).data

/** Cash against a debit card: whose card, what was swiped, what is kept and handed over. */
export const GesekDialog = entryDialog<typeof postGesek>(
  gesek,
  { draft: 'gesek-tunai' },
  ({ form, t, of }) => {
    const terms = useTerms()
    const isCredit = form.kartu === 'KREDIT'
    const sums = sumsOf(form, terms)
    const jumlah = rupiahText(form.jumlah)
    const biaya = rupiahText(sums.biaya)
    const tunai = rupiahText(sums.tunai)
    const facts = t('Biaya {biaya}, tunai {tunai}.', { biaya, tunai })
    const card = cardText(form)
    return (
      <EntryDialog
        {...of}
        isStatic
        focus="kode_bank"
        title={t('Gesek tunai')}
        act={t('Simpan gesek tunai')}
        what={`${t('Gesek tunai')} ${card} ${jumlah}`}
        pairs={[
          ...(['kode_bank', 'penerbit', 'kartu_akhir', 'kode_setuju'] as const),
          ...(['jumlah', 'tunai', 'nama_customer', 'laci'] as const),
        ]}
        inputs={{
          kartu: { error: isCredit ? t(REFUSALS.GESEK_KREDIT.text) : null },
          penerbit: { placeholder: t('Kosong: bank mesinnya'), upper: true },
          kode_setuju: { upper: true },
          tunai: { proposed: sums.tunai },
        }}
        fills={changed => (changed.jumlah === undefined ? {} : { tunai: null })}
        faults={typed => gesekFaults(typed, terms, t)}
        blocked={isCredit ? bad(t('Hanya kartu debit.')) : terms === undefined ? facts : null}
        said={facts}
        told={[
          { label: t('Kartu'), value: card },
          { label: t('Digesek'), value: <b>{jumlah}</b> },
          { label: t('Biaya'), value: biaya },
          { label: t('Tunai keluar'), value: <b>{tunai}</b> },
        ]}
        changes={CHANGES}
        done={({ no_gesek: nomor, ...given }) => ({
          title: t('Gesek tunai {nomor} tersimpan', { nomor }),
          nomor,
          lines: [
            { label: t('Serahkan tunai'), value: given.tunai },
            { label: t('Biaya'), value: given.biaya },
          ],
          paper: slipOf(nomor, t),
        })}
      />
    )
  },
)
