import type { EntryDefinition, EntryFields } from '@kencana/contract/documents/define-entry'
import type { BodyInputOf } from '@kencana/contract/kit/route'
import type { RouteRef } from '../../lib/api.ts'
import type { CardSaid } from '../document-frame/entry/person/identity.ts'
import type { Payout } from '../document-frame/money/payout.ts'
import type { CartTender } from '../document-frame/money/tenders.ts'

/** The definition that the call `R` of the contract was made from. */
export type DefinitionOf<R> = R extends { readonly entry: infer E extends EntryDefinition }
  ? E
  : never

export type FieldsOf<R> =
  DefinitionOf<R> extends { readonly fields: infer F extends EntryFields } ? F : never

export type NameOf<R> = keyof FieldsOf<R> & string

/** A call with the fields its form is made of; without the schemas of the contract. */
export interface EntryRef<R> extends RouteRef<R> {
  readonly entry: EntryDefinition
}

/** Names the call of a declared entry by its definition: `entryRef<typeof postUangKas>(kas)`. */
export const entryRef = <R>(entry: DefinitionOf<R>): EntryRef<R> => ({
  method: entry.method ?? 'POST',
  path: entry.path,
  entry,
})

type ValueOf<F> = F extends { readonly kind: 'tenders' }
  ? readonly CartTender[]
  : F extends { readonly kind: 'payout' }
    ? Payout
    : F extends { readonly kind: 'identity' }
      ? CardSaid
      : F extends { readonly kind: 'flag' }
        ? boolean
        : F extends { readonly isProposed: true }
          ? number | null
          : F extends { readonly kind: 'money'; readonly required: true }
            ? number
            : F extends { readonly min: number }
              ? number | null
              : F extends { readonly kind: 'date' }
                ? string | null
                : F extends { readonly kind: 'choice'; readonly options: infer O }
                  ? keyof O & string
                  : string

/** What stands in the form: text as it is typed, rupiah, grams; nothing is '' or `null`. */
export type FormOf<R> = { readonly [N in keyof FieldsOf<R>]: ValueOf<FieldsOf<R>[N]> }

/** What the body carries beside the fields, the day and the approval. */
export type AlsoOf<R> = Omit<
  NonNullable<BodyInputOf<R>>,
  keyof FieldsOf<R> | 'tgl_system' | 'alasan' | 'otorisasi'
>
