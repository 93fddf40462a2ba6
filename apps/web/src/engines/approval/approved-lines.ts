import { APPROVED, type ApprovedThing } from '@kencana/contract/names/approved'
import type { TFunction } from 'i18next'

/** What is to be approved as lines of the dialog: the words that are kept with the grant. */
export const approvedLines = (things: readonly ApprovedThing[] | undefined, t: TFunction) =>
  (things ?? []).map(({ apa, kata }) => {
    const said = kata.map(([word, jumlah]) => t(APPROVED[word], { jumlah }))
    // A thing without a name is said by its first words.
    const [label = '', ...rest] = apa === '' ? said : [apa, ...said]
    return { label, value: rest.join(' · ') }
  })
