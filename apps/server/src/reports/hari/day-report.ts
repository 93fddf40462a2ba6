import type { ReportRow } from '@kencana/contract/kit/report'
import type { PoolClient } from 'pg'
import {
  countColumn,
  fineColumn,
  moneyColumn,
  textColumn,
  weightColumn,
  wordColumn,
} from '../../engines/report/define-report.ts'
import { rows } from '../../platform/sql.ts'
import type { Part } from './day-parts.ts'

const single = { total: false } as const

/** Columns of the papers of a day. Sections count different things: nothing is summed over them. */
export const DAY_COLUMNS = {
  bagian: wordColumn('Bagian'),
  uraian: wordColumn('Uraian'),
  keterangan: textColumn('Keterangan', { width: 3 }),
  jumlah: countColumn('Pcs', single),
  berat: weightColumn('Berat', single),
  murni: fineColumn('Emas Murni', single),
  masuk: moneyColumn('Uang Masuk', single),
  keluar: moneyColumn('Uang Keluar', single),
  saldo: moneyColumn('Saldo', single),
} as const

/** The rows of all sections, one after the other. */
export async function readParts(db: PoolClient, parts: readonly Part[]): Promise<ReportRow[]> {
  const all: ReportRow[] = []
  for (const { bagian, sql } of parts) {
    for (const row of await rows<ReportRow>(db, sql)) all.push({ ...row, bagian })
  }
  return all
}
