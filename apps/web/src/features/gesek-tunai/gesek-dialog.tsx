import type { postGesek } from '@kencana/contract/areas/uang/gesek-tunai'
import { gesek } from '@kencana/contract/entries/uang/gesek-tunai'
import { cardText } from '@kencana/contract/names/card'
import { REFUSALS } from '@kencana/contract/refusals'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DoneDialog } from '../../engines/document-frame/done/done-dialog.tsx'
import { bad, plain } from '../../engines/document-frame/money/payment-blocker.ts'
import { EntryDialog } from '../../engines/entry/entry-dialog.tsx'
import { entryRef } from '../../engines/entry/entry-ref.ts'
import { useEntry } from '../../engines/entry/use-entry.ts'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import { call } from '../../lib/api.ts'
import { CHANGES, calls, slipOf } from './calls.ts'
import { gesekFaults, sumsOf } from './gesek-form.ts'

const route = entryRef<typeof postGesek>(gesek)

/** By what the store proposes its fee; nothing while it is fetched. */
const useTerms = () =>
  useQuery({
    queryKey: ['kas', 'syarat-gesek-tunai'],
    queryFn: ({ signal }) => call(calls.terms, { signal }),
  }).data

/** Cash against a debit card: whose card, what was swiped, what is kept and handed over. */
export function GesekDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const terms = useTerms()
  const entry = useEntry(route, { draft: 'gesek-tunai' })
  const { form } = entry
  const isCredit = form.kartu === 'KREDIT'
  const sums = sumsOf(form, terms)
  const jumlah = rupiahText(form.jumlah)
  const biaya = rupiahText(sums.biaya)
  const tunai = rupiahText(sums.tunai)
  const facts = t('Biaya {biaya}, tunai {tunai}.', { biaya, tunai })
  const card = cardText(form)
  return (
    <EntryDialog
      entry={entry}
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
      blocked={isCredit ? bad(t('Hanya kartu debit.')) : terms === undefined ? plain(facts) : null}
      said={facts}
      told={[
        { label: t('Kartu'), value: card },
        { label: t('Digesek'), value: <b>{jumlah}</b> },
        { label: t('Biaya'), value: biaya },
        { label: t('Tunai keluar'), value: <b>{tunai}</b> },
      ]}
      changes={CHANGES}
      done={({ no_gesek: nomor, ...given }) => (
        <DoneDialog
          title={t('Gesek tunai {nomor} tersimpan', { nomor })}
          nomor={nomor}
          lines={[
            { label: t('Serahkan tunai'), value: given.tunai },
            { label: t('Biaya'), value: given.biaya },
          ]}
          paper={slipOf(nomor, t)}
          onClose={onClose}
        />
      )}
      onClose={onClose}
    />
  )
}
