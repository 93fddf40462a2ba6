-- Bons as they stand. It enters the store itself, so that it can be asked in the packet of the
-- session, as `baca_penjualan` is.
create or replace function baca_bon(p_toko text, p_nomor text[]) returns jsonb
language plpgsql stable as $$
declare v jsonb;
begin
  perform set_config('app.kode_toko', p_toko, true);
  select jsonb_agg(to_jsonb(b) order by b.no_bon) into v from bon b
    where b.kode_toko = p_toko and b.no_bon = any (p_nomor);
  return coalesce(v, '[]');
end $$;

create or replace function kunci_bon(p_toko text, p_nomor text[]) returns void
language sql as $$
  select 1 from bon b where b.kode_toko = p_toko and b.no_bon = any (p_nomor)
    order by b.no_bon for update
$$;

-- What becomes of bons: their money, their status, what is written beside it.
create or replace function ubah_bon(p_toko text, p_kepala jsonb, p_klaim jsonb)
returns integer language plpgsql as $$
declare v_n integer; v_kunci text[]; v_lama jsonb;
begin
  perform hanya_kolom(p_klaim, array['uang_rp', 'keterangan']);
  v_kunci := array(select e->>'kunci' from jsonb_array_elements(p_klaim) e);
  select jsonb_object_agg(b.no_bon, to_jsonb(b)) into v_lama from bon b
    where b.kode_toko = p_toko and b.no_bon = any (v_kunci);
  with k as (select kunci, versi, dari_status, ke_status, coalesce(ubah, '{}') ubah
    from jsonb_to_recordset(p_klaim) as r(kunci text, versi bigint, dari_status text,
      ke_status text, ubah jsonb)),
  u as (update bon b set status = k.ke_status, versi = b.versi + 1,
      (uang_rp, keterangan) = (select r.uang_rp, r.keterangan
        from jsonb_populate_record(b, k.ubah) r)
    from k where b.kode_toko = p_toko and b.no_bon = any (v_kunci)
      and b.no_bon = k.kunci and b.versi = k.versi and b.status = k.dari_status
    returning b.*, k.dari_status, k.ubah)
  insert into gerak_bon select p_toko, u.no_bon, u.versi, p_kepala->>'nomor',
      p_kepala->>'jenis', (p_kepala->>'tgl')::date, (p_kepala->>'pada')::timestamptz,
      p_kepala->>'user_id', u.dari_status, u.status,
      isi_kolom(v_lama->u.no_bon, u.ubah), isi_kolom(to_jsonb(u), u.ubah)
    from u;
  get diagnostics v_n = row_count;
  return v_n;
end $$;

-- A new bon, called by the number of its document; its first movement keeps what it began with.
create or replace function baru_bon(p_toko text, p_kepala jsonb, p_baru jsonb)
returns integer language plpgsql as $$
declare v_nomor text := p_kepala->>'nomor'; v_baris jsonb := p_baru->0;
begin
  if jsonb_array_length(p_baru) <> 1 then
    raise exception 'a document opens one bon' using errcode = '22023';
  end if;
  insert into bon select * from jsonb_populate_record(null::bon, v_baris
    || jsonb_build_object('kode_toko', p_toko, 'no_bon', v_nomor, 'versi', 1,
      'status', 'TERBUKA', 'tgl', p_kepala->'tgl'));
  insert into gerak_bon values (p_toko, v_nomor, 1, v_nomor, p_kepala->>'jenis',
    (p_kepala->>'tgl')::date, (p_kepala->>'pada')::timestamptz, p_kepala->>'user_id', null,
    'TERBUKA', null, jsonb_build_object('uang_rp', v_baris->'uang_rp'));
  return 1;
end $$;
