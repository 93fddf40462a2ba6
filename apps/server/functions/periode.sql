create or replace function kunci_periode(p_toko text, p_nomor text[]) returns void
language sql as $$
  select 1 from periode p where p.kode_toko = p_toko and p.no_tutup = any (p_nomor)
    order by p.no_tutup for update
$$;

-- A closed month that is opened again, with the reason.
create or replace function ubah_periode(p_toko text, p_kepala jsonb, p_klaim jsonb)
returns integer language plpgsql as $$
declare v_n integer; v_kunci text[]; v_nomor text := p_kepala->>'nomor'; v_lama jsonb;
begin
  perform hanya_kolom(p_klaim, array['alasan']);
  v_kunci := array(select e->>'kunci' from jsonb_array_elements(p_klaim) e);
  select jsonb_object_agg(p.no_tutup, to_jsonb(p)) into v_lama from periode p
    where p.kode_toko = p_toko and p.no_tutup = any (v_kunci);
  with k as (select kunci, versi, dari_status, ke_status, coalesce(ubah, '{}') ubah
    from jsonb_to_recordset(p_klaim) as r(kunci text, versi bigint, dari_status text,
      ke_status text, ubah jsonb)),
  u as (update periode p set status = k.ke_status, versi = p.versi + 1,
      no_buka = case when k.ke_status = 'DIBUKA' then v_nomor end,
      alasan = case when k.ubah ? 'alasan' then k.ubah->>'alasan' else p.alasan end
    from k where p.kode_toko = p_toko and p.no_tutup = any (v_kunci)
      and p.no_tutup = k.kunci and p.versi = k.versi and p.status = k.dari_status
    returning p.*, k.dari_status, k.ubah)
  insert into gerak_periode select p_toko, u.no_tutup, u.versi, v_nomor,
      p_kepala->>'jenis', (p_kepala->>'tgl')::date, (p_kepala->>'pada')::timestamptz,
      p_kepala->>'user_id', u.dari_status, u.status,
      isi_kolom(v_lama->u.no_tutup, u.ubah), isi_kolom(to_jsonb(u), u.ubah)
    from u;
  get diagnostics v_n = row_count;
  return v_n;
end $$;

-- A month that is closed: all its days are over, or the balance would not stand. Of two closings
-- the later is told that somebody was faster.
create or replace function baru_periode(p_toko text, p_kepala jsonb, p_baru jsonb)
returns integer language plpgsql as $$
declare v_nomor text := p_kepala->>'nomor'; v_bulan date := (p_baru->0->>'bulan')::date;
begin
  if jsonb_array_length(p_baru) <> 1
      or (p_kepala->>'tgl')::date < (v_bulan + interval '1 month')::date then
    raise exception 'a document closes one month that is over' using errcode = '22023';
  end if;
  begin
    insert into periode select * from jsonb_populate_record(null::periode, p_baru->0
      || jsonb_build_object('kode_toko', p_toko, 'no_tutup', v_nomor, 'versi', 1,
        'status', 'TUTUP', 'tgl', p_kepala->'tgl', 'pada', p_kepala->'pada',
        'user_id', p_kepala->'user_id'));
  exception when unique_violation then
    raise exception 'closed already' using errcode = 'KC007', table = 'periode';
  end;
  insert into gerak_periode values (p_toko, v_nomor, 1, v_nomor, p_kepala->>'jenis',
    (p_kepala->>'tgl')::date, (p_kepala->>'pada')::timestamptz, p_kepala->>'user_id', null,
    'TUTUP', null, null);
  return 1;
end $$;
