import { formatRupiah, type Permil } from '../quantity.ts'

/** What is wrong with a field of a rule; `teks` is an Indonesian sentence with {facts}. */
export interface SalahAturan {
  /** As the rule names it: `rumus.persen_permil`. */
  readonly field: string
  readonly teks: string
  readonly facts: Readonly<Record<string, string>>
}

type Fault = Omit<SalahAturan, 'facts'>

/** The fault, unless all is fine. */
export const unless = (
  fine: boolean,
  fault: Fault,
  facts: SalahAturan['facts'] = {},
): SalahAturan[] => (fine ? [] : [{ ...fault, facts }])

/** A text that must not be blank. */
export const filled = (field: string, text: string): SalahAturan[] =>
  unless(text.trim() !== '', { field, teks: 'Harus Diisi' })

const isWithin = (value: number, max: number): boolean =>
  Number.isSafeInteger(value) && value >= 0 && value <= max

/** A whole figure from 0 to its largest. */
export const within = (field: string, value: number, max: number): SalahAturan[] =>
  unless(
    isWithin(value, max),
    { field, teks: 'Harus angka bulat dari 0 sampai {maks}' },
    { maks: formatRupiah(max) },
  )

/** A share in whole permil, told in percent. */
export const percentage = (field: string, value: Permil, max: Permil): SalahAturan[] =>
  unless(
    isWithin(value, max),
    { field, teks: 'Harus dari 0% sampai {maks}%' },
    { maks: String(max / 10) },
  )
