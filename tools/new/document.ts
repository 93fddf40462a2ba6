import { readFileSync } from 'node:fs'
import { camel, type NewFile, pascal } from '../templates.ts'

// `npm run new document <name>`: a document of a sum, with list, detail, cancelling and checks: a
// small true example to be filled in. It moves no money, so it has no journal yet.

export function document(id: string): NewFile[] {
  const field = id.replaceAll('-', '_')
  return [
    { path: `packages/contract/src/areas/${id}/document.ts`, text: contractText(id, field) },
    {
      path: `apps/server/src/modules/${id}/index.ts`,
      text: listText(id, field) + callsText(id, field),
    },
    { path: `tests/documents/entries/${id}.ts`, text: entryText(id) },
  ]
}

const contractText = (id: string, field: string): string => `import { z } from 'zod'
import { defineDocument } from '../../documents/define-document.ts'
import { defineRoute } from '../../kit/route.ts'
import { OF_THE_LEDGER } from '../../refusals.ts'

const STATUS = ['SELESAI', 'BATAL'] as const
const known = { no_${field}: z.string(), tgl_system: z.string() }
const summary = { total: z.number() }

/** What it is, and why the shop keeps it. Its screens are another's until the menu has them. */
export const ${camel(id)} = defineDocument({
  name: '${id}',
  what: '${id.replaceAll('-', ' ')}',
  nomor: 'no_${field}',
  status: STATUS,
  summary,
  detail: z.object({ ...known, ...summary, status: z.enum(STATUS) }),
  readers: ['/lihat-penjualan'],
  dateLock: { fields: ['tgl_from', 'tgl_to'] },
  journal: false,
  cancel: { screens: ['/batal-penjualan'], grant: 'BATAL_PENJUALAN' },
  check: { screen: '/validasi-titipan', jenis: ['${field.toUpperCase()}'], subject: {} },
  papers: {},
  receipt: false,
})

export const post${pascal(id)} = defineRoute({
  method: 'POST',
  path: '${id}',
  summary: 'What it writes.',
  right: { screens: ['/transaksi-penjualan'] },
  keyed: true,
  body: z.strictObject({ total: z.number().int().min(1).max(1e13) }),
  answer: z.object(known),
  refusals: [...OF_THE_LEDGER, 'TOKO_BELUM_BUKA'],
})
`

const listText = (id: string, field: string): string => `import {
  ${camel(id)},
  post${pascal(id)},
} from '@kencana/contract/areas/${id}/document'
import type { QueryOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import type { Subject } from '../../engines/document/checks/checks.queries.ts'
import { dayAsSeen } from '../../engines/document/open-day.ts'
import { runDocument } from '../../engines/document/run-document.ts'
import { documentEndpoints } from '../../engines/document/serve/document-endpoints.ts'
import { findDocument } from '../../engines/document/serve/find-document.ts'
import { containing, type ListSource } from '../../engines/document/serve/list-documents.ts'
import {
  askedOf,
  fromDocuments,
  undoneAlone,
} from '../../engines/document/serve/plain-documents.ts'
import { document, type Endpoint } from '../../platform/http/endpoint.ts'
import { every, sql } from '../../platform/sql.ts'

const JENIS = '${field.toUpperCase()}'
const reversal = { jenis: 'BATAL_${field.toUpperCase()}', awalan: 'Y${letterOf(id)}' }
const cancel = undoneAlone(JENIS, reversal, findDocument)

const list: ListSource<
  QueryOf<typeof ${camel(id)}.list>,
  { total_rp: number },
  { total: number }
> = {
  from: (kode_toko, { q, ...asked }) => {
    const found = q ? [sql\`d.nomor ilike \${containing(q)}\`] : []
    return sql\`\${fromDocuments(kode_toko, JENIS)} and \${every([...askedOf(asked), ...found])}\`
  },
  page: (_kode_toko, from, window) => sql\`
    select d.nomor, d.tgl, d.pada, d.user_id, d.total_rp,
      case when b.nomor is null then 'SELESAI' else 'BATAL' end as status
    \${from} order by d.pada desc, d.nomor desc \${window}\`,
  shown: ({ total_rp }) => ({ total: total_rp }),
}

const subject: Subject = {
  jenis: [JENIS],
  columns: sql\`d.nama_customer\`,
  joins: () => sql\`\`,
  found: (_kode_toko, like) => sql\`d.nama_customer ilike \${like}\`,
}
`

const callsText = (id: string, field: string): string => `
export const endpoints: readonly Endpoint[] = [
  document(post${pascal(id)}, (ctx, { body }) =>
    runDocument(ctx, {
      isLocking: true,
      decide: async store => ({
        jenis: JENIS,
        awalan: 'Z${letterOf(id)}',
        kunci_nomor: 'no_${field}',
        tgl: await dayAsSeen(store, undefined),
        dokumen: { total_rp: body.total },
        tanpa_jurnal: true,
        jawaban: {},
      }),
    }),
  ),
  ...documentEndpoints(${camel(id)}, {
    list,
    show: async (ctx, nomor) => {
      const found = (await cancel.find(ctx, nomor)) ?? refuse('TIDAK_DITEMUKAN')
      const status = found.no_batal === null ? ('SELESAI' as const) : ('BATAL' as const)
      return { no_${field}: nomor, tgl_system: found.tgl, total: found.total_rp, status }
    },
    cancel,
    checked: { subject, shown: () => ({}) },
    papers: {},
  }),
]

export const owns = [] as const
export const uses = [] as const
`

const entryText = (
  id: string,
): string => `import { ${camel(id)} as document } from '@kencana/contract/areas/${id}/document'
import { defineEntry } from '../entry.ts'

export const ${camel(id)} = defineEntry({
  document,
  open: async () => undefined,
  command: async () => ({ path: '${id}', body: { total: 150_000 } }),
})
`

const letterOf = (id: string): string => id.slice(0, 1).toUpperCase()

/** Lists kept by hand that must know of it, each with it. */
export function knowDocument(id: string): NewFile[] {
  const jenis = id.replaceAll('-', '_').toUpperCase()
  return [
    changed('apps/server/src/areas.ts', text => withEndpoints(text, id)),
    changed('packages/contract/src/names/documents.ts', text =>
      text.replace(
        "  TUTUP_TOKO: 'Tutup toko',\n",
        line => `${line}  ${jenis}: 'Dokumen',\n  BATAL_${jenis}: 'Pembatalan',\n`,
      ),
    ),
    // What may be checked is checked: the invariants know every kind of it.
    changed('apps/server/checks/invariants.sql', text =>
      text.replace(
        /( *)('TITIPAN', [^\n]*)\)\)(?=\n *\) l)/,
        (_, space: string, kinds: string) => `${space}${kinds},\n${space}'${jenis}'))`,
      ),
    ),
  ]
}

/** The endpoints of its module, imported in their order and served last. */
function withEndpoints(text: string, id: string): string {
  const known = withImport(text, `endpoints as ${camel(id)}`, `./modules/${id}/index.ts`)
  return known.replace('  ...paperEndpoints([', `  ...${camel(id)},\n  ...paperEndpoints([`)
}

/** A text with one import more, in the order of their paths. */
export function withImport(text: string, name: string, path: string): string {
  const near = [...text.matchAll(/^import [^']*from '([^']+)'\n/gm)].filter(
    ([, from = '']) => from.startsWith('.') === path.startsWith('.'),
  )
  const last = near.at(-1)
  const end = last === undefined ? 0 : last.index + last[0].length
  const at = near.find(([, from = '']) => from > path)?.index ?? end
  return `${text.slice(0, at)}import { ${name} } from '${path}'\n${text.slice(at)}`
}

/** A file as it will be; one in which there is no place for the new one says so. */
export function changed(path: string, change: (text: string) => string): NewFile {
  const before = readFileSync(path, 'utf8')
  const text = change(before)
  if (text === before) throw new Error(`${path} has no place for it any more`)
  return { path, text }
}
