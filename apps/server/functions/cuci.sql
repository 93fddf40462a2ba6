-- Batches at a craftsman, and losses that wait: as `functions/keadaan.sql` wants them.
create or replace function kunci_batch_cuci(p_toko text, p_nomor text[]) returns void
language sql as $$
  select 1 from batch_cuci b where b.kode_toko = p_toko and b.no_kirim = any (p_nomor)
    order by b.no_kirim for update
$$;

create or replace function ubah_batch_cuci(p_toko text, p_kepala jsonb, p_klaim jsonb)
returns integer language plpgsql as $$
declare v_n integer; v_kunci text[]; v_lama jsonb;
begin
  perform hanya_kolom(p_klaim, array['sisa_pcs']);
  v_kunci := array(select e->>'kunci' from jsonb_array_elements(p_klaim) e);
  select jsonb_object_agg(b.no_kirim, to_jsonb(b)) into v_lama from batch_cuci b
    where b.kode_toko = p_toko and b.no_kirim = any (v_kunci);
  with k as (select kunci, versi, dari_status, ke_status, coalesce(ubah, '{}') ubah
    from jsonb_to_recordset(p_klaim) as r(kunci text, versi bigint, dari_status text,
      ke_status text, ubah jsonb)),
  u as (update batch_cuci b set status = k.ke_status, versi = b.versi + 1,
      sisa_pcs = (jsonb_populate_record(b, k.ubah)).sisa_pcs
    from k where b.kode_toko = p_toko and b.no_kirim = any (v_kunci)
      and b.no_kirim = k.kunci and b.versi = k.versi and b.status = k.dari_status
    returning b.*, k.dari_status, k.ubah)
  insert into gerak_batch_cuci select p_toko, u.no_kirim, u.versi, p_kepala->>'nomor',
      p_kepala->>'jenis', (p_kepala->>'tgl')::date, (p_kepala->>'pada')::timestamptz,
      p_kepala->>'user_id', u.dari_status, u.status,
      isi_kolom(v_lama->u.no_kirim, u.ubah), isi_kolom(to_jsonb(u), u.ubah)
    from u;
  get diagnostics v_n = row_count;
  return v_n;
end $$;

-- A new batch, called by the number of its document; its first movement keeps how many it has.
create or replace function baru_batch_cuci(p_toko text, p_kepala jsonb, p_baru jsonb)
returns integer language plpgsql as $$
declare v_nomor text := p_kepala->>'nomor'; v_baris jsonb := p_baru->0;
begin
  if jsonb_array_length(p_baru) <> 1 then
    raise exception 'a document sends one batch' using errcode = '22023';
  end if;
  insert into batch_cuci select * from jsonb_populate_record(null::batch_cuci, v_baris
    || jsonb_build_object('kode_toko', p_toko, 'no_kirim', v_nomor, 'versi', 1,
      'status', 'DIKIRIM', 'tgl', p_kepala->'tgl'));
  insert into gerak_batch_cuci values (p_toko, v_nomor, 1, v_nomor, p_kepala->>'jenis',
    (p_kepala->>'tgl')::date, (p_kepala->>'pada')::timestamptz, p_kepala->>'user_id', null,
    'DIKIRIM', null, jsonb_build_object('sisa_pcs', v_baris->'sisa_pcs'));
  return 1;
end $$;

create or replace function kunci_susut(p_toko text, p_nomor text[]) returns void
language sql as $$
  select 1 from susut s where s.kode_toko = p_toko and s.no_susut = any (p_nomor)
    order by s.no_susut for update
$$;

create or replace function ubah_susut(p_toko text, p_kepala jsonb, p_klaim jsonb)
returns integer language plpgsql as $$
declare v_n integer; v_kunci text[]; v_lama jsonb;
begin
  perform hanya_kolom(p_klaim, array['penanggung', 'tunggu_rp', 'tunggu_ug']);
  v_kunci := array(select e->>'kunci' from jsonb_array_elements(p_klaim) e);
  select jsonb_object_agg(s.no_susut, to_jsonb(s)) into v_lama from susut s
    where s.kode_toko = p_toko and s.no_susut = any (v_kunci);
  with k as (select kunci, versi, dari_status, ke_status, coalesce(ubah, '{}') ubah
    from jsonb_to_recordset(p_klaim) as r(kunci text, versi bigint, dari_status text,
      ke_status text, ubah jsonb)),
  u as (update susut s set status = k.ke_status, versi = s.versi + 1,
      (penanggung, tunggu_rp, tunggu_ug) = (select r.penanggung, r.tunggu_rp, r.tunggu_ug
        from jsonb_populate_record(s, k.ubah) r)
    from k where s.kode_toko = p_toko and s.no_susut = any (v_kunci)
      and s.no_susut = k.kunci and s.versi = k.versi and s.status = k.dari_status
    returning s.*, k.dari_status, k.ubah)
  insert into gerak_susut select p_toko, u.no_susut, u.versi, p_kepala->>'nomor',
      p_kepala->>'jenis', (p_kepala->>'tgl')::date, (p_kepala->>'pada')::timestamptz,
      p_kepala->>'user_id', u.dari_status, u.status,
      isi_kolom(v_lama->u.no_susut, u.ubah), isi_kolom(to_jsonb(u), u.ubah)
    from u;
  get diagnostics v_n = row_count;
  return v_n;
end $$;

-- A loss that waits, called by the number of the document that found it.
create or replace function baru_susut(p_toko text, p_kepala jsonb, p_baru jsonb)
returns integer language plpgsql as $$
declare v_nomor text := p_kepala->>'nomor'; v_baris jsonb := p_baru->0;
begin
  if jsonb_array_length(p_baru) <> 1 then
    raise exception 'a document finds one loss' using errcode = '22023';
  end if;
  insert into susut select * from jsonb_populate_record(null::susut, v_baris
    || jsonb_build_object('kode_toko', p_toko, 'no_susut', v_nomor, 'versi', 1,
      'status', 'MENUNGGU', 'tgl', p_kepala->'tgl'));
  insert into gerak_susut values (p_toko, v_nomor, 1, v_nomor, p_kepala->>'jenis',
    (p_kepala->>'tgl')::date, (p_kepala->>'pada')::timestamptz, p_kepala->>'user_id', null,
    'MENUNGGU', null, jsonb_build_object('tunggu_rp', v_baris->'tunggu_rp',
      'tunggu_ug', v_baris->'tunggu_ug'));
  return 1;
end $$;
