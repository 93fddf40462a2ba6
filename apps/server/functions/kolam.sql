-- Pools: stock by weight (decision 0112). A document says by how much it changes one; nobody's
-- reading of it can be out of date, so nobody loses a race for it. None holds less than nothing.

-- Makes the pools that are not there yet, in the order of their keys, and locks them all.
create or replace function kunci_kolam(p_toko text, p_kunci text[]) returns void
language plpgsql as $$
declare v_kunci text;
begin
  for v_kunci in select distinct k from unnest(p_kunci) k order by k loop
    insert into kolam (kode_toko, kunci, jenis, kode_kadar, tempat, versi, berat_mg, murni_ug,
        modal_rp)
      values (p_toko, v_kunci, split_part(v_kunci, '|', 1), split_part(v_kunci, '|', 2),
        split_part(v_kunci, '|', 3), 0, 0, 0, 0) on conflict do nothing;
  end loop;
  perform 1 from kolam where kode_toko = p_toko and kunci = any (p_kunci)
    order by kunci for update;
end $$;

create or replace function ubah_kolam(p_toko text, p_kepala jsonb, p_klaim jsonb)
returns integer language plpgsql as $$
declare v_n integer; v_kunci text[];
begin
  if exists (select from jsonb_array_elements(p_klaim) e
      where e - array['tabel', 'kunci', 'tambah'] <> '{}'
        or (e->'tambah') - array['berat_mg', 'murni_ug', 'modal_rp'] <> '{}') then
    raise exception 'what no pool has' using errcode = '22023';
  end if;
  v_kunci := array(select e->>'kunci' from jsonb_array_elements(p_klaim) e);
  with k as (select e->>'kunci' kunci, (e->'tambah'->>'berat_mg')::bigint berat_mg,
      (e->'tambah'->>'murni_ug')::bigint murni_ug, (e->'tambah'->>'modal_rp')::bigint modal_rp
    from jsonb_array_elements(p_klaim) e),
  u as (update kolam p set versi = p.versi + 1, berat_mg = p.berat_mg + k.berat_mg,
      murni_ug = p.murni_ug + k.murni_ug, modal_rp = p.modal_rp + k.modal_rp
    from k where p.kode_toko = p_toko and p.kunci = any (v_kunci) and p.kunci = k.kunci
    returning p.*, k.berat_mg d_mg, k.murni_ug d_ug, k.modal_rp d_rp)
  insert into gerak_kolam select p_toko, u.kunci, u.versi, p_kepala->>'nomor',
      p_kepala->>'jenis', (p_kepala->>'tgl')::date, (p_kepala->>'pada')::timestamptz,
      p_kepala->>'user_id', u.d_mg, u.d_ug, u.d_rp, u.berat_mg, u.murni_ug, u.modal_rp
    from u;
  get diagnostics v_n = row_count;
  return v_n;
end $$;

-- What a document changed of the pools of scrap, by its own rows: those of the version before name
-- no pool, and what came before there were pools did not either.
create or replace function rosok_semula(p_toko text, p_nomor text) returns jsonb
language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('kunci', s.kunci, 'tambah', jsonb_build_object(
      'berat_mg', s.mg, 'murni_ug', s.ug, 'modal_rp', s.rp)) order by s.kunci), '[]')
  from (
    select 'ROSOK|' || kode_kadar kunci, sum(berat_mg) mg, sum(murni_ug) ug, sum(modal_rp) rp
    from (
      select l.kode_kadar, l.berat_mg, l.murni_ug, l.modal_rp from dokumen_barang l
        where l.kode_toko = p_toko and l.nomor = p_nomor
          and l.jenis in ('HANCUR_BARANG', 'HANCUR_PEMBELIAN')
      union all
      select r.kode_kadar, r.berat_mg, r.murni_ug, r.modal_rp from dokumen d
        cross join lateral jsonb_to_recordset(d.isi->'rosok')
          as r(kode_kadar text, berat_mg bigint, murni_ug bigint, modal_rp bigint)
        where d.kode_toko = p_toko and d.nomor = p_nomor and d.jenis = 'SALDO_AWAL') r
    group by kode_kadar
    union all
    select g.kunci, -g.berat_mg, -g.murni_ug, -g.modal_rp from dokumen d
      join gerak_kolam g on g.kode_toko = p_toko and g.nomor = d.membatalkan
      where d.kode_toko = p_toko and d.nomor = p_nomor and d.jenis = 'BATAL_SALDO_AWAL') s
$$;

create or replace function isi_rosok(p_toko text, p_nomor text) returns void
language plpgsql as $$
declare v_klaim jsonb := rosok_semula(p_toko, p_nomor); v_kepala jsonb;
begin
  select to_jsonb(d) into v_kepala from dokumen d
    where d.kode_toko = p_toko and d.nomor = p_nomor;
  perform kunci_kolam(p_toko,
    array(select e->>'kunci' from jsonb_array_elements(v_klaim) e));
  perform ubah_kolam(p_toko, v_kepala, v_klaim);
end $$;

-- A server of the version before scraps without naming a pool, while it may serve beside this one.
create or replace function rosok_masuk() returns trigger language plpgsql
set search_path = public, pg_temp as $$
begin
  if not exists (select from gerak_kolam g
      where g.kode_toko = new.kode_toko and g.nomor = new.nomor) then
    perform isi_rosok(new.kode_toko, new.nomor);
  end if;
  return null;
end $$;

-- With the trigger, once, what was scrapped before: while it is made nobody writes journals, so
-- none is between the two.
do $$ declare v_toko text; v_nomor text; begin
  if not exists (select from pg_trigger
      where tgname = 'rosok_masuk' and tgrelid = 'jurnal_baris'::regclass) then
    lock table jurnal_baris in share row exclusive mode;
    create trigger rosok_masuk after insert on jurnal_baris for each row
      when (new.jenis_akun = 'PERSEDIAAN_ROSOK') execute function rosok_masuk();
    for v_toko in select kode_toko from toko loop
      execute format('set local app.kode_toko = %L', v_toko);
      for v_nomor in
        select a.nomor from audit a where a.kode_toko = v_toko and a.nomor in (
          select j.nomor from jurnal_baris j
          where j.kode_toko = v_toko and j.jenis_akun = 'PERSEDIAAN_ROSOK')
        order by a.urut
      loop
        perform isi_rosok(v_toko, v_nomor);
      end loop;
    end loop;
    execute format('set local app.kode_toko = %L', '');
  end if;
end $$;
