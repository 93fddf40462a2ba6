import type { ExportSource } from '@kencana/contract/areas/pengaturan/ekspor'
import type { Field } from '@kencana/contract/kit/field'
import type { MasterDefinition } from '@kencana/contract/kit/master'
import type { ColumnKind, ReportCell, ReportRow } from '@kencana/contract/kit/report'
import { MASTERS } from '@kencana/contract/masters/registry'
import { refuse } from '@kencana/contract/refusals'
import { gramToMg } from '@kencana/domain/quantity'
import { everyRow } from '../../engines/master/list-master.ts'
import type { ReportDefinition } from '../../engines/report/define-report.ts'
import { openReport, reportsFor } from '../../engines/report/open-report.ts'
import { readRows } from '../../engines/report/read-rows.ts'
import type { Ctx } from '../../platform/context.ts'
import { authorize } from '../../platform/http/boundary.ts'
import { checkModule } from '../../platform/http/module-gate.ts'
import type { SheetColumn } from '../../platform/sheet/csv.ts'
import { readInStore } from '../../platform/transaction.ts'

/** What was asked for, beside the sources. */
export interface Narrowed {
  /** Stores that were allowed. */
  readonly stores: readonly string[]
  readonly tanggal_awal: string | undefined
  readonly sampai_tgl: string | undefined
}

/** One source opened: its columns, its rows, and what to do when it is over. */
export interface OpenSource {
  readonly columns: readonly SheetColumn[]
  readonly rows: AsyncIterable<ReportRow>
  close(): Promise<void>
}

/** Everything this user may export. */
export function sourcesOf(ctx: Ctx, reports: readonly ReportDefinition[]): ExportSource[] {
  const lists = MASTERS.filter(master => mayList(ctx, master)).map(master => ({
    kode: `master:${master.name}`,
    jenis: 'DAFTAR' as const,
    judul: master.title,
    columns: Object.entries(master.fields).map(([key, { label }]) => ({ key, label })),
    tanggal: false,
  }))
  const others = reportsFor(ctx, reports).map(({ face }) => ({
    kode: `report:${face.id}`,
    jenis: 'LAPORAN' as const,
    judul: face.title,
    columns: face.columns.map(({ key, label }) => ({ key, label })),
    tanggal: face.filters.some(filter => filter.kind === 'date-range'),
  }))
  return [...lists, ...others]
}

function mayList(ctx: Ctx, { path }: MasterDefinition): boolean {
  try {
    authorize({ screens: [path] }, ctx.actor)
    return true
  } catch {
    return false
  }
}

/** Opens a source for reading. @throws Refusal of its right, its module, its stores */
export function openSource(
  ctx: Ctx,
  reports: readonly ReportDefinition[],
  kode: string,
  narrowed: Narrowed,
  gone: AbortSignal,
): Promise<OpenSource> {
  const [kind, name = ''] = kode.split(':')
  if (kind === 'report') return reportSource(ctx, reports, name, narrowed, gone)
  const master = MASTERS.find(one => one.name === name) ?? refuse('TIDAK_DITEMUKAN')
  return Promise.resolve(masterSource(ctx, master, narrowed))
}

async function reportSource(
  ctx: Ctx,
  reports: readonly ReportDefinition[],
  id: string,
  { stores, tanggal_awal, sampai_tgl }: Narrowed,
  gone: AbortSignal,
): Promise<OpenSource> {
  const face = reports.find(report => report.id === id)?.face ?? refuse('TIDAK_DITEMUKAN')
  const asked: Record<string, string> = {}
  if (face.filters.some(filter => filter.kind === 'stores')) asked.toko = stores.join(',')
  if (face.filters.some(filter => filter.kind === 'date-range')) {
    if (tanggal_awal !== undefined) asked.tanggal_awal = tanggal_awal
    if (sampai_tgl !== undefined) asked.sampai_tgl = sampai_tgl
  }
  const { plan, reading } = await openReport(ctx, reports, id, asked, gone)
  return { columns: plan.columns, rows: readRows(reading, plan), close: () => reading.close() }
}

function masterSource(ctx: Ctx, master: MasterDefinition, { stores }: Narrowed): OpenSource {
  const several = master.kept === 'store' && stores.length > 1
  const own = Object.entries(master.fields).map(([key, field]) => ({
    key,
    label: field.label,
    kind: KINDS[field.kind] ?? ('text' as const),
  }))
  const store = { key: 'toko', label: 'Toko', kind: 'text' as const }
  async function* rows(): AsyncGenerator<ReportRow> {
    for (const kode_toko of master.kept === 'store' ? stores : [ctx.kode_toko]) {
      const found = await readInStore(ctx.app.pool, kode_toko, async db => {
        const scoped = { ...ctx, kode_toko, db }
        await checkModule(scoped, { screens: [master.path] })
        return everyRow(scoped, master, {})
      })
      for (const row of found) yield { ...cellsOf(master, row), toko: kode_toko }
    }
  }
  return {
    columns: several ? [store, ...own] : own,
    rows: rows(),
    close: () => Promise.resolve(),
  }
}

const KINDS: Readonly<Partial<Record<Field['kind'], ColumnKind>>> = {
  money: 'money',
  weight: 'weight',
  permil: 'permil',
  percent: 'percent',
  integer: 'count',
  date: 'date',
}

function cellsOf(master: MasterDefinition, row: Readonly<Record<string, unknown>>): ReportRow {
  const cells = Object.entries(master.fields).map(([key, field]): [string, ReportCell] => {
    const value = row[key]
    if (value === null || value === undefined) return [key, null]
    if (field.kind === 'flag') return [key, value === true ? 'Ya' : 'Tidak']
    if (field.kind === 'weight') return [key, gramToMg(Number(value))]
    const isFigure = typeof value === 'number' || KINDS[field.kind] !== undefined
    return [key, isFigure ? (value as ReportCell) : String(value)]
  })
  return Object.fromEntries(cells)
}
