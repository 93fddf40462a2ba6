import { madeBy, opened } from './compare-states.ts'
import { STATES } from './states.ts'

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
