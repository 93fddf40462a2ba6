import { readdirSync, readFileSync } from 'node:fs'

// What `npm run new` writes: each template is a small true example, to be filled in or cut down.

export interface NewFile {
  readonly path: string
  readonly text: string
}

export function master(place: string): NewFile[] {
  const [folder = '', id = ''] = place.split('/')
  const field = id.replaceAll('-', '_')
  const number = nextNumber('apps/server/migrations')
  const migration = `apps/server/migrations/${number}_master_${field}.sql`
  return [
    { path: `packages/contract/src/masters/${folder}/${id}.ts`, text: masterText(id, field) },
    { path: migration, text: masterTable(field) },
  ]
}

const masterText = (
  id: string,
  field: string,
): string => `import { code, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

/** What it is and who keeps it. */
export const ${camel(id)} = defineMaster({
  name: '${id}',
  key: 'kode_${field}',
  path: '/master-${id}',
  title: 'Master ${title(id)}',
  group: 'master-umum',
  kept: 'store',
  fields: {
    kode_${field}: code({ label: 'Kode ${title(id)}' }),
    nama_${field}: text({ label: 'Nama ${title(id)}' }),
  },
})
`

/** Like the tables of 0002: version for edits, who and when, soft delete, rows fenced by store. */
const masterTable = (field: string): string => `-- Master ${field}: kept by each store.

create table ${field} ( -- store
  kode_toko text not null,
  kode_${field} text not null,
  nama_${field} text not null,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint ${field}_pk primary key (kode_toko, kode_${field}),
  constraint ${field}_toko_fk foreign key (kode_toko) references toko (kode_toko)
);
call pagari('${field}');
`

export function report(place: string): NewFile[] {
  const [folder = '', id = ''] = place.split('/')
  return [{ path: `apps/server/src/reports/${folder}/${id}.ts`, text: reportText(folder, id) }]
}

const reportText = (folder: string, id: string): string => `import {
  dateRangeFilter,
  defineReport,
  textColumn,
  tokoFilter,
} from '../../engines/report/define-report.ts'
import { sql } from '../../platform/sql.ts'

/** What the reader learns from it, and what one row is. */
export const ${camel(id)} = defineReport({
  id: 'laporan-${id}',
  title: 'Laporan ${title(id)}',
  family: '${folder}',
  filters: { toko: tokoFilter(), tgl: dateRangeFilter() },
  columns: { kode: textColumn('Kode') },
  order: ['kode'],
  sql: ({ toko, tgl }) => sql\`
    select nomor as kode
    from dokumen
    where kode_toko = \${toko} and tgl between \${tgl.dari} and \${tgl.sampai}\`,
})
`

export function area(id: string): NewFile[] {
  const folder = `apps/server/src/modules/${id}`
  return [
    { path: `packages/contract/src/areas/${id}.ts`, text: contractText(id) },
    { path: `${folder}/index.ts`, text: doorText(id) },
    { path: `${folder}/${id}.routes.ts`, text: routesText(id) },
    { path: `${folder}/${id}.queries.ts`, text: queriesText(id) },
  ]
}

const contractText = (id: string): string => `import { z } from 'zod'
import { defineRoute } from '../kit/route.ts'

export const list${pascal(id)} = defineRoute({
  method: 'GET',
  path: '${id}',
  summary: 'What it answers.',
  right: { screens: ['${id}'] },
  answer: z.array(z.object({ kode: z.string() })),
})
`

const doorText = (id: string): string => `/** What this area does; its only door. */
export { endpoints } from './${id}.routes.ts'

export const owns = [] as const
export const uses = [] as const
`

const routesText = (
  id: string,
): string => `import { list${pascal(id)} } from '@kencana/contract/areas/${id}'
import { type Endpoint, read } from '../../platform/http/endpoint.ts'
import { all${pascal(id)} } from './${id}.queries.ts'

export const endpoints: readonly Endpoint[] = [
  read(list${pascal(id)}, ctx => all${pascal(id)}(ctx.db, ctx.kode_toko)),
]
`

const queriesText = (
  id: string,
): string => `import { type Queryable, rows, sql } from '../../platform/sql.ts'

/** Every live record of the store, by code. */
export const all${pascal(id)} = (db: Queryable, kode_toko: string): Promise<{ kode: string }[]> =>
  rows(db, sql\`select kode from ${id.replaceAll('-', '_')} where kode_toko = \${kode_toko}\`)
`

export function decision(id: string): NewFile[] {
  const number = nextNumber('docs/decisions')
  const template = readFileSync('docs/decisions/0000-template.md', 'utf8')
  const text = template.replace('# 0000: Title', `# ${number}: ${title(id)}`)
  return [{ path: `docs/decisions/${number}-${id}.md`, text }]
}

function nextNumber(folder: string): string {
  const numbers = readdirSync(folder).map(file => Number(file.slice(0, 4)))
  const last = Math.max(0, ...numbers.filter(Number.isInteger))
  return String(last + 1).padStart(4, '0')
}

export function camel(id: string): string {
  return id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

export function pascal(id: string): string {
  return title(id).replaceAll(' ', '')
}

function title(id: string): string {
  return id.replace(
    /(^|-)(\w)/g,
    (_, dash: string, letter: string) => `${dash ? ' ' : ''}${letter.toUpperCase()}`,
  )
}
