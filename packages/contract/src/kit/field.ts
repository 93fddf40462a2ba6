import {
  BERAT_MAKS_MG,
  RUPIAH_MAX,
  RUPIAH_PER_GRAM_MAX,
  RUPIAH_PER_PIECE_MAX,
} from '@kencana/domain/quantity'

/**
 * The kinds of field a master is made of. One kind = one column type, one validation, one form
 * input, one list cell and one Excel cell; see `kit/master.ts` for what is made from them.
 *
 * On the wire a field has its specified name; weights are grams with three decimals. In the
 * database a weight is whole milligrams in a column named `<field>_mg`.
 */
export interface FieldBase {
  /** Indonesian label; also the translation key. */
  readonly label: string
  /** `false` lets the field stay empty (null). Default: required, 'Harus Diisi'. */
  readonly required?: boolean
  /** `false` keeps the field out of the list; it stays in form and export. */
  readonly list?: boolean
  /** One sentence under the input. */
  readonly hint?: string
  /** Not changeable once the record exists (beside the key, which never is). */
  readonly fixed?: boolean
  /** Its name in the form where the specification gives it another; taken on the wire as well. */
  readonly formName?: string
  /** What an empty required field is told; `{field}` is the label. Default 'Harus Diisi'. */
  readonly empty?: string
}

export interface CodeField extends FieldBase {
  readonly kind: 'code'
  readonly upper: boolean
  readonly max: number
}
export interface TextField extends FieldBase {
  readonly kind: 'text'
  readonly max: number
  readonly lines?: number
  /** Digits only; a leading 0 becomes 62 (doc2 §5). */
  readonly phone?: true
  /** Of the web: kept without a slash at its end, and none where it is empty. */
  readonly address?: true
}
export interface NumberField extends FieldBase {
  readonly kind: 'money' | 'weight' | 'permil' | 'percent' | 'integer' | 'decimal'
  readonly min: number
  readonly max: number
  /** What a figure above `max` is told, one of `FIELD_TEXTS`; default 'Maksimal {batas}'. */
  readonly over?: string
  /** What a figure below `min` is told, as `empty` where nothing typed is 0; else 'Minimal …'. */
  readonly under?: string
  /** Digits behind the point, of a decimal. */
  readonly places?: number
  /** Shown behind the figure: 'ct', 'hari'. */
  readonly unit?: string
  /** What stands when nothing is given. */
  readonly fallback?: number
  /** What the amount is the price of: a price that leaps is asked about before it is saved. */
  readonly price?: 'GRAM' | 'PIECE'
}
export interface FlagField extends FieldBase {
  readonly kind: 'flag'
}
export interface DateField extends FieldBase {
  readonly kind: 'date'
}
export interface ChoiceField extends FieldBase {
  readonly kind: 'choice'
  /** Value → Indonesian label. */
  readonly options: Readonly<Record<string, string>>
  /** Value → colour `#rrggbb` of what it stands for, shown beside its label. */
  readonly swatches?: Readonly<Record<string, string>>
}
export interface RefField extends FieldBase {
  readonly kind: 'ref'
  /** Name of the master referred to. */
  readonly master: string
  /** Own fields filled in the form from fields of the chosen record. */
  readonly fills?: Readonly<Record<string, string>>
}

export type Field =
  | CodeField
  | TextField
  | NumberField
  | FlagField
  | DateField
  | ChoiceField
  | RefField

type Options<F extends Field, Given extends keyof F = never> = Omit<F, 'kind' | Given> &
  Partial<Pick<F, Given>>

/** Keeps in the type whether a field may be empty, so that rows know where `null` stands. */
export type Need<O> = { readonly required: O extends { readonly required: false } ? false : true }

/** Whether it is needed, kept in its type as well. */
export const need = <O extends { readonly required?: boolean }>(o: O): Need<O> =>
  ({ required: o.required !== false }) as Need<O>

/** A code: letters, digits, `-`, `_`, `.`; in capitals unless told otherwise; at most 20 long. */
export const code = <const O extends Options<CodeField, 'upper' | 'max'>>(
  o: O,
): CodeField & Need<O> => ({ upper: true, max: 20, ...o, ...need(o), kind: 'code' })

/** Free text of at most `max` characters (100). */
export const text = <const O extends Options<TextField, 'max'>>(o: O): TextField & Need<O> => ({
  max: 100,
  ...o,
  ...need(o),
  kind: 'text',
})

type Bounds = Options<NumberField, 'min' | 'max'>

const number =
  <K extends NumberField['kind']>(
    kind: K,
    min: number,
    max: number,
    more: Pick<NumberField, 'price'> = {},
  ) =>
  <const O extends Bounds>(o: O): NumberField & { readonly kind: K } & Need<O> => ({
    min,
    max,
    ...more,
    ...o,
    ...need(o),
    kind,
  })

/** Whole rupiah, 0 to 10^13: of a document, a loan, a bound. */
export const money = number('money', 0, RUPIAH_MAX)

/** Whole rupiah of one piece or carat: 0 to 10^12. */
export const moneyPerPiece = number('money', 0, RUPIAH_PER_PIECE_MAX, { price: 'PIECE' })

/** Whole rupiah that a weight is multiplied by, or may be: 0 to 100 million. */
export const moneyPerGram = number('money', 0, RUPIAH_PER_GRAM_MAX, { price: 'GRAM' })

/** Grams with three decimals on the wire, whole `<field>_mg` inside; bounds in milligrams. */
export const weight = number('weight', 0, BERAT_MAKS_MG)

/**
 * Purity in permil with one decimal, 1 to 1000 (03-decisions §5: never 0); whole tenths of a permil
 * in the column, `<field>_e1`.
 */
export const permil = number('permil', 1, 1000)

/** Percent in whole permil inside (25 = 2.5 %), at most 100 %; the wire carries permil. */
export const percent = number('percent', 0, 1000)

/** A whole number. */
export const integer = number('integer', 0, 2_000_000_000)

/**
 * A figure that is neither rupiah nor grams, with `places` digits behind the point (2): carats of a
 * stone. The column is whole hundredths, `<field>_e2` (places 2); bounds in the figure's own unit.
 */
export const decimal = <const O extends Bounds>(
  o: O,
): NumberField & { readonly kind: 'decimal' } & Need<O> => ({
  min: 0,
  max: 1_000_000,
  places: 2,
  ...o,
  ...need(o),
  kind: 'decimal',
})

/** A telephone number, kept as digits with its country: 0812… becomes 62812…. */
export const phone = <const O extends Options<TextField, 'max' | 'phone'>>(
  o: O,
): TextField & Need<O> => ({ max: 20, ...o, ...need(o), phone: true, kind: 'text' })

/** Yes or no. */
export const flag = (o: Options<FlagField>): FlagField => ({ required: false, ...o, kind: 'flag' })

/** A business date, 'YYYY-MM-DD'. */
export const date = <const O extends Options<DateField>>(o: O): DateField & Need<O> => ({
  ...o,
  ...need(o),
  kind: 'date',
})

/** One of a fixed set of values. */
export const choice = <const O extends Options<ChoiceField>>(
  o: O,
): Omit<ChoiceField, 'options'> & { readonly options: O['options'] } & Need<O> => ({
  ...o,
  ...need(o),
  kind: 'choice',
})

/** The key of a record of another master, chosen with that master's picker. */
export const ref = <const O extends Options<RefField, 'master'>>(
  master: string,
  o: O,
): RefField & Need<O> => ({ ...o, ...need(o), master, kind: 'ref' })

/** Digits behind the point of a figure whose column is whole (`_e1`, `_e2`); 0 for the others. */
export const placesOf = (field: Field): number =>
  field.kind === 'permil' ? 1 : field.kind === 'decimal' ? (field.places ?? 0) : 0

/**
 * Name of the database column of a field (units last: weights carry `_mg`, purities `_e1`, decimals
 * `_e2`).
 */
export function columnOf(name: string, field: Field): string {
  if (field.kind === 'weight') return `${name}_mg`
  const isKeptWhole = field.kind === 'permil' || field.kind === 'decimal'
  return isKeptWhole ? `${name}_e${placesOf(field)}` : name
}
