import { refuse } from '@kencana/contract/refusals'
import { first, type Queryable, rows, sql } from '../../platform/sql.ts'

/**
 * Kinds of stock by weight; ROSOK: scrap, in account PERSEDIAAN_ROSOK; ABU: dust, in none, for it
 * has no cost before it is melted; CUCI_MANUAL: what is washed by weight, in PERSEDIAAN_CUCI, each
 * place apart.
 */
export type PoolKind = 'ROSOK' | 'ABU' | 'CUCI_MANUAL'

/** Gold of a kadar, and where it is, of a kind that has places. */
type GoldOfPool = PoolAmounts & { readonly kode_kadar: string; readonly tempat?: string }

/** What a pool holds: milligrams, micrograms of fine gold, rupiah at cost. */
export interface PoolAmounts {
  readonly berat_mg: number
  readonly murni_ug: number
  readonly modal_rp: number
}

/**
 * By how much a document changes a pool (decision 0112): it is counted, so no reading of it is out
 * of date. A pool is made when it first gets something, and never holds less than nothing.
 */
export interface PoolClaim {
  readonly tabel: 'kolam'
  readonly kunci: string
  readonly tambah: PoolAmounts
}

/** Gold that comes into the pools of a kind, kadar by kadar and place by place. */
export function intoPools(jenis: PoolKind, gold: readonly GoldOfPool[]): PoolClaim[] {
  const sums = new Map<string, PoolAmounts>()
  for (const { kode_kadar, tempat, berat_mg, murni_ug, modal_rp } of gold) {
    const one = { berat_mg, murni_ug, modal_rp }
    const kunci = [jenis, kode_kadar, ...(tempat === undefined ? [] : [tempat])].join('|')
    const sum = sums.get(kunci)
    sums.set(kunci, sum === undefined ? one : added(sum, one))
  }
  return [...sums].map(([kunci, tambah]) => ({ tabel: 'kolam', kunci, tambah }))
}

/** The same as it goes out of them. */
export const outOfPools = (...gold: Parameters<typeof intoPools>): PoolClaim[] =>
  intoPools(...gold).map(({ tambah, ...claim }) => ({ ...claim, tambah: negative(tambah) }))

const negative = ({ berat_mg, murni_ug, modal_rp }: PoolAmounts): PoolAmounts => ({
  berat_mg: -berat_mg,
  murni_ug: -murni_ug,
  modal_rp: -modal_rp,
})

const added = (a: PoolAmounts, b: PoolAmounts): PoolAmounts => ({
  berat_mg: a.berat_mg + b.berat_mg,
  murni_ug: a.murni_ug + b.murni_ug,
  modal_rp: a.modal_rp + b.modal_rp,
})

/** Claims that undo what a document did to pools, whatever others did to them since. */
export async function reversedPools(
  db: Queryable,
  kode_toko: string,
  nomor: string,
): Promise<PoolClaim[]> {
  const moved = await rows<PoolAmounts & { kunci: string }>(
    db,
    sql`select kunci, -berat_mg as berat_mg, -murni_ug as murni_ug, -modal_rp as modal_rp
        from gerak_kolam where kode_toko = ${kode_toko} and nomor = ${nomor} order by kunci`,
  )
  return moved.map(({ kunci, ...tambah }) => ({ tabel: 'kolam', kunci, tambah }))
}

/** Amounts of pools by documents of kinds that named none before there were pools. */
const before = (audit: string): string => `
  select a.*, 'ROSOK|' || r.kode_kadar as kunci, sum(r.berat_mg)::bigint as mg,
    sum(r.murni_ug)::bigint as ug, sum(r.modal_rp)::bigint as rp
  from ${audit} cross join lateral jsonb_to_recordset(case a.perintah
      when 'SALDO_AWAL' then a.isi->'dokumen'->'isi'->'rosok' else a.isi->'barang' end)
    as r(kode_kadar text, berat_mg bigint, murni_ug bigint, modal_rp bigint)
  where a.perintah in ('HANCUR_BARANG', 'HANCUR_PEMBELIAN', 'SALDO_AWAL')
    and not jsonb_path_exists(a.isi, '$.klaim_lain[*] ? (@.tabel == "kolam")')
    and (a.perintah <> 'SALDO_AWAL' or jsonb_typeof(a.isi->'dokumen'->'isi'->'rosok') = 'array')
  group by a.kode_toko, a.urut, a.pada, a.user_id, a.perintah, a.nomor, a.isi, r.kode_kadar`

/** What the chain says of every pool, movement by movement, with what each left there. */
const said = (audit: string): string => `
  select s.*, row_number() over w as versi, sum(s.mg) over w as sisa_mg,
    sum(s.ug) over w as sisa_ug, sum(s.rp) over w as sisa_rp,
    row_number() over (partition by s.kunci order by s.urut desc) as dari_akhir
  from (
    select a.*, k->>'kunci' as kunci, (k->'tambah'->>'berat_mg')::bigint as mg,
      (k->'tambah'->>'murni_ug')::bigint as ug, (k->'tambah'->>'modal_rp')::bigint as rp
    from ${audit} cross join lateral jsonb_array_elements(a.isi->'klaim_lain') k
    where k->>'tabel' = 'kolam'
    union all
    ${before(audit)}
    union all
    select a.*, b.kunci, -b.mg, -b.ug, -b.rp
    from ${audit} join (${before(audit)}) b on b.nomor = a.isi->'dokumen'->>'membatalkan'
    where a.perintah = 'BATAL_SALDO_AWAL'
      and not jsonb_path_exists(a.isi, '$.klaim_lain[*] ? (@.tabel == "kolam")')
  ) s window w as (partition by s.kunci order by s.urut)`

/**
 * Statements that find pools and movements of them that are not as the chain says. `audit`: the
 * rows of the chain of one store, as `a`.
 */
export const poolSql = (audit: string): string[] => [
  `select min(e.urut) as urut, coalesce(e.nomor, g.nomor) as nomor, 'gerak kolam' as apa
  from (${said(audit)}) e
  full join (select * from gerak_kolam where kode_toko = $1) g
    on g.kunci = e.kunci and g.versi = e.versi
  where (e.nomor, e.perintah, (e.isi->>'tgl')::date, e.pada, e.user_id, e.mg, e.ug, e.rp,
      e.sisa_mg, e.sisa_ug, e.sisa_rp)
    is distinct from (g.nomor, g.jenis, g.tgl, g.pada, g.user_id, g.berat_mg, g.murni_ug,
      g.modal_rp, g.sisa_berat_mg, g.sisa_murni_ug, g.sisa_modal_rp)
  group by 2 order by 1`,
  `select e.urut, coalesce(e.kunci, k.kunci) as nomor, 'kolam' as apa
  from (select * from (${said(audit)}) s where dari_akhir = 1) e
  full join (select * from kolam where kode_toko = $1) k on k.kunci = e.kunci
  where (e.versi, e.sisa_mg, e.sisa_ug, e.sisa_rp)
    is distinct from (k.versi, k.berat_mg, k.murni_ug, k.modal_rp)
  order by 1`,
]

/** Whose pool there may be none of. @throws Refusal RUJUKAN_TIDAK_ADA */
export async function demandKadar(db: Queryable, kode_kadar: string): Promise<void> {
  const known = await first(db, sql`select from kadar where kode_kadar = ${kode_kadar}`)
  if (known === undefined) refuse('RUJUKAN_TIDAK_ADA', { label: 'Kadar', kode: kode_kadar })
}
