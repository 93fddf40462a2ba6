import type { TFunction } from 'i18next'
import type { TillSales } from '../../lib/device/till-sales.ts'
import type { CardSaid } from '../document-frame/entry/person/identity.ts'
import type { CustomerSaid } from '../document-frame/entry/person/whose.tsx'

/** Who serves the customer. */
export interface Serving {
  readonly kode_sales: string | null
  readonly nama_sales: string
}

/** What is written at a counter for somebody. Plain data: it is kept on the device. */
export interface CounterForm extends CustomerSaid, CardSaid, Serving {
  /** Business day it was begun on: it is written on another one only when somebody says so. */
  readonly tgl: string | null
  readonly keterangan: string
}

/** Nobody stands there yet; `sales` serves. */
export const emptyCounter = (sales: TillSales | null = null): CounterForm => ({
  tgl: null,
  nama: '',
  telp: '',
  alamat: '',
  jenis_identitas: 'KTP',
  no_identitas: '',
  kode_sales: null,
  nama_sales: '',
  keterangan: '',
  ...sales,
})

/** Whether nothing was said of a person. */
export const isNobody = ({ nama, telp, alamat, no_identitas }: CounterForm): boolean =>
  `${nama}${telp}${alamat}${no_identitas}`.trim() === ''

/** A line of what is written; its number only tells it from the others. */
interface Line {
  readonly id: number
}

/** A number that no line has. */
export const nextId = (lines: readonly Line[]): number =>
  Math.max(0, ...lines.map(({ id }) => id)) + 1

/** The lines, one of them changed. */
export const changed = <L extends Line>(
  lines: readonly L[],
  id: number,
  more: Partial<L>,
): readonly L[] => lines.map(line => (line.id === id ? { ...line, ...more } : line))

/** Field, named as the server names it, to the sentence at it. */
export type Faults = Readonly<Record<string, string>>

export const NO_FAULTS: Faults = {}

/** The sentence at a field; ours is translated already, the server's here. */
export function faultAt(faults: Faults, field: string, t: TFunction): string | undefined {
  const text = faults[field]
  return text === undefined ? undefined : t(text)
}

/** The sentences at what is typed of a person, under the name the server has for him. */
export const personFaults = (faults: Faults, of: string, t: TFunction) => ({
  nama: faultAt(faults, `${of}.nama`, t),
  telp: faultAt(faults, `${of}.telp`, t),
  alamat: faultAt(faults, `${of}.alamat`, t),
  no_identitas: faultAt(faults, `${of}.no_identitas`, t),
})
