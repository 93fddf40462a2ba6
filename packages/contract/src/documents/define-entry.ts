import { type Field, type FieldBase, type Need, type NumberField, need } from '../kit/field.ts'

/**
 * Parts that recur in what a counter types, beside the fields that masters have. One part = one
 * form in the body (`entry-route`), one rule (`entry-fault`), one input (web `engines/entry`).
 */
type PartBase = Pick<FieldBase, 'label' | 'required' | 'empty'>

/** The name of a customer: no figures alone, by which somebody was looked for. */
export interface NamePart extends PartBase {
  readonly kind: 'name'
  readonly max: number
}
/** A kode transaksi of some kinds. */
export interface KodePart extends PartBase {
  readonly kind: 'kode'
  readonly jenis: readonly string[]
}
/** Where money lies: the code of a bank, or CASH where `cash` says so. */
export interface PlacePart extends PartBase {
  readonly kind: 'place'
  readonly cash: boolean
  /** What stands when nothing is given. */
  readonly fallback?: string
}
/** An account of the bank that the field `of` names; CASH has none. */
export interface AccountPart extends PartBase {
  readonly kind: 'account'
  readonly of: string
}
/** A drawer of the store; `placeholder` is what stands for none. */
export interface DrawerPart extends PartBase {
  readonly kind: 'drawer'
  readonly placeholder: string
}
/** The last four figures of a card, as its slip names it. */
export interface CardEndPart extends PartBase {
  readonly kind: 'card-end'
}
/** The card of who brings or takes a large sum: of the amount that the field `of` holds. */
export interface IdentityPart extends PartBase {
  readonly kind: 'identity'
  readonly of: string
}
/** A store of the chain, another than its own. */
export interface StorePart extends PartBase {
  readonly kind: 'store'
}
/** Somebody who works in the store. */
export interface UserPart extends PartBase {
  readonly kind: 'user'
}
/** A row of a master, picked by its code. */
export interface MasterPart extends PartBase {
  readonly kind: 'master'
  readonly master: 'supplier' | 'kadar' | 'tukang'
}
/** How money goes out to a customer. */
export interface PayoutPart extends PartBase {
  readonly kind: 'payout'
}
/** How money comes in, for the amount that the field `of` holds. */
export interface TendersPart extends PartBase {
  readonly kind: 'tenders'
  readonly of: string
}

/** What refers to a record of a master is a part: its choices are fetched. */
export type EntryField =
  | Exclude<Field, { readonly kind: 'ref' }>
  | NamePart
  | KodePart
  | PlacePart
  | AccountPart
  | DrawerPart
  | CardEndPart
  | IdentityPart
  | StorePart
  | UserPart
  | MasterPart
  | PayoutPart
  | TendersPart

export type EntryFields = Readonly<Record<string, EntryField>>

/** A command that is typed in one dialog: where it goes, and what is typed for it. */
export interface EntryDefinition<F extends EntryFields = EntryFields> {
  /** POST unless said. */
  readonly method?: 'PUT'
  /** Relative to the API base, parameters as `{name}`. */
  readonly path: string
  readonly fields: F
  /** It names the business day it is meant for (`tgl_system`): another one is refused. */
  readonly dated?: true
  /** A supervisor may have to approve it: the body takes `otorisasi`. */
  readonly approved?: true
  /** It says why, and a supervisor approves it before it is sent: `alasan`, `otorisasi`. */
  readonly reasoned?: true
}

/**
 * Declares a command by its fields. It holds no schema, so that a form is made from it without the
 * validation library; the call is `entryRoute` of it, in its area.
 */
export const defineEntry = <const E extends EntryDefinition>(entry: E): E => entry

type Options<P extends PartBase> = Omit<P, 'kind' | 'max'> & { readonly max?: number }

/** A customer's name of at most `max` letters (100). */
export const name = <const O extends Options<NamePart>>(o: O): NamePart & Need<O> => ({
  max: 100,
  ...o,
  ...need(o),
  kind: 'name',
})

/** A kode transaksi of the kinds `jenis`. */
export const kode = <const O extends Omit<KodePart, 'kind'>>(o: O): KodePart & Need<O> => ({
  ...o,
  ...need(o),
  kind: 'kode',
})

/** A bank, or CASH. */
export const place = <const O extends Omit<PlacePart, 'kind'>>(o: O): PlacePart & Need<O> => ({
  ...o,
  ...need(o),
  kind: 'place',
})

/** An account of a bank. */
export const account = <const O extends Omit<AccountPart, 'kind'>>(
  o: O,
): AccountPart & Need<O> => ({ ...o, ...need(o), kind: 'account' })

/** A drawer; none is the first of the store, and none is needed. */
export const drawer = (
  o: Omit<DrawerPart, 'kind' | 'required'>,
): DrawerPart & { readonly required: false } => ({ ...o, required: false, kind: 'drawer' })

/** What a card ends with, in its label and where it is wrong. */
export const CARD_END = '4 angka terakhir kartu'

/** Four figures; never the whole number. */
export const cardEnd = (): CardEndPart & { readonly required: true } => ({
  label: CARD_END,
  empty: CARD_END,
  required: true,
  kind: 'card-end',
})

/** A figure that its dialog proposes: nothing is typed until it is typed over. */
export const proposed = <const F extends NumberField>(
  field: F,
): F & { readonly isProposed: true } => ({ ...field, isProposed: true })

/** An identity card, from the sum on that asks for it (04-domain C4), or where the server does. */
export const identity = (
  o: Omit<IdentityPart, 'kind' | 'required'>,
): IdentityPart & { readonly required: false } => ({ ...o, required: false, kind: 'identity' })

/** Another store of the chain; the dialog says who is meant by none. */
export const store = <const O extends Omit<StorePart, 'kind'>>(o: O): StorePart & Need<O> => ({
  ...o,
  ...need(o),
  kind: 'store',
})

/** Somebody who works in the store, by user ID. */
export const user = <const O extends Omit<UserPart, 'kind'>>(o: O): UserPart & Need<O> => ({
  ...o,
  ...need(o),
  kind: 'user',
})

/** A row of a master. */
export const master = <const O extends Omit<MasterPart, 'kind'>>(o: O): MasterPart & Need<O> => ({
  ...o,
  ...need(o),
  kind: 'master',
})

/** Cash of the drawer, or a transfer from a bank. */
export const payout = (
  o: Omit<PayoutPart, 'kind' | 'required'>,
): PayoutPart & { readonly required: true } => ({ ...o, required: true, kind: 'payout' })

/** Tenders as at the till. */
export const tenders = (
  o: Omit<TendersPart, 'kind' | 'required'>,
): TendersPart & { readonly required: true } => ({ ...o, required: true, kind: 'tenders' })
