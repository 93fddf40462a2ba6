-- Order of a sort of the list; nothing for a sort that is none.
create or replace function urutan_barang(p_urut text) returns text language sql immutable as $$
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
-- then does the index know them. pola: the same words for LIKE ALL, where none of them stands in
-- the name of a master; else null.
create or replace function syarat_barang(p_saring jsonb, out syarat text, out pola text[])
language plpgsql stable as $$
declare v_kata text; v_nama text; v_pola text; v_kode text; v_ada boolean := false;
begin
  syarat := '';
  pola := '{}';
  foreach v_nama in array array['kode_baki', 'kode_dept', 'kode_group', 'kode_kadar'] loop
    if p_saring ? v_nama then
      syarat := syarat || format(' and b.%I = %L', v_nama, p_saring->>v_nama);
    end if;
  end loop;
  if p_saring ? 'berat_dari_mg' then
    syarat := syarat || format(' and b.berat_mg >= %s', (p_saring->>'berat_dari_mg')::bigint);
  end if;
  if p_saring ? 'berat_sampai_mg' then
    syarat := syarat || format(' and b.berat_mg <= %s', (p_saring->>'berat_sampai_mg')::bigint);
  end if;
  for v_kata in select distinct w from regexp_split_to_table(lower(p_saring->>'q'), '\s+') w
      where w <> '' limit 8 loop
    v_pola := case when length(v_kata) < 3 then '% ' else '%' end
      || regexp_replace(v_kata, '([\\%_])', '\\\1', 'g') || '%';
    pola := pola || v_pola;
    v_pola := format('b.cari like %L', v_pola);
    if length(v_kata) >= 3 then
      for v_nama, v_kode in
        select m.kolom, m.kode from (
          select 'kode_dept' kolom, kode_dept kode, nama_dept nama from jenis union all
          select 'kode_group', kode_group, nama_group from grup union all
          select 'kode_kadar', kode_kadar, nama_kadar from kadar) m
        where position(v_kata in lower(m.nama)) > 0 and position(v_kata in lower(m.kode)) = 0
        limit 8
      loop
        v_ada := true;
        v_pola := v_pola || format(' or b.cari like %L',
          '% ' || regexp_replace(lower(v_kode), '([\\%_])', '\\\1', 'g') || ' %');
      end loop;
    end if;
    syarat := syarat || format(' and (%s)', v_pola);
  end loop;
  if v_ada then pola := null; end if;
end $$;

-- Pages of pieces: a whole barcode, the whole list, a walk along the list while it pays, an index
-- of words beyond that. LIKE is not leakproof, so under the store policy it could not use the
-- index: the policy would have to be tried on every row first. A role of its own that sees all rows
-- owns this one function, and the function itself holds on to the store: the one asked for must be
-- the one the transaction is scoped to. Nobody can log in as that role.
create or replace function cari_barang(
  p_toko text, p_saring jsonb, p_urut text, p_skip integer, p_limit integer, p_batas integer,
  p_pada timestamptz
) returns table (jumlah bigint, lebih boolean, isi json, acuan json)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  v_urut text := urutan_barang(p_urut); v_balik boolean; v_status text := p_saring->>'status';
  v_syarat text; v_semua bigint; v_barang barang[]; v_isi json; v_acuan json;
  v_cukup integer := greatest(p_skip + p_limit, p_batas) + 1; v_jalan bigint; v_ada bigint;
  v_pola text[]; v_baki text := p_saring->>'kode_baki'; v_dept text := p_saring->>'kode_dept';
  v_group text := p_saring->>'kode_group'; v_kadar text := p_saring->>'kode_kadar';
  v_dari bigint := p_saring->>'berat_dari_mg'; v_sampai bigint := p_saring->>'berat_sampai_mg';
  v_sudah bigint := 0; v_baru bigint; v_halaman barang[]; v_satu text; v_dua text; v_sisa text[];
begin
  -- the store of the transaction; a statement on its own has none yet
  if p_toko is distinct from
      coalesce(nullif(current_setting('app.kode_toko', true), ''), p_toko) then
    raise exception 'not the store of this transaction' using errcode = '42501';
  end if;
  perform set_config('app.kode_toko', p_toko, true);
  if v_urut is null then raise exception 'sort %', p_urut using errcode = '22023'; end if;
  lebih := false;

  -- a whole barcode is asked for, whatever became of the piece
  if p_saring->>'q' ~ '^\d{8}$' then
    v_barang := array(select b from barang b
      where b.kode_toko = p_toko and b.kode_barcode = p_saring->>'q');
    if cardinality(v_barang) = 1 then
      jumlah := 1;
      if p_skip > 0 then v_barang := '{}'; end if;
    end if;
  end if;

  if jumlah is null then
    if p_saring - 'status' = '{}' then v_syarat := '';
    else select s.syarat, s.pola into v_syarat, v_pola from syarat_barang(p_saring) s;
    end if;
    v_semua := coalesce((select j.jumlah from barang_jumlah j
      where j.kode_toko = p_toko and j.status = v_status), 0);
  end if;

  -- 1. the whole list: the newest by a plan that is kept, pages of the second half from its end.
  -- What is skipped is skipped in the index alone
  if jumlah is null and v_syarat = '' then
    jumlah := v_semua;
    if p_urut = 'terbaru' and p_skip = 0 then
      v_barang := array(select b::barang from (select b.* from barang b
        where b.kode_toko = p_toko and b.status = v_status
        order by b.masuk_pada desc, b.kode_barcode desc limit p_limit) b);
    else
      v_balik := p_skip > v_semua / 2;
      if v_balik then
        v_urut := urutan_barang(
          case when p_urut like '-%' then substr(p_urut, 2) else '-' || p_urut end);
      end if;
      execute format('select array_agg(x order by k.n * $5) from (select b.kode_barcode,'
        ' row_number() over () n from (select b.kode_barcode from barang b'
        ' where b.kode_toko = $1 and b.status = $2 order by %s limit $3 offset $4) b) k'
        ' join barang x on x.kode_toko = $1 and x.kode_barcode = k.kode_barcode', v_urut)
        into v_barang using p_toko, v_status,
          case when v_balik then greatest(least(p_limit, v_semua - p_skip), 0) else p_limit end,
          case when v_balik then greatest(v_semua - p_skip - p_limit, 0) else p_skip end,
          case when v_balik then -1 else 1 end;
    end if;
  end if;

  -- 2. walk the list as long as it pays, each time on from where the last walk ended; the newest
  -- first by a plan that is kept
  v_jalan := least(500, 2 * v_cukup + 150);
  v_ada := 0;
  while jumlah is null and v_semua > 4000 loop
    if p_urut = 'terbaru' and v_pola is not null then
      select count(*), array_agg(h.b order by h.n) filter (where v_ada + h.n > p_skip
          and v_ada + h.n <= p_skip + p_limit)
        into v_baru, v_halaman
        from (select b::barang b, row_number() over () n from (select b.* from barang b
            where b.kode_toko = p_toko and b.status = v_status
            order by b.masuk_pada desc, b.kode_barcode desc
            offset v_sudah limit v_jalan - v_sudah) b
          where (v_baki is null or b.kode_baki = v_baki)
            and (v_dept is null or b.kode_dept = v_dept)
            and (v_group is null or b.kode_group = v_group)
            and (v_kadar is null or b.kode_kadar = v_kadar)
            and (v_dari is null or b.berat_mg >= v_dari)
            and (v_sampai is null or b.berat_mg <= v_sampai)
            and b.cari like all (v_pola)
          limit v_cukup - v_ada) h;
    else
      execute format('select count(*), array_agg(h.b order by h.n) filter (where $5 + h.n > $6'
        ' and $5 + h.n <= $7) from (select b::barang b, row_number() over () n from (select b.*'
        ' from barang b where b.kode_toko = $1 and b.status = $2 order by %s offset $3 limit $4)'
        ' b where true %s limit $8) h', v_urut, v_syarat)
        into v_baru, v_halaman
        using p_toko, v_status, v_sudah, v_jalan - v_sudah, v_ada, p_skip, p_skip + p_limit,
          v_cukup - v_ada;
    end if;
    v_ada := v_ada + v_baru;
    v_barang := v_barang || v_halaman;
    v_sudah := v_jalan;
    if v_ada >= v_cukup or v_jalan >= v_semua then
      jumlah := least(v_ada, v_cukup - 1);
      lebih := v_ada >= v_cukup;
    else
      exit when v_ada * v_semua / v_jalan < sqrt(v_cukup * v_semua / 5);
      v_jalan := least(v_semua, greatest(v_jalan * 3 / 2, v_jalan * v_cukup * 5 / (v_ada * 4)));
    end if;
  end loop;

  -- 3. few, the newest of them, not counted: by the index of the two longest words and a plan that
  -- is kept. Two, be they the same, for of one the planner fears so many that it reads the list of
  -- all pieces besides. The order is written so that no index gives it: for the limit's sake the
  -- planner would walk the list
  if jumlah is null and p_batas = 0 and p_urut = 'terbaru' and v_pola <> '{}' then
    select p.semua[1], coalesce(p.semua[2], p.semua[1]), p.semua[3:] into v_satu, v_dua, v_sisa
      from (select array_agg(p order by length(p) desc) semua from unnest(v_pola) p) p;
    v_barang := array(select b::barang from (select b.* from barang b
      where b.kode_toko = p_toko and b.status = v_status
        and b.cari like v_satu and b.cari like v_dua
        and (v_baki is null or b.kode_baki = v_baki)
        and (v_dept is null or b.kode_dept = v_dept)
        and (v_group is null or b.kode_group = v_group)
        and (v_kadar is null or b.kode_kadar = v_kadar)
        and (v_dari is null or b.berat_mg >= v_dari)
        and (v_sampai is null or b.berat_mg <= v_sampai)
        and b.cari like all (v_sisa)
      order by b.masuk_pada + interval '0' desc, b.kode_barcode desc
      offset p_skip limit p_limit + 1) b);
    -- beyond their end it takes a count to say how many there are
    if p_skip = 0 or cardinality(v_barang) > 0 then
      lebih := cardinality(v_barang) > p_limit;
      v_barang := v_barang[:p_limit];
      jumlah := p_skip + cardinality(v_barang);
    end if;
  end if;

  -- 4. few: all of them at once. No limit near the conditions: for its sake the planner would walk
  -- the list
  if jumlah is null then
    execute format('with h as materialized (select b.kode_barcode, b.nama_barang, b.kode_baki,'
      ' b.berat_mg, b.masuk_pada from barang b where b.kode_toko = $1 and b.status = $2 %s)'
      ' select (select count(*) from h), (select array_agg(x order by k.n) from'
      ' (select b.kode_barcode, row_number() over () n from (select b.* from h b order by %s'
      ' limit $3 offset $4) b) k'
      ' join barang x on x.kode_toko = $1 and x.kode_barcode = k.kode_barcode)', v_syarat, v_urut)
      into jumlah, v_barang using p_toko, v_status, p_limit, p_skip;
  end if;

  if coalesce(cardinality(v_barang), 0) = 0 then
    return next; return;
  end if;
  select json_build_object(
      'kode_barcode', array_agg(b.kode_barcode), 'nama_barang', array_agg(b.nama_barang),
      'kode_intern', array_agg(b.kode_intern), 'kode_dept', array_agg(b.kode_dept),
      'kode_group', array_agg(b.kode_group), 'kode_kadar', array_agg(b.kode_kadar),
      'permil', array_agg(b.permil), 'sisa_permyriad', array_agg(b.sisa_permyriad),
      'kode_baki', array_agg(b.kode_baki),
      'kode_kondisi', array_agg(b.kode_kondisi), 'berat_mg', array_agg(b.berat_mg),
      'berat_nota_mg', array_agg(b.berat_nota_mg), 'aturan_berat', array_agg(b.aturan_berat),
      'mode_harga', array_agg(b.mode_harga), 'ongkos_per_gram', array_agg(b.ongkos_per_gram),
      'ongkos_per_pcs', array_agg(b.ongkos_per_pcs), 'atribut_rp', array_agg(b.atribut_rp),
      'harga_bandrol', array_agg(b.harga_bandrol), 'modal_rp', array_agg(b.modal_rp),
      'size', array_agg(b.size), 'gambar', array_agg(b.gambar), 'status', array_agg(b.status),
      'tgl_masuk', array_agg(b.tgl_masuk), 'versi', array_agg(b.versi))
    into v_isi from unnest(v_barang) b;

  with d as materialized (
    select distinct b.kode_dept, b.kode_group, b.kode_kadar, b.aturan_berat
    from unnest(v_barang) b)
  select json_build_object(
      'jenis', (select json_object_agg(m.kode_dept, m.nama_dept) from jenis m
        where m.kode_dept in (select d.kode_dept from d)),
      'group', (select json_object_agg(m.kode_group, m.nama_group) from grup m
        where m.kode_group in (select d.kode_group from d)),
      'kadar', (select json_object_agg(m.kode_kadar, m.nama_kadar) from kadar m
        where m.kode_kadar in (select d.kode_kadar from d)),
      'aturan', (select json_object_agg(m.kode_aturan, json_build_object('kode', m.kode_aturan,
          'versi', m.versi, 'pita', m.pita)) from aturan_berat m
        where m.kode_aturan in (select d.aturan_berat from d)),
      -- by kadar and group, the group's own price before the kadar's
      'papan', (select json_object_agg(g.kode_kadar || ' ' || g.kode_group, coalesce(
          (select e.harga_jual from harga_emas e where e.kode_toko = p_toko
            and e.kode_kadar = g.kode_kadar and e.kode_group = g.kode_group
            and e.berlaku_pada <= p_pada and e.ditarik_pada is null
            order by e.berlaku_pada desc, e.id desc limit 1),
          (select e.harga_jual from harga_emas e where e.kode_toko = p_toko
            and e.kode_kadar = g.kode_kadar and e.kode_group = '*'
            and e.berlaku_pada <= p_pada and e.ditarik_pada is null
            order by e.berlaku_pada desc, e.id desc limit 1)))
        from (select distinct d.kode_kadar, d.kode_group from d) g),
      'setting', (select json_object_agg(s.kunci, s.nilai) from para_system s
        where s.kode_toko = p_toko))
    into v_acuan;
  isi := v_isi;
  acuan := v_acuan;
  return next;
end $$;

grant create on schema public to kencana_cari;
alter function cari_barang(text, jsonb, text, integer, integer, integer, timestamptz)
  owner to kencana_cari;
revoke create on schema public from kencana_cari;
