create or replace function kunci_ajuan_jurnal(p_toko text, p_nomor text[]) returns void
language sql as $$
  select 1 from ajuan_jurnal a where a.kode_toko = p_toko and a.no_ajuan = any (p_nomor)
    order by a.no_ajuan for update
$$;

-- What becomes of submitted journals: each ends once, by a document, and why is written beside it.
create or replace function ubah_ajuan_jurnal(p_toko text, p_kepala jsonb, p_klaim jsonb)
returns integer language plpgsql as $$
declare v_n integer; v_kunci text[]; v_nomor text := p_kepala->>'nomor'; v_lama jsonb;
begin
  perform hanya_kolom(p_klaim, array['alasan']);
  v_kunci := array(select e->>'kunci' from jsonb_array_elements(p_klaim) e);
  select jsonb_object_agg(a.no_ajuan, to_jsonb(a)) into v_lama from ajuan_jurnal a
    where a.kode_toko = p_toko and a.no_ajuan = any (v_kunci);
  with k as (select kunci, versi, dari_status, ke_status, coalesce(ubah, '{}') ubah
    from jsonb_to_recordset(p_klaim) as r(kunci text, versi bigint, dari_status text,
      ke_status text, ubah jsonb)),
  u as (update ajuan_jurnal a set status = k.ke_status, versi = a.versi + 1,
      no_akhir = case when k.ke_status <> 'MENUNGGU' then v_nomor end,
      alasan = case when k.ubah ? 'alasan' then k.ubah->>'alasan' else a.alasan end
    from k where a.kode_toko = p_toko and a.no_ajuan = any (v_kunci)
      and a.no_ajuan = k.kunci and a.versi = k.versi and a.status = k.dari_status
    returning a.*, k.dari_status, k.ubah)
  insert into gerak_ajuan_jurnal select p_toko, u.no_ajuan, u.versi, v_nomor,
      p_kepala->>'jenis', (p_kepala->>'tgl')::date, (p_kepala->>'pada')::timestamptz,
      p_kepala->>'user_id', u.dari_status, u.status,
      isi_kolom(v_lama->u.no_ajuan, u.ubah), isi_kolom(to_jsonb(u), u.ubah)
    from u;
  get diagnostics v_n = row_count;
  return v_n;
end $$;

-- A new submission, called by the number of its document. Of two that would turn the same journal
-- round the later is told that somebody was faster.
create or replace function baru_ajuan_jurnal(p_toko text, p_kepala jsonb, p_baru jsonb)
returns integer language plpgsql as $$
declare v_nomor text := p_kepala->>'nomor';
begin
  if jsonb_array_length(p_baru) <> 1 then
    raise exception 'a document submits one journal' using errcode = '22023';
  end if;
  begin
    insert into ajuan_jurnal select * from jsonb_populate_record(null::ajuan_jurnal, p_baru->0
      || jsonb_build_object('kode_toko', p_toko, 'no_ajuan', v_nomor, 'versi', 1,
        'status', 'MENUNGGU', 'tgl', p_kepala->'tgl', 'pada', p_kepala->'pada',
        'user_id', p_kepala->'user_id'));
  exception when unique_violation then
    raise exception 'turned round already' using errcode = 'KC007', table = 'ajuan_jurnal';
  end;
  insert into gerak_ajuan_jurnal values (p_toko, v_nomor, 1, v_nomor, p_kepala->>'jenis',
    (p_kepala->>'tgl')::date, (p_kepala->>'pada')::timestamptz, p_kepala->>'user_id', null,
    'MENUNGGU', null, null);
  return 1;
end $$;
