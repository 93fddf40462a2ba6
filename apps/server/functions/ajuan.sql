-- Submissions: laid down by one, ended once by another or taken back by their writer (decision
-- 0099). Such a table has its movements in that of its name after `gerak_`, a status that begins
-- with MENUNGGU, in `no_akhir` the document that ended it. What the writer calls stands below.

-- A new submission, called by the number of its document. Of two for what is submitted once the
-- later is told that somebody was faster.
create or replace function ajukan(p_tabel text, p_toko text, p_kepala jsonb, p_baru jsonb)
returns integer language plpgsql as $$
declare v_nomor text := p_kepala->>'nomor'; v_baris jsonb;
begin
  if jsonb_array_length(p_baru) <> 1 then
    raise exception 'a document submits one thing' using errcode = '22023';
  end if;
  v_baris := p_baru->0 || jsonb_build_object('kode_toko', p_toko, 'no_ajuan', v_nomor, 'versi', 1,
    'status', 'MENUNGGU', 'tgl', p_kepala->'tgl', 'pada', p_kepala->'pada',
    'user_id', p_kepala->'user_id');
  begin
    execute format('insert into %1$I select r.* from jsonb_populate_record(null::%1$I, $2) r
      where r.kode_toko = $1', p_tabel) using p_toko, v_baris;
  exception when unique_violation then
    raise exception 'submitted already' using errcode = 'KC007', table = p_tabel;
  end;
  execute format('insert into %I values ($1, $2, 1, $2, $3, $4, $5, $6, null, ''MENUNGGU'', null,
    null)', 'gerak_' || p_tabel)
    using p_toko, v_nomor, p_kepala->>'jenis', (p_kepala->>'tgl')::date,
      (p_kepala->>'pada')::timestamptz, p_kepala->>'user_id';
  return 1;
end $$;

-- What becomes of submissions: each ends once, by a document, and why is written in `p_sebab`.
create or replace function akhiri_ajuan(p_tabel text, p_toko text, p_kepala jsonb, p_klaim jsonb,
  p_sebab text) returns integer language plpgsql as $$
declare v_n integer; v_kunci text[]; v_lama jsonb;
begin
  perform hanya_kolom(p_klaim, array[p_sebab]);
  v_kunci := array(select e->>'kunci' from jsonb_array_elements(p_klaim) e);
  execute format('select jsonb_object_agg(a.no_ajuan, to_jsonb(a)) from %I a
    where a.kode_toko = $1 and a.no_ajuan = any ($2)', p_tabel) into v_lama
    using p_toko, v_kunci;
  execute format('with k as (select kunci, versi, dari_status, ke_status,
        coalesce(ubah, ''{}'') ubah
      from jsonb_to_recordset($4) as r(kunci text, versi bigint, dari_status text,
        ke_status text, ubah jsonb)),
    u as (update %1$I a set status = k.ke_status, versi = a.versi + 1,
        no_akhir = case when k.ke_status <> ''MENUNGGU'' then $3->>''nomor'' end,
        %2$I = case when k.ubah ? %2$L then k.ubah->>%2$L else a.%2$I end
      from k where a.kode_toko = $1 and a.no_ajuan = any ($2)
        and a.no_ajuan = k.kunci and a.versi = k.versi and a.status = k.dari_status
      returning a.*, k.dari_status, k.ubah)
    insert into %3$I select $1, u.no_ajuan, u.versi, $3->>''nomor'', $3->>''jenis'',
        ($3->>''tgl'')::date, ($3->>''pada'')::timestamptz, $3->>''user_id'', u.dari_status,
        u.status, isi_kolom($5->u.no_ajuan, u.ubah), isi_kolom(to_jsonb(u), u.ubah)
      from u', p_tabel, p_sebab, 'gerak_' || p_tabel)
    using p_toko, v_kunci, p_kepala, p_klaim, v_lama;
  get diagnostics v_n = row_count;
  return v_n;
end $$;

-- Sales.
create or replace function kunci_ajuan(p_toko text, p_nomor text[]) returns void
language sql as $$
  select 1 from ajuan a where a.kode_toko = p_toko and a.no_ajuan = any (p_nomor)
    order by a.no_ajuan for update
$$;
create or replace function ubah_ajuan(p_toko text, p_kepala jsonb, p_klaim jsonb)
returns integer language sql as $$
  select akhiri_ajuan('ajuan', p_toko, p_kepala, p_klaim, 'keterangan')
$$;
create or replace function baru_ajuan(p_toko text, p_kepala jsonb, p_baru jsonb)
returns integer language sql as $$
  select ajukan('ajuan', p_toko, p_kepala, p_baru)
$$;

-- Journals by hand; of two that would turn the same one round the later is told.
create or replace function kunci_ajuan_jurnal(p_toko text, p_nomor text[]) returns void
language sql as $$
  select 1 from ajuan_jurnal a where a.kode_toko = p_toko and a.no_ajuan = any (p_nomor)
    order by a.no_ajuan for update
$$;
create or replace function ubah_ajuan_jurnal(p_toko text, p_kepala jsonb, p_klaim jsonb)
returns integer language sql as $$
  select akhiri_ajuan('ajuan_jurnal', p_toko, p_kepala, p_klaim, 'alasan')
$$;
create or replace function baru_ajuan_jurnal(p_toko text, p_kepala jsonb, p_baru jsonb)
returns integer language sql as $$
  select ajukan('ajuan_jurnal', p_toko, p_kepala, p_baru)
$$;

-- Money in and out by a kode transaksi.
create or replace function kunci_ajuan_uang(p_toko text, p_nomor text[]) returns void
language sql as $$
  select 1 from ajuan_uang a where a.kode_toko = p_toko and a.no_ajuan = any (p_nomor)
    order by a.no_ajuan for update
$$;
create or replace function ubah_ajuan_uang(p_toko text, p_kepala jsonb, p_klaim jsonb)
returns integer language sql as $$
  select akhiri_ajuan('ajuan_uang', p_toko, p_kepala, p_klaim, 'alasan')
$$;
create or replace function baru_ajuan_uang(p_toko text, p_kepala jsonb, p_baru jsonb)
returns integer language sql as $$
  select ajukan('ajuan_uang', p_toko, p_kepala, p_baru)
$$;
