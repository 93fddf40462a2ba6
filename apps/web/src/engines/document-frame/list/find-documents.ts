import type { placeIn } from '../../../lib/address/address.ts'
import type { Asked, Found, SearchProvider } from '../../../lib/search.ts'

interface Finding<Row> {
  /** Part of a number such as FH-JKT-261122-0001. */
  readonly number: RegExp
  readonly read: (q: string, limit: number, asked: Asked) => Promise<readonly Row[]>
  readonly icon: string
  readonly told: (row: Row) => Pick<Found, 'label' | 'note'> & ReturnType<typeof placeIn>
}

const MOST = 4
/** Eight figures alone are a barcode. */
const BARCODE = /^\d{8}$/

/** Documents for the header's search, by their number or its end. */
export const findDocuments =
  <Row>({ number, read, icon, told }: Finding<Row>): SearchProvider =>
  async (typed, asked) => {
    if (!number.test(typed) || BARCODE.test(typed)) return []
    const rows = await read(typed, MOST, asked)
    return rows.map(row => ({ key: told(row).label, icon, ...told(row) }))
  }
