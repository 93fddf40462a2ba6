import {
  type BarangAwal,
  type BlnAwal,
  type HutangAwal,
  type KasAwal,
  type KurangAwal,
  type NonCashAwal,
  type RosokAwal,
  SALDO_AWAL_ROWS,
  type TitipanAwal,
} from '@kencana/contract/areas/akuntansi/rows'
import { SALDO_AWAL_ROWS_MAX } from '@kencana/contract/areas/akuntansi/saldo-awal'
import { SALDO_AWAL_SHEETS } from '@kencana/contract/areas/akuntansi/sheets'
import { refuse } from '@kencana/contract/refusals'
import { JENIS_SALDO_AWAL, type JenisSaldoAwal } from '@kencana/domain/posting/saldo-awal'
import type { FastifyRequest } from 'fastify'
import type { Opening, OpeningRows } from '../../engines/document/opening/sums.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { judgeFile, type Progress, readUpload } from '../../platform/http/upload.ts'
import { readSheet } from '../../platform/sheet/read-sheet.ts'
import {
  type BadRow,
  readRows,
  refuseRows,
  type SheetRows,
  tellingCells,
} from '../../platform/sheet/sheet-rows.ts'
import { openingBought, openingPieces } from '../barang/index.ts'
import { openingMoney } from '../kas/index.ts'
import { openingLoans } from './rows/opening-hutang.ts'
import { openingShort } from './rows/opening-kurang.ts'
import { openingReceivables } from './rows/opening-non-cash.ts'
import { openingScrap } from './rows/opening-rosok.ts'
import { openingDeposits } from './rows/opening-titipan.ts'

/** A sheet whose rows have their form. */
export interface GivenSheet {
  readonly jenis: JenisSaldoAwal
  readonly bytes: Buffer
  readonly rows: readonly unknown[]
  readonly places: readonly number[]
  readonly bad: readonly BadRow[]
  readonly cellAt: SheetRows<unknown>['cellAt']
}

/** The kind that an address names. @throws Refusal PERMINTAAN_TIDAK_SAH */
export function kindOf(params: unknown): JenisSaldoAwal {
  const asked = (params as { jenis?: string }).jenis
  return (
    JENIS_SALDO_AWAL.find(one => one === asked) ??
    refuse('PERMINTAAN_TIDAK_SAH', { bidang: 'jenis' })
  )
}

/** @throws Refusal BERKAS_DITOLAK */
export async function readGiven(
  jenis: JenisSaldoAwal,
  request: FastifyRequest,
  report: Progress,
): Promise<GivenSheet> {
  const { file } = await readUpload(request, 'file', [])
  if (file === undefined) return refuse('BERKAS_DITOLAK', { alasan: 'berkas belum dipilih' })
  const given = await judgeFile(() => readSheet(file.bytes, file.name))
  const found = await readRows(given, {
    sheet: SALDO_AWAL_SHEETS[jenis],
    schema: SALDO_AWAL_ROWS[jenis],
    most: SALDO_AWAL_ROWS_MAX,
    report,
  })
  return { jenis, bytes: file.bytes, ...found }
}

/**
 * What a sheet becomes on a day, by the area whose balances they are.
 * @throws Refusal BARIS_SALAH with every fault, AKUN_BELUM_DIPETAKAN
 */
export const openingOf = (ctx: StoreCtx, given: GivenSheet, on: On): Promise<Opening> =>
  tellingCells(given.cellAt, () => judged(ctx, given, on))

interface On {
  readonly tgl: string
  readonly muat: string
}

async function judged(
  ctx: StoreCtx,
  { jenis, rows, places, bad }: GivenSheet,
  on: On,
): Promise<Opening> {
  const said = {
    ...on,
    place: (i: number, field: string) => `${String(places[i] ?? 0)}.${field}`,
  }
  // the form of a row was judged by the schema of its kind
  const given = <Row>() => ({ ...said, rows }) as OpeningRows<Row>
  if (jenis === 'BARANG') return openingPieces(ctx, { ...given<BarangAwal>(), bad })
  if (jenis === 'BLN') return openingBought(ctx, { ...given<BlnAwal>(), bad })
  refuseRows(faultsOf(bad))
  switch (jenis) {
    case 'ROSOK':
      return openingScrap(ctx, given<RosokAwal>())
    case 'HUTANG':
      return openingLoans(ctx, given<HutangAwal>())
    case 'TITIPAN':
      return openingDeposits(ctx, given<TitipanAwal>())
    case 'KURANG_BAYAR':
      return openingShort(ctx, given<KurangAwal>())
    case 'NON_CASH':
      return openingReceivables(ctx, given<NonCashAwal>())
    case 'KAS':
      return openingMoney(ctx, given<KasAwal>())
  }
}

const faultsOf = (bad: readonly BadRow[]): Record<string, string> =>
  Object.fromEntries(
    bad.flatMap(({ at, faults }) =>
      Object.entries(faults).map(([field, text]) => [`${String(at)}.${field}`, text]),
    ),
  )
