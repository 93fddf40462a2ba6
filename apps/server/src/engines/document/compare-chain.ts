import { IN_TRAY } from '@kencana/contract/areas/barang/status'
import type pg from 'pg'
import { pledgeSql, stateSql } from './compare-states.ts'
import { poolSql } from './pools.ts'

/** One thing that is not as it was written. */
export interface Finding {
  readonly kode_toko: string
  /** Row of the chain; null for a document that stands in no row. */
  readonly urut: number | null
  /** Indonesian, for the person who checks. */
  readonly apa: string
}

/**
 * Rows of a document beside its head, with what the writer fills in where nothing was decided.
 * `later`: columns that a migration added to rows which stood, and what it wrote into them; a row
 * of the chain that does not speak of such a column may have that, or nothing.
 */
const PARTS = [
  {
    table: 'dokumen_barang',
    list: 'barang',
    apa: 'baris barang',
    zero: [
      'ongkos_per_gram',
      'ongkos_rp',
      'atribut_rp',
      'harga_hitung_rp',
      'diskon_rp',
      'harga_rp',
      'modal_rp',
      'sisa_permyriad',
    ],
    stamped: [],
    later: { aturan_versi: 1 },
  },
  { table: 'dokumen_bayar', list: 'bayar', apa: 'pembayaran', zero: [], stamped: [], later: {} },
  {
    table: 'jurnal_baris',
    list: 'jurnal',
    apa: 'jurnal',
    zero: ['debit_rp', 'kredit_rp', 'murni_ug'],
    stamped: ['pada'],
    later: {},
  },
] as const

const HEAD_ZERO = [
  'subtotal_rp',
  'diskon_rp',
  'total_rp',
  'ppn_rp',
  'kembali_rp',
  'berat_mg',
  'murni_ug',
] as const

/** What a piece keeps from its entry until a document makes something else of it. */
const PIECE_KEEPS = [
  'kode_dept',
  'kode_group',
  'kode_kadar',
  'permil',
  'sisa_permyriad',
  'berat_mg',
  'berat_nota_mg',
  'modal_rp',
  'asal_pajak',
  'tujuan',
] as const

/**
 * Documents, their rows, movements, pieces, loans and pools of a store that are not what the chain
 * says was decided, to the last column: the expected row is made from the chain as the writer made
 * it.
 */
export async function findAltered(db: pg.ClientBase, kode_toko: string): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const comparison of comparisons()) findings.push(...(await comparison(db, kode_toko)))
  return findings
}

type Comparison = (db: pg.ClientBase, kode_toko: string) => Promise<Finding[]>

/** The single comparisons of `findAltered`; each may run on a connection of its own. */
export const comparisons = (): Comparison[] =>
  [
    headSql(),
    ...PARTS.map(partSql),
    movementSql(),
    pieceSql(),
    ...stateSql(AUDIT),
    pledgeSql(AUDIT),
    ...poolSql(AUDIT),
  ].map(text => (db, kode_toko) => compare(db, kode_toko, text))

async function compare(db: pg.ClientBase, kode_toko: string, text: string): Promise<Finding[]> {
  const { rows } = await db.query<{ urut: number | null; nomor: string; apa: string }>(text, [
    kode_toko,
  ])
  return rows.map(({ urut, nomor, apa }) => ({
    kode_toko,
    urut,
    apa:
      urut === null
        ? `${nomor}: ${apa} tidak ada di rantai`
        : `${nomor} (baris ${urut}): ${apa} tidak sama dengan isi rantai`,
  }))
}

const AUDIT = `(select kode_toko, urut::int as urut, pada, user_id, perintah, nomor, isi
  from audit where kode_toko = $1 and nomor is not null) a`

const stamp = (fields: readonly string[], zero: readonly string[]): string =>
  `jsonb_build_object('kode_toko', a.kode_toko, 'nomor', a.nomor, 'jenis', a.perintah,
    'tgl', a.isi->>'tgl'${fields.map(field => `, '${field}', a.${field}`).join('')}
    ${zero.map(field => `, '${field}', 0`).join('')})`

const headSql = (): string => `
  select a.urut, coalesce(a.nomor, d.nomor) as nomor, 'dokumen' as apa
  from ${AUDIT} full join (select * from dokumen where kode_toko = $1) d on d.nomor = a.nomor
  where d is distinct from jsonb_populate_record(null::dokumen,
    ${stamp(['pada', 'user_id'], HEAD_ZERO)} || (a.isi->'dokumen'))
  order by 1`

/** Names of the columns, as an array, that a row and what the chain says of it may differ in. */
const unsaid = (later: Readonly<Record<string, number>>): string =>
  Object.entries(later)
    .map(
      ([column, value]) => `case when e.rantai ? '${column}' or coalesce(l.${column}, ${value})
        <> ${value} then '{}' else array['${column}'] end`,
    )
    .concat("'{urut,rantai,utuh}'::text[]")
    .join(' || ')

const partSql = ({ table, list, apa, zero, stamped, later }: (typeof PARTS)[number]): string => `
  select min(e.urut) as urut, coalesce(e.nomor, l.nomor) as nomor, '${apa}' as apa
  from (select a.urut, j as rantai, x as utuh, x.* from ${AUDIT}
    cross join lateral jsonb_array_elements(a.isi->'${list}') j
    cross join lateral jsonb_populate_record(null::${table}, ${stamp(stamped, zero)} || j) x) e
  full join (select * from ${table} where kode_toko = $1) l
    on l.nomor = e.nomor and l.baris = e.baris
  where e.utuh is distinct from l
    and to_jsonb(l) - (${unsaid(later)}) is distinct from to_jsonb(e) - (${unsaid(later)})
  group by 2 order by 1`

const TRAYS = `(${IN_TRAY.map(status => `'${status}'`).join(', ')})`

const movementSql = (): string => `
  select min(e.urut) as urut, coalesce(e.nomor, g.nomor) as nomor, 'gerak barang' as apa
  from (
    select a.urut, a.nomor, a.pada, a.user_id, k.kode_barcode, k.versi + 1 as versi,
      k.dari_status, k.ke_status,
      case when k.dari_status in ${TRAYS} then k.dari_baki end as dari_baki,
      case when k.ke_status in ${TRAYS} then coalesce(k.ke_baki, k.dari_baki) end as ke_baki
    from ${AUDIT} cross join lateral jsonb_to_recordset(a.isi->'klaim') as k(kode_barcode text,
      versi bigint, dari_status text, ke_status text, dari_baki text, ke_baki text)
    union all
    select a.urut, a.nomor, a.pada, a.user_id, b.kode_barcode, 1, null, coalesce(b.status, 'ADA'),
      null, case when coalesce(b.status, 'ADA') in ${TRAYS} then b.kode_baki end
    from ${AUDIT} cross join lateral jsonb_to_recordset(a.isi->'barang_baru')
      as b(kode_barcode text, kode_baki text, status text)
  ) e
  full join (select * from gerak_barang where kode_toko = $1) g
    on g.kode_barcode = e.kode_barcode and g.versi = e.versi
  where (e.nomor, e.pada, e.user_id, e.dari_status, e.ke_status, e.dari_baki, e.ke_baki)
    is distinct from
    (g.nomor, g.pada, g.user_id, g.dari_status, g.ke_status, g.dari_baki, g.ke_baki)
  group by 2 order by 1`

/** What documents made of pieces after their entry. */
const BECAME = `(select k->>'kode_barcode' as kode_barcode,
    jsonb_object_agg(c.key, c.value order by (k->>'versi')::bigint) as ubah
  from ${AUDIT} cross join lateral jsonb_array_elements(a.isi->'klaim') k
  cross join lateral jsonb_each(k->'ubah') c group by 1) u`

const pieceSql = (): string => `
  select e.urut, coalesce(e.no_masuk || ' ' || e.kode_barcode, b.kode_barcode) as nomor,
    'barang' as apa
  from (select a.urut, a.nomor as no_masuk, x.kode_barcode,
      ${PIECE_KEEPS.map(field => `x.${field}`).join(', ')}
    from ${AUDIT} cross join lateral jsonb_array_elements(a.isi->'barang_baru') b
    left join ${BECAME} on u.kode_barcode = b->>'kode_barcode'
    cross join lateral jsonb_populate_record(null::barang,
      '{"sisa_permyriad": 0}' || b || coalesce(u.ubah, '{}')) x) e
  full join (select * from barang where kode_toko = $1) b
    on b.kode_barcode = e.kode_barcode
  where (e.no_masuk, ${PIECE_KEEPS.map(field => `e.${field}`).join(', ')}) is distinct from
    (b.no_masuk, ${PIECE_KEEPS.map(field => `b.${field}`).join(', ')})
  order by 1`
