/**
 * The kinds of field a master is made of. One kind = one column type, one validation, one form
 * input, one list cell and one Excel cell; see `kit/master.ts` for what is made from them.
 *
 * On the wire a field has its specified name; weights are grams with three decimals. In the
 * database a weight is whole milligrams in a column named `<field>_mg`.
 */
interface FieldBase {
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
}
export interface NumberField extends FieldBase {
  readonly kind: 'money' | 'weight' | 'permil' | 'percent' | 'integer'
  readonly min: number
  readonly max: number
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
}
export interface RefField extends FieldBase {
  readonly kind: 'ref'
  /** Name of the master referred to. */
  readonly master: string
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

/** A code: letters, digits, `-`, `_`, `.`; upper-cased unless told otherwise; at most 20 characters. */
export const code = (o: Options<CodeField, 'upper' | 'max'>): CodeField => ({
  upper: true,
  max: 20,
  ...o,
  kind: 'code',
})

/** Free text of at most `max` characters (100). */
export const text = (o: Options<TextField, 'max'>): TextField => ({ max: 100, ...o, kind: 'text' })

/** Whole rupiah, 0 to 10^13. */
export const money = (o: Options<NumberField, 'min' | 'max'>): NumberField => ({
  min: 0,
  max: 1e13,
  ...o,
  kind: 'money',
})

/** Grams with three decimals on the wire, whole milligrams in `<field>_mg`; bounds in milligrams. */
export const weight = (o: Options<NumberField, 'min' | 'max'>): NumberField => ({
  min: 0,
  max: 100_000_000,
  ...o,
  kind: 'weight',
})

/** Purity in permil, 1 to 1000 (03-decisions §5: never 0). */
export const permil = (o: Options<NumberField, 'min' | 'max'>): NumberField => ({
  min: 1,
  max: 1000,
  ...o,
  kind: 'permil',
})

/** Percent in whole permil inside (25 = 2.5 %), at most 100 %; the wire carries permil. */
export const percent = (o: Options<NumberField, 'min' | 'max'>): NumberField => ({
  min: 0,
  max: 1000,
  ...o,
  kind: 'percent',
})

/** A whole number. */
export const integer = (o: Options<NumberField, 'min' | 'max'>): NumberField => ({
  min: 0,
  max: 2_000_000_000,
  ...o,
  kind: 'integer',
})

/** Yes or no. */
export const flag = (o: Options<FlagField>): FlagField => ({ required: false, ...o, kind: 'flag' })

/** A business date, 'YYYY-MM-DD'. */
export const date = (o: Options<DateField>): DateField => ({ ...o, kind: 'date' })

/** One of a fixed set of values. */
export const choice = (o: Options<ChoiceField>): ChoiceField => ({ ...o, kind: 'choice' })

/** The key of a record of another master, chosen with that master's picker. */
export const ref = (master: string, o: Options<RefField, 'master'>): RefField => ({
  ...o,
  master,
  kind: 'ref',
})

/** Name of the database column of a field (units last: weights carry `_mg`). */
export const columnOf = (name: string, field: Field): string =>
  field.kind === 'weight' ? `${name}_mg` : name
