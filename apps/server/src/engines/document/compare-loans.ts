/** What the writer says of a loan that a document opens, beside what was decided. */
const OPENED = `jsonb_build_object('kode_toko', a.kode_toko, 'no_faktur_hutang', a.nomor,
  'versi', 1, 'status', 'AKTIF', 'tgl_hutang', a.isi->>'tgl', 'sisa_permyriad', 0)`

/** Documents that opened a loan, of rows of the chain as `a`; beside each what is joined to it. */
const opening = (audit: string, joined = ''): string =>
  `${audit} ${joined} where jsonb_typeof(a.isi->'hutang_baru') = 'object'`

/** Lines of the pledge of a loan that was opened, as `x`. */
const PLEDGED = `cross join lateral jsonb_populate_recordset(
  jsonb_populate_record(null::hutang_barang, ${OPENED}), a.isi->'hutang_baru'->'barang') x`

/** Each claim on a loan as `k`, beside the row of the chain it stands in. */
const claims = (audit: string): string =>
  `${audit} cross join lateral jsonb_array_elements(a.isi->'klaim_hutang') k`

/**
 * Loans that are not what the chain says: as they were opened, and how they stand by the last claim
 * on them. `audit`: the rows of the chain of one store, as `a`.
 */
export const loanSql = (audit: string): string => `
  select e.urut, coalesce(e.nomor, h.no_faktur_hutang) as nomor, 'pinjaman' as apa
  from (
    select b.urut, b.nomor, jsonb_populate_record(null::hutang, b.baru || coalesce(k.klaim, '{}'))
      as rantai
    from (select a.urut, a.nomor, (a.isi->'hutang_baru') || ${OPENED} as baru
      from ${opening(audit)}) b
    left join (select distinct on (k->>'no_faktur_hutang')
        k->>'no_faktur_hutang' as no_faktur_hutang, k || jsonb_build_object(
          'versi', (k->>'versi')::bigint + 1, 'status', k->>'ke_status',
          'no_akhir', case when k->>'ke_status' <> 'AKTIF' then a.nomor end,
          'no_penerus', case when k->>'ke_status' = 'DIPERPANJANG' then a.nomor end) as klaim
      from ${claims(audit)}
      order by k->>'no_faktur_hutang', (k->>'versi')::bigint desc) k
      on k.no_faktur_hutang = b.nomor
  ) e
  full join (select * from hutang where kode_toko = $1) h on h.no_faktur_hutang = e.nomor
  where h is distinct from e.rantai
  order by 1`

/** Lines of pledges that are not what the chain says. */
export const pledgeSql = (audit: string): string => `
  select min(e.urut) as urut, coalesce(e.no_faktur_hutang, l.no_faktur_hutang) as nomor,
    'barang jaminan' as apa
  from (select a.urut, x.* from ${opening(audit, PLEDGED)}) e
  full join (select * from hutang_barang where kode_toko = $1) l
    on l.no_faktur_hutang = e.no_faktur_hutang and l.baris = e.baris
  where to_jsonb(l) is distinct from to_jsonb(e) - 'urut'
  group by 2 order by 1`

/** Steps of loans that are not what the chain says. */
export const loanStepSql = (audit: string): string => `
  select min(e.urut) as urut, coalesce(e.nomor, g.nomor) as nomor, 'gerak pinjaman' as apa
  from (
    select a.urut, a.nomor, a.perintah, a.isi->>'tgl' as tgl, a.pada, a.user_id,
      k->>'no_faktur_hutang' as no_faktur_hutang, (k->>'versi')::bigint + 1 as versi,
      k->>'dari_status' as dari_status, k->>'ke_status' as ke_status
    from ${claims(audit)}
    union all
    select a.urut, a.nomor, a.perintah, a.isi->>'tgl', a.pada, a.user_id, a.nomor, 1, null, 'AKTIF'
    from ${opening(audit)}
  ) e
  full join (select * from gerak_hutang where kode_toko = $1) g
    on g.no_faktur_hutang = e.no_faktur_hutang and g.versi = e.versi
  where (e.nomor, e.perintah, e.tgl::date, e.pada, e.user_id, e.dari_status, e.ke_status)
    is distinct from (g.nomor, g.jenis, g.tgl, g.pada, g.user_id, g.dari_status, g.ke_status)
  group by 2 order by 1`
