import type { placeIn } from '../../../lib/address/address.ts'
import type { Asked, Found, SearchProvider } from '../../../lib/search.ts'
import { firstDay } from '../../../lib/session.ts'

interface Finding<Row> {
  /** Whether rows have words people search by: a name, a telephone, a text. Else numbers alone. */
  readonly words?: boolean
  readonly read: (q: string, limit: number, asked: Asked) => Promise<readonly Row[]>
  readonly icon: string
  readonly told: (row: Row) => Pick<Found, 'label' | 'note'> & ReturnType<typeof placeIn>
}

/** So many by a number or a part of it; by words each kind leaves room for the others. */
const BY_NUMBER = 4
const BY_WORDS = 2
/** A number such as FH-JKT-261122-0001, its beginning or its end; a telephone. */
const NUMBER = /^[a-z]{2}-|^[a-z0-9-]*\d{4}/i
/** Eight figures alone are a barcode. */
const BARCODE = /^\d{8}$/

/** Documents for the header's search, by their number or its end, and by what their rows say. */
export const findDocuments =
  <Row>({ words = false, read, icon, told }: Finding<Row>): SearchProvider =>
  async (typed, asked) => {
    const isNumber = NUMBER.test(typed)
    if (BARCODE.test(typed) || !(isNumber || words)) return []
    const rows = await read(typed, isNumber ? BY_NUMBER : BY_WORDS, asked)
    return rows.map(row => ({ key: told(row).label, icon, ...told(row) }))
  }

/** Of locked days only what a whole number names is shown. */
export function sinceOpen(typed: string, whole?: RegExp): { readonly tgl_from?: string } {
  const first = firstDay()
  return first === undefined || whole?.test(typed) ? {} : { tgl_from: first }
}
