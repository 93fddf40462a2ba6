-- Bars of melts: as `functions/keadaan.sql` wants them.
create or replace function kunci_lantak(p_toko text, p_nomor text[]) returns void
language sql as $$
  select 1 from lantak l where l.kode_toko = p_toko and l.no_lebur = any (p_nomor)
    order by l.no_lebur for update
$$;

create or replace function ubah_lantak(p_toko text, p_kepala jsonb, p_klaim jsonb)
returns integer language plpgsql as $$
declare v_n integer; v_kunci text[];
begin
  perform hanya_kolom(p_klaim, '{}');
  v_kunci := array(select e->>'kunci' from jsonb_array_elements(p_klaim) e);
  with k as (select kunci, versi, dari_status, ke_status
    from jsonb_to_recordset(p_klaim) as r(kunci text, versi bigint, dari_status text,
      ke_status text)),
  u as (update lantak l set status = k.ke_status, versi = l.versi + 1
    from k where l.kode_toko = p_toko and l.no_lebur = any (v_kunci)
      and l.no_lebur = k.kunci and l.versi = k.versi and l.status = k.dari_status
    returning l.*, k.dari_status)
  insert into gerak_lantak select p_toko, u.no_lebur, u.versi, p_kepala->>'nomor',
      p_kepala->>'jenis', (p_kepala->>'tgl')::date, (p_kepala->>'pada')::timestamptz,
      p_kepala->>'user_id', u.dari_status, u.status, '{}', '{}'
    from u;
  get diagnostics v_n = row_count;
  return v_n;
end $$;

-- A new bar, called by the number of its melt.
create or replace function baru_lantak(p_toko text, p_kepala jsonb, p_baru jsonb)
returns integer language plpgsql as $$
declare v_nomor text := p_kepala->>'nomor';
begin
  if jsonb_array_length(p_baru) <> 1 then
    raise exception 'a melt makes one bar' using errcode = '22023';
  end if;
  insert into lantak select * from jsonb_populate_record(null::lantak, (p_baru->0)
    || jsonb_build_object('kode_toko', p_toko, 'no_lebur', v_nomor, 'versi', 1,
      'status', 'ADA', 'tgl', p_kepala->'tgl'));
  insert into gerak_lantak values (p_toko, v_nomor, 1, v_nomor, p_kepala->>'jenis',
    (p_kepala->>'tgl')::date, (p_kepala->>'pada')::timestamptz, p_kepala->>'user_id', null,
    'ADA', null, null);
  return 1;
end $$;
