import type { OpeningRows } from '../../../engines/document/opening/sums.ts'
import type { StoreCtx } from '../../../platform/context.ts'
import { holdSales } from '../../uang/index.ts'

/** Rows that name a sales person the store does not have; those it has are kept meanwhile. */
export async function salesFaults(
  { db, kode_toko }: StoreCtx,
  { rows, place }: OpeningRows<{ readonly kode_sales?: string | undefined }>,
): Promise<Record<string, string>> {
  const gone = new Set<string>()
  for (const kode of new Set(rows.flatMap(({ kode_sales }) => kode_sales ?? []))) {
    if (!(await holdSales(db, kode_toko, kode))) gone.add(kode)
  }
  const wrong = rows.flatMap(({ kode_sales = '' }, i): [string, string][] =>
    gone.has(kode_sales) ? [[place(i, 'kode_sales'), `Sales ${kode_sales} tidak ada`]] : [],
  )
  return Object.fromEntries(wrong)
}
