import { STATES, type Stateful, type StateTable, stateTables } from './states.ts'

/** Claims as the version before wrote them: on loans alone, each with all that a loan ends with. */
const claimsOfBefore = ({ semula }: Stateful): string => `
  (select jsonb_build_object('tabel', 'hutang', 'kunci', o->'no_faktur_hutang', 'versi',
    o->'versi', 'dari_status', o->'dari_status', 'ke_status', o->'ke_status', 'lama', true, 'ubah',
    '${JSON.stringify(semula)}'::jsonb
      || (o - array['no_faktur_hutang', 'versi', 'dari_status', 'ke_status'])) as k
  from jsonb_array_elements(a.isi->'klaim_hutang') o)`

/** Claims on a table, over rows of the chain `audit`, each with its document. */
const claims = (audit: string, tabel: StateTable, kind: Stateful): string => `
  (select a.urut, a.nomor, a.perintah, a.isi->>'tgl' as tgl, a.pada, a.user_id,
    k->>'kunci' as kunci, (k->>'versi')::bigint as versi, k->>'dari_status' as dari_status,
    k->>'ke_status' as ke_status,
    coalesce(k->'ubah', '{}') as ubah, k ? 'lama' as lama
  from ${audit} cross join lateral (
    select k from jsonb_array_elements(a.isi->'klaim_lain') k
    ${tabel === 'hutang' ? `union all ${claimsOfBefore(kind)}` : ''}) x
  where k->>'tabel' = '${tabel}') k`

/** What a row of the chain says of a row that its document made; null where it made none. */
const madeBy = (tabel: StateTable): string => {
  const baris = `(select b->'baris' from jsonb_array_elements(a.isi->'baru_lain') b
    where b->>'tabel' = '${tabel}')`
  return tabel === 'hutang' ? `coalesce(${baris}, nullif(a.isi->'hutang_baru', 'null'))` : baris
}

const written = (pairs: Readonly<Record<string, string>>): string =>
  Object.entries(pairs)
    .map(([column, value]) => `, '${column}', ${value}`)
    .join('')

/** What the first movement of a row keeps of it. */
const kept = ({ dicatat }: Stateful): string =>
  dicatat.length === 0
    ? 'null'
    : `jsonb_build_object(${dicatat.map(column => `'${column}', b.baru->'${column}'`).join(', ')})`

/** What the writer says of a row it makes, beside what was decided. */
const opened = ({ kunci, awal, diisi }: Stateful): string => `jsonb_build_object(
  'kode_toko', a.kode_toko, '${kunci}', a.nomor, 'versi', 1, 'status', '${awal}'${written(diisi)})`

const made = (audit: string, tabel: StateTable, kind: Stateful): string => `
  (select a.*, ${madeBy(tabel)} || ${opened(kind)} as baru
  from ${audit} where ${madeBy(tabel)} is not null) b`

/** Rows that are not what the chain says: as they were made, and what claims made of them since. */
const rowSql = (audit: string, tabel: StateTable, kind: Stateful): string => `
  select e.urut, coalesce(e.nomor, t.${kind.kunci}) as nomor, '${kind.apa}' as apa
  from (
    select b.urut, b.nomor, jsonb_populate_record(null::${tabel},
      b.baru || coalesce(u.ubah, '{}') || coalesce(l.akhir, '{}')) as rantai
    from ${made(audit, tabel, kind)}
    left join (select k.kunci, jsonb_object_agg(c.key, c.value order by k.versi) as ubah
      from ${claims(audit, tabel, kind)} cross join lateral jsonb_each(k.ubah) c
      group by k.kunci) u on u.kunci = b.nomor
    left join (select distinct on (k.kunci) k.kunci, jsonb_build_object(
        'versi', k.versi + 1, 'status', k.ke_status${written(kind.turunan)}) as akhir
      from ${claims(audit, tabel, kind)} order by k.kunci, k.versi desc) l on l.kunci = b.nomor
  ) e
  full join (select * from ${tabel} where kode_toko = $1) t on t.${kind.kunci} = e.nomor
  where t is distinct from e.rantai
  order by 1`

/** What each claim found in the columns it changes, by the chain: the values before it. */
const foundBy = (audit: string, tabel: StateTable, kind: Stateful): string => `
  (select kunci, versi, jsonb_object_agg(kolom, coalesce(sebelum, 'null')) as sebelum
  from (
    select kunci, versi, kolom,
      lag(nilai) over (partition by kunci, kolom order by versi) as sebelum
    from (
      select b.nomor as kunci, 0 as versi, c.key as kolom, c.value as nilai
      from ${made(audit, tabel, kind)} cross join lateral jsonb_each(b.baru) c
      union all
      select k.kunci, k.versi, c.key, c.value
      from ${claims(audit, tabel, kind)} cross join lateral jsonb_each(k.ubah) c) n
  ) s where versi > 0 group by 1, 2) f`

/**
 * Movements that are not what the chain says, with what they keep of before and after. Those of the
 * version before may keep nothing.
 */
const stepSql = (audit: string, tabel: StateTable, kind: Stateful): string => `
  select min(e.urut) as urut, coalesce(e.nomor, g.nomor) as nomor, 'gerak ${kind.apa}' as apa
  from (
    select k.urut, k.nomor, k.perintah, k.tgl, k.pada, k.user_id, k.kunci, k.versi + 1 as versi,
      k.dari_status, k.ke_status, coalesce(f.sebelum, '{}') as sebelum, k.ubah as sesudah, k.lama
    from ${claims(audit, tabel, kind)}
    left join ${foundBy(audit, tabel, kind)} on f.kunci = k.kunci and f.versi = k.versi
    union all
    select b.urut, b.nomor, b.perintah, b.isi->>'tgl', b.pada, b.user_id, b.nomor, 1, null,
      '${kind.awal}', null, ${kept(kind)}, false
    from ${made(audit, tabel, kind)}
  ) e
  full join (select * from ${kind.gerak} where kode_toko = $1) g
    on g.${kind.kunci} = e.kunci and g.versi = e.versi
  where (e.nomor, e.perintah, e.tgl::date, e.pada, e.user_id, e.dari_status, e.ke_status)
      is distinct from (g.nomor, g.jenis, g.tgl, g.pada, g.user_id, g.dari_status, g.ke_status)
    or ((e.sebelum, e.sesudah) is distinct from (g.sebelum, g.sesudah)
      and not (e.lama and g.sebelum is null and g.sesudah is null))
  group by 2 order by 1`

/**
 * Statements that find what is not as the chain says, in every table of things with a state: rows
 * and their movements. `audit`: the rows of the chain of one store, as `a`.
 */
export const stateSql = (audit: string): string[] =>
  stateTables.flatMap(([tabel, kind]) => [stepSql(audit, tabel, kind), rowSql(audit, tabel, kind)])

/** Lines of pledges that are not what the chain says. `audit`: its rows of one store, as `a`. */
export const pledgeSql = (audit: string): string => `
  select min(e.urut) as urut, coalesce(e.no_faktur_hutang, l.no_faktur_hutang) as nomor,
    'barang jaminan' as apa
  from (select a.urut, x.* from ${audit} cross join lateral jsonb_populate_recordset(
      jsonb_populate_record(null::hutang_barang,
        ${opened(STATES.hutang)} || '{"sisa_permyriad": 0}'), ${madeBy('hutang')}->'barang') x) e
  full join (select * from hutang_barang where kode_toko = $1) l
    on l.no_faktur_hutang = e.no_faktur_hutang and l.baris = e.baris
  where to_jsonb(l) is distinct from to_jsonb(e) - 'urut'
  group by 2 order by 1`
