-- Pieces: their barcodes, their history beside the ledger, and the search over them.

-- Barcodes of a store count up for ever: 6 digits after the store's own two. Taken before a
-- document is posted, so a refused document leaves a gap and a barcode is never used twice.
create table nomor_barcode (                                    -- store
  kode_toko text not null,
  terakhir integer not null,
  constraint nomor_barcode_pk primary key (kode_toko),
  constraint nomor_barcode_toko_fk foreign key (kode_toko) references toko (kode_toko),
  constraint nomor_barcode_ck check (terakhir between 1 and 999999)
);
call pagari('nomor_barcode');

-- Takes `p_jumlah` numbers; answers the first of them.
create function ambil_barcode(p_sesi bytea, p_toko text, p_jumlah integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare v_terakhir integer;
begin
  perform set_config('app.kode_toko', p_toko, true);
  perform siapa(p_sesi, p_toko);
  if p_jumlah not between 1 and 20000 then
    raise exception 'asked for % barcodes', p_jumlah using errcode = '22023';
  end if;
  insert into nomor_barcode as n values (p_toko, p_jumlah)
    on conflict (kode_toko) do update set terakhir = n.terakhir + p_jumlah
    returning terakhir into v_terakhir;
  return v_terakhir - p_jumlah + 1;
end $$;

-- What happened to a piece that no document tells: edits, pictures, printed labels. Append only.
create table riwayat_barang (                                   -- store
  kode_toko text not null,
  kode_barcode text not null,
  id uuid not null,
  aksi text not null,
  user_id text not null,
  pada timestamptz not null,
  rincian jsonb not null,
  constraint riwayat_barang_pk primary key (kode_toko, kode_barcode, id),
  constraint riwayat_barang_fk
    foreign key (kode_toko, kode_barcode) references barang (kode_toko, kode_barcode),
  constraint riwayat_barang_aksi_ck check (aksi in ('UBAH', 'GAMBAR', 'CETAK'))
);
call pagari('riwayat_barang');
create trigger abadi before update or delete or truncate on riwayat_barang
  for each statement execute function tolak_ubah();

-- How many pieces a store has in each status, exact: shown on every page of the list. Counted by
-- the statement that changes pieces, which already holds the store's number counter, so sales do
-- not wait for each other any longer than before.
create table barang_jumlah (                                    -- store
  kode_toko text not null,
  status text not null,
  jumlah bigint not null,
  constraint barang_jumlah_pk primary key (kode_toko, status)
);
call pagari('barang_jumlah');

create function hitung_barang() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into barang_jumlah as j
      select kode_toko, status, count(*) from baru group by 1, 2 order by 1, 2
      on conflict (kode_toko, status) do update set jumlah = j.jumlah + excluded.jumlah;
  else
    insert into barang_jumlah as j
      select kode_toko, status, sum(n) from (
        select kode_toko, status, 1 n from baru union all select kode_toko, status, -1 from lama) g
      group by 1, 2 having sum(n) <> 0 order by 1, 2
      on conflict (kode_toko, status) do update set jumlah = j.jumlah + excluded.jumlah;
  end if;
  return null;
end $$;
create trigger hitung_masuk after insert on barang referencing new table as baru
  for each statement execute function hitung_barang();
create trigger hitung_ubah after update on barang referencing old table as lama new table as baru
  for each statement execute function hitung_barang();

-- Filters that come together, and the specified sort by name; the newest page is barang_baru_idx.
create index barang_saring_idx on barang (kode_toko, kode_group, kode_dept, status, berat_mg);
create index barang_nama_idx on barang (kode_toko, status, nama_barang, kode_barcode);

-- Fragments of words by trigrams. A server without the extension (a PostgreSQL without contrib)
-- finds the same pieces, only slower. A short pending list keeps searching fast while many sell.
do $$ begin
  if exists (select from pg_available_extensions where name = 'pg_trgm') then
    create extension if not exists pg_trgm;
    create index barang_cari_idx on barang using gin (cari gin_trgm_ops)
      with (gin_pending_list_limit = 256);
  end if;
end $$;

-- LIKE is not leakproof, so under the store policy it could not use the index: the policy would
-- have to be tried on every row first. A role of its own that sees all rows therefore owns this one
-- function, and the function itself holds on to the store: the one asked for must be the one the
-- transaction is scoped to. Nobody can log in as that role.
grant select on barang, barang_jumlah, jenis, grup, kadar to kencana_cari;
create policy cari_semua on barang for select to kencana_cari using (true);

-- Order of a sort of the list; nothing for a sort that is none.
create function urutan_barang(p_urut text) returns text language sql immutable as $$
  select case p_urut
    when 'terbaru' then 'b.masuk_pada desc, b.kode_barcode desc'
    when '-terbaru' then 'b.masuk_pada, b.kode_barcode'
    when 'kode_barcode' then 'b.kode_barcode' when '-kode_barcode' then 'b.kode_barcode desc'
    when 'nama_barang' then 'b.nama_barang, b.kode_barcode'
    when '-nama_barang' then 'b.nama_barang desc, b.kode_barcode desc'
    when 'kode_baki' then 'b.kode_baki, b.kode_barcode'
    when '-kode_baki' then 'b.kode_baki desc, b.kode_barcode desc'
    when 'berat' then 'b.berat_mg, b.kode_barcode'
    when '-berat' then 'b.berat_mg desc, b.kode_barcode desc' end
$$;

-- The conditions of a search, as SQL on barang b. Every word must stand somewhere: in the piece's
-- own words, or in the name of its jenis, group or kadar. One or two letters begin a word, for only
-- then does the index know them.
create function syarat_barang(p_saring jsonb) returns text language plpgsql stable as $$
declare v_syarat text := ''; v_kata text; v_nama text; v_pola text; v_kode text;
begin
  foreach v_nama in array array['kode_baki', 'kode_dept', 'kode_group', 'kode_kadar'] loop
    if p_saring ? v_nama then
      v_syarat := v_syarat || format(' and b.%I = %L', v_nama, p_saring->>v_nama);
    end if;
  end loop;
  if p_saring ? 'berat_dari_mg' then
    v_syarat := v_syarat || format(' and b.berat_mg >= %s', (p_saring->>'berat_dari_mg')::bigint);
  end if;
  if p_saring ? 'berat_sampai_mg' then
    v_syarat := v_syarat || format(' and b.berat_mg <= %s', (p_saring->>'berat_sampai_mg')::bigint);
  end if;
  for v_kata in select distinct w from regexp_split_to_table(lower(p_saring->>'q'), '\s+') w
      where w <> '' limit 8 loop
    v_pola := format('b.cari like %L', case when length(v_kata) < 3 then '% ' else '%' end
      || regexp_replace(v_kata, '([\\%_])', '\\\1', 'g') || '%');
    if length(v_kata) >= 3 then
      for v_nama, v_kode in
        select m.kolom, m.kode from (
          select 'kode_dept' kolom, kode_dept kode, nama_dept nama from jenis union all
          select 'kode_group', kode_group, nama_group from grup union all
          select 'kode_kadar', kode_kadar, nama_kadar from kadar) m
        where position(v_kata in lower(m.nama)) > 0 and position(v_kata in lower(m.kode)) = 0
        limit 8
      loop
        v_pola := v_pola || format(' or b.cari like %L',
          '% ' || regexp_replace(lower(v_kode), '([\\%_])', '\\\1', 'g') || ' %');
      end loop;
    end if;
    v_syarat := v_syarat || format(' and (%s)', v_pola);
  end loop;
  return v_syarat;
end $$;

-- Barcodes of one page of a search and how many pieces it finds.
-- p_saring: {q, status, kode_baki, kode_dept, kode_group, kode_kadar, berat_dari_mg,
-- berat_sampai_mg}.
-- What many pieces match is found by walking the list in its order and counted up to p_batas
-- (`lebih`: there are more); what few match is found by the indexes and counted whole. The planner
-- can not tell the two apart (its guess for a fragment is off by a hundred times), the first 500
-- pieces can.
create function cari_barang(
  p_toko text, p_saring jsonb, p_urut text, p_skip integer, p_limit integer, p_batas integer
) returns table (jumlah bigint, lebih boolean, kode text[])
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  v_urut text := urutan_barang(p_urut); v_balik text := urutan_barang(
    case when p_urut like '-%' then substr(p_urut, 2) else '-' || p_urut end);
  v_status text := p_saring->>'status'; v_syarat text; v_semua bigint;
  v_cukup integer := greatest(p_skip + p_limit, p_batas) + 1; v_jalan bigint := 500; v_ada integer;
begin
  if p_toko is distinct from current_setting('app.kode_toko', true) then
    raise exception 'not the store of this transaction' using errcode = '42501';
  end if;
  if v_urut is null then raise exception 'sort %', p_urut using errcode = '22023'; end if;
  lebih := false;

  -- a whole barcode is asked for, whatever became of the piece
  if p_saring->>'q' ~ '^\d{8}$' and exists (select from barang b
      where b.kode_toko = p_toko and b.kode_barcode = p_saring->>'q') then
    jumlah := 1;
    kode := case when p_skip = 0 then array[p_saring->>'q'] else '{}' end;
    return next; return;
  end if;

  v_syarat := syarat_barang(p_saring);
  v_semua := coalesce((select j.jumlah from barang_jumlah j
    where j.kode_toko = p_toko and j.status = v_status), 0);

  -- 1. the whole list: pages of the second half are read from its end
  if v_syarat = '' then
    jumlah := v_semua;
    execute format('select coalesce(array_agg(h.kode_barcode), ''{}'') from (select b.kode_barcode'
      ' from barang b where b.kode_toko = $1 and b.status = $2 order by %s limit $3 offset $4) h',
      case when p_skip > v_semua / 2 then v_balik else v_urut end)
      into kode using p_toko, v_status,
        case when p_skip > v_semua / 2 then greatest(least(p_limit, v_semua - p_skip), 0)
          else p_limit end,
        case when p_skip > v_semua / 2 then greatest(v_semua - p_skip - p_limit, 0) else p_skip end;
    if p_skip > v_semua / 2 then
      kode := array(select k from unnest(kode) with ordinality u(k, n) order by n desc);
    end if;
    return next; return;
  end if;

  -- 2. walk the list as long as it pays
  while v_semua > 4000 loop
    execute format('select array_agg(h.kode_barcode) from (select b.kode_barcode from (select b.*'
      ' from barang b where b.kode_toko = $1 and b.status = $2 order by %s limit $3) b'
      ' where true %s limit $4) h', v_urut, v_syarat)
      into kode using p_toko, v_status, v_jalan, v_cukup;
    v_ada := coalesce(cardinality(kode), 0);
    if v_ada >= v_cukup or v_jalan >= v_semua then
      jumlah := least(v_ada, v_cukup - 1);
      lebih := v_ada >= v_cukup;
      kode := coalesce(kode[p_skip + 1 : p_skip + p_limit], '{}');
      return next; return;
    end if;
    exit when v_ada * v_semua / v_jalan < 4000;
    v_jalan := least(v_semua, greatest(v_jalan * 3 / 2, v_jalan * v_cukup * 5 / (v_ada * 4)));
  end loop;

  -- 3. few: all of them at once
  execute format('with h as materialized (select b.kode_barcode, b.nama_barang, b.kode_baki,'
    ' b.berat_mg, b.masuk_pada from barang b where b.kode_toko = $1 and b.status = $2 %s)'
    ' select (select count(*) from h), array(select b.kode_barcode from h b order by %s'
    ' limit $3 offset $4)', v_syarat, v_urut)
    into jumlah, kode using p_toko, v_status, p_limit, p_skip;
  return next;
end $$;
grant create on schema public to kencana_cari;
alter function cari_barang(text, jsonb, text, integer, integer, integer) owner to kencana_cari;
revoke create on schema public from kencana_cari;
