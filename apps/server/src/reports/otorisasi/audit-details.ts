import { ANY_PLACE, AUDIT_FIELDS } from '@kencana/contract/names/audit/fields'
import { type Sql, sql } from '../../platform/sql.ts'
import { within } from '../names.ts'

/** What every field is called and how it is written, beside the rows that need it. */
export const WORDS: Sql = sql`select ${JSON.stringify(AUDIT_FIELDS)}::jsonb as kamus`

/** What of a command is nobody's business here: persons, costs, pictures. */
const KEPT_APART =
  '(identitas|telp|telepon|whatsapp|alamat_customer|modal|gambar|image|foto|logo|sidik|receiver)'
/** What says nothing to a reader: an answer to a question, a whole tree, the hash of a content. */
const MEANINGLESS =
  '(^|[.])(dipastikan|akses|sha256|versi|versi_lama|kunci|permintaan|id|tantangan|bukti)$'
/** Trees that are told as what changed in them, or not at all. */
const TREES = '^(templat|aturan|akses|perubahan|perubahan_lain|alamat)$'
/** What a person says of a change, beside the fields that it changed. */
const SAID_OF_IT = '^(alasan|catatan|keterangan|toko|berlaku_pada)$'
/** Fields of an item that say which it is. */
const CODES = '^(kode|nomor|no|jenis|laci|alat)(_|$)'
/** How the server names a row that nobody reads. */
const NAMELESS = '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'

/** So many items of a list, so many parts of a row and so much of a text are said. */
const ITEMS = 12
const PARTS = 40
const LONGEST = 200

/** A switch as a body and as a setting says it. */
const YES = ['true', 'YA'] as const
const NO = ['false', 'TIDAK'] as const
const NONE = '–'
const BECAME = ' → '
const PERMIL = '‰'
const WHOLE = 'FM999,999,999,999,990'
const GRAMS = 'FM999,999,990.000'

const isSaid = (key: Sql) => sql`(${key} !~ ${KEPT_APART} and ${key} !~ ${MEANINGLESS})`
const isSingle = (value: Sql) => sql`jsonb_typeof(${value}) not in ('object', 'array', 'null')`

/** The name of a field without the object it stands in. */
const bare = (key: Sql): Sql => sql`substring(${key} from '[^.]*$')`

/** What a field is called in a place: of its own definition, else of all, else its name. */
const wordOf = (place: Sql, key: Sql): Sql =>
  sql`coalesce(w.kamus->${place}->${bare(key)}, w.kamus->${ANY_PLACE}::text->${bare(key)},
    jsonb_build_object('label', initcap(replace(${bare(key)}, '_', ' '))))`

const LABEL: Sql = within(sql`(f.kata->>'label')`)

/** A value as people read it: by the kind of its field, a word of ours where it stands for one. */
const valued = (value: Sql): Sql => sql`(case
    when ${value} is null or jsonb_typeof(${value}) = 'null' or ${value} = '""' then ${NONE}::text
    when ${value}#>>'{}' = any(${[...YES]}::text[]) and coalesce(f.kata->>'kind', 'flag') = 'flag'
      then ${within(sql`${'Ya'}::text`)}
    when ${value}#>>'{}' = any(${[...NO]}::text[]) and coalesce(f.kata->>'kind', 'flag') = 'flag'
      then ${within(sql`${'Tidak'}::text`)}
    when jsonb_typeof(${value}) = 'array' then (
      select string_agg(${optional(sql`e.value`)}, ', ' order by e.urut)
      from jsonb_array_elements_text(${value}) with ordinality e (value, urut)
      where e.urut <= ${ITEMS})
    when (f.kata->'options') ? (${value}#>>'{}') then ${optional(sql`${value}#>>'{}'`)}
    when ${value}#>>'{}' ~ '^-?[0-9]{1,15}([.][0-9]+)?$' then ${figured(sql`(${value}#>>'{}')`)}
    when f.kata->>'kind' = 'instant' and ${value}#>>'{}' ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}'
      then to_char((${value}#>>'{}')::timestamptz at time zone 'Asia/Jakarta',
        'YYYY-MM-DD HH24:MI')
    else left(${value}#>>'{}', ${LONGEST}) end)`

/** One of the values that stand for a word of ours, or as it is. */
const optional = (text: Sql): Sql =>
  sql`coalesce(${within(sql`(f.kata->'options'->>(${text}))`)}, ${text})`

/** A figure in the unit of its kind; codes that look like one stay as they are. */
const figured = (text: Sql): Sql => sql`case f.kata->>'kind'
    when 'money' then 'Rp ' || to_char(${text}::numeric, ${WHOLE}::text)
    when 'weight' then to_char(${text}::numeric, ${GRAMS}::text) || ' g'
    when 'percent' then ${text} || '%'
    when 'permil' then ${text} || ${PERMIL}::text
    else concat_ws(' ', ${text}, f.kata->>'unit') end`

/** What was noted of the records that a command changed. */
const NOTED: Sql = sql`jsonb_array_elements(case jsonb_typeof(a.isi->'perubahan')
  when 'array' then a.isi->'perubahan' end) with ordinality p (value, urut)`

/** Fields of what was noted; settings that another store's command changed stand one by one. */
const SIDES: Sql = sql`jsonb_each(case when p.value ? 'key' then jsonb_build_object(
    p.value->>'key', jsonb_build_array(p.value->'lama', p.value->'baru'))
  when jsonb_typeof(p.value->'bidang') = 'object' then p.value->'bidang' end)`

/** What was sent: the body of a command, or what was kept of one that was refused. */
const SENT: Sql = sql`jsonb_each(case when jsonb_typeof(a.isi->'body') = 'object' then a.isi->'body'
  when not a.isi ? 'body' then a.isi end)`

/** What the path of a command names. */
const NAMED: Sql = sql`jsonb_each(case jsonb_typeof(a.isi->'alamat')
  when 'object' then a.isi->'alamat' end)`

/** Which record: its code and name, and what became of it where several are told. */
const record: Sql = sql`nullif(concat_ws(' ', nullif(p.value->>'kode', ''), p.value->>'nama',
    case when jsonb_array_length(a.isi->'perubahan') = 1 then null
      when p.value->>'aksi' = 'TAMBAH' then '(' || ${within(sql`${'Ditambah'}::text`)} || ')'
      when p.value->>'aksi' = 'HAPUS' then '(' || ${within(sql`${'Dihapus'}::text`)} || ')' end),
    '')`

const lama = sql`(f.sisi->0)`
const baru = sql`(f.sisi->1)`

/** A field: what it was and became, what a new record or a list has, or that it changed. */
const side: Sql = sql`${LABEL} || ': ' || case
    when f.key ~ ${KEPT_APART} or jsonb_array_length(f.sisi) < 2
      then ${within(sql`${'Diubah'}::text`)}
    when f.is_new then ${valued(baru)}
    when jsonb_typeof(${lama}) = 'array' then ${valued(lama)}
    when jsonb_typeof(${baru}) = 'array' then ${valued(baru)}
    else ${valued(lama)} || ${BECAME}::text || ${valued(baru)} end`

/** Of records: which, then its fields in the order of its form. */
const changed = (place: Sql): Sql => sql`
  select p.urut, 0 as bagian, 0 as di, '' as key, ${record} as kata from ${NOTED}
  union all
  select f.urut, 1, coalesce((f.kata->>'at')::int, 0), f.key, ${side} from (
    select p.urut, s.key, s.value as sisi,
      ${wordOf(sql`coalesce(p.value->>'tabel', ${place})`, sql`s.key`)} as kata,
      p.value->>'aksi' = 'TAMBAH' as is_new
    from ${NOTED} cross join ${SIDES} s
    where jsonb_typeof(s.value) = 'array' and s.key !~ ${MEANINGLESS}
  ) f
  union all
  select -1, 0, 0, f.key, ${LABEL} || ': ' || ${valued(sql`f.value`)} from (
    select b.key, b.value, ${wordOf(place, sql`b.key`)} as kata from ${NAMED} b
    where b.key = 'jenis'
  ) f
  union all
  select 1e9, 2, 0, '', '+' || (a.isi->>'perubahan_lain') where a.isi ? 'perubahan_lain'
  union all
  select 1e9, 3, 0, f.key, ${LABEL} || ': ' || ${valued(sql`f.value`)} from (
    select b.key, b.value, ${wordOf(place, sql`b.key`)} as kata from ${SENT} b
    where b.key ~ ${SAID_OF_IT} and b.value not in ('null', '""') and ${isSaid(sql`b.key`)}
      and not exists (select from ${NOTED} where p.value->'bidang' ? b.key)
  ) f`

/** An item of a list: its codes by themselves, its other fields by name. */
const itemText = (place: Sql): Sql => sql`case when ${isSingle(sql`e.value`)}
  then ${optional(sql`e.value#>>'{}'`)} else (
    select string_agg(f.kata_bidang, ' ' order by f.kata_bidang ~ chr(28), f.key) from (
      select f.key, case when f.key ~ ${CODES} then f.value#>>'{}'
        else ${LABEL} || ' ' || ${valued(sql`f.value`)} end as kata_bidang
      from (select s.key, s.value, ${wordOf(place, sql`s.key`)} as kata
        from jsonb_each(case jsonb_typeof(e.value) when 'object' then e.value end) s
        where ${isSingle(sql`s.value`)} and ${isSaid(sql`s.key`)}
          and s.value#>>'{}' !~ ${NAMELESS}) f
    ) f) end`

/** What was sent, where nothing was noted: what the path names, single values, items of lists. */
const sent = (place: Sql): Sql => sql`
  select 1 as urut, 0 as bagian, 0 as di, f.key, case f.key when 'kode' then f.value#>>'{}'
    else ${LABEL} || ': ' || ${valued(sql`f.value`)} end as kata
  from (
    select b.key, b.value, ${wordOf(place, sql`b.key`)} as kata
    from ${NAMED} b
    where ${isSaid(sql`b.key`)} and b.value#>>'{}' !~ ${NAMELESS}
  ) f
  union all
  select 2, 1, coalesce((f.kata->>'at')::int, 0), f.key,
    ${LABEL} || ': ' || ${valued(sql`f.value`)}
  from (
    select v.key, v.value, ${wordOf(place, sql`v.key`)} as kata from (
      select b.key, b.value from ${SENT} b where ${isSingle(sql`b.value`)}
      union all
      select b.key || '.' || s.key, s.value from ${SENT} b
      cross join jsonb_each(case jsonb_typeof(b.value) when 'object' then b.value end) s
      where ${isSingle(sql`s.value`)} and b.key !~ ${TREES}
    ) v where ${isSaid(sql`v.key`)} and v.value <> '""' and v.value#>>'{}' !~ ${NAMELESS}
  ) f
  union all
  select 3, 2, f.urut::int, f.key, case when f.urut > ${ITEMS}
    then '+' || (f.jumlah - ${ITEMS}) else ${LABEL} || ': ' || f.kata_barang end
  from (
    select f.key, e.urut, f.jumlah, f.kata, ${itemText(place)} as kata_barang
    from (select b.key, b.value, jsonb_array_length(b.value) as jumlah,
        ${wordOf(place, sql`b.key`)} as kata
      from ${SENT} b where jsonb_typeof(b.value) = 'array' and ${isSaid(sql`b.key`)}
        and b.key !~ ${TREES}) f
    cross join jsonb_array_elements(f.value) with ordinality e (value, urut)
    where e.urut <= ${ITEMS} + 1
  ) f`

const joined = (parts: Sql): Sql => sql`(
  select string_agg(kata, chr(30) order by nr) filter (where nr <= ${PARTS})
    || case when count(*) > ${PARTS} then chr(30) || '+' || (count(*) - ${PARTS}) else '' end
  from (select kata, row_number() over (order by urut, bagian, di, key) as nr
    from (${parts}) t where kata <> '') t)`

/**
 * Of a document what it says of itself and of whom it cancels; of a change which records it
 * changed, each field from what to what; where none was noted, what was sent. Needs `WORDS` as `w`
 * and the chain as `a`.
 */
export const details = (place: Sql): Sql => sql`case when a.nomor is not null then
    concat_ws(' · ', a.isi->'dokumen'->>'membatalkan', a.isi->'dokumen'->>'nama_customer',
      a.isi->'dokumen'->>'keterangan')
  when a.isi ? 'perubahan' then ${joined(changed(place))}
  else ${joined(sent(place))} end`
