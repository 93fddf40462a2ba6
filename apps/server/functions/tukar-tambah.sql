-- Keeps which sale and which purchase an exchange is.
create or replace function catat_tukar() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  insert into tukar_tambah values
    (new.kode_toko, new.nomor, new.isi->>'no_faktur_jual', new.isi->>'no_faktur_beli');
  return null;
end $$;

do $$ begin
  if not exists (select from pg_trigger
      where tgname = 'catat_tukar' and tgrelid = 'dokumen'::regclass) then
    create trigger catat_tukar after insert on dokumen for each row
      when (new.jenis = 'TUKAR_TAMBAH') execute function catat_tukar();
  end if;
end $$;

-- Documents that are one command, of one kind or several: written in their order or not at all. The
-- last one is the command's own: it and its answer name the numbers of those before it.
--
-- Deadlocks: others take what they claim, then the counter of one kind, then the store's chain. All
-- of each is taken here before the first document is written.
create or replace function post_bersama(p_sesi bytea, p_toko text, p_daftar jsonb)
returns table (o_tgl date, o_nomor text, o_jawaban jsonb, o_diulang boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare v jsonb; v_dok jsonb; v_nomor jsonb := '{}'; v_sisa integer := jsonb_array_length(p_daftar);
begin
  perform set_config('app.kode_toko', p_toko, true);
  perform kunci_hari(p_toko, false);
  perform 1 from barang b where b.kode_toko = p_toko and b.kode_barcode = any (array(
      select k->>'kode_barcode' from jsonb_array_elements(p_daftar) d
      cross join jsonb_array_elements(d->'dok'->'klaim') k))
    order by b.kode_barcode for update;
  perform kunci_lain(p_toko, coalesce((select jsonb_agg(k) from jsonb_array_elements(p_daftar) d
    cross join jsonb_array_elements(lain_dokumen(d->'dok', 'klaim_lain')) k), '[]'));
  insert into nomor_urut as n
    select distinct p_toko, d->'dok'->>'jenis', (d->'dok'->>'tgl')::date, 0
      from jsonb_array_elements(p_daftar) d order by 2
    on conflict (kode_toko, jenis, tgl) do update set terakhir = n.terakhir;
  for v in select jsonb_array_elements(p_daftar) loop
    v_sisa := v_sisa - 1;
    v_dok := v->'dok' || '{"bersama": true}';
    if v_sisa = 0 then
      v_dok := jsonb_set(jsonb_set(v_dok, '{jawaban}', (v_dok->'jawaban') || v_nomor),
        '{dokumen,isi}', coalesce(v_dok->'dokumen'->'isi', '{}') || v_nomor);
    end if;
    select p.* into o_tgl, o_nomor, o_jawaban, o_diulang from post(p_sesi, p_toko,
      (v->>'kunci')::uuid, decode(v->>'sidik', 'hex'), v_dok) p;
    v_nomor := v_nomor || jsonb_build_object(v->'dok'->>'kunci_nomor', o_nomor);
  end loop;
  -- trays by what the whole command leaves: the piece that is given makes room for the one taken
  if not o_diulang then
    perform jaga_baki(p_toko,
      coalesce((select jsonb_agg(k) from jsonb_array_elements(p_daftar) d
        cross join jsonb_array_elements(d->'dok'->'klaim') k
        where d->'dok'->'dokumen'->>'membatalkan' is null), '[]'),
      coalesce((select jsonb_agg(b) from jsonb_array_elements(p_daftar) d
        cross join jsonb_array_elements(d->'dok'->'barang_baru') b), '[]'));
  end if;
  return next;
end $$;
