create or replace function kunci_hutang(p_toko text, p_nomor text[]) returns void
language sql as $$
  select 1 from hutang h where h.kode_toko = p_toko and h.no_faktur_hutang = any (p_nomor)
    order by h.no_faktur_hutang for update
$$;

-- What becomes of loans: a loan that is open again was ended by nothing.
create or replace function ubah_hutang(p_toko text, p_kepala jsonb, p_klaim jsonb)
returns integer language plpgsql as $$
declare v_n integer; v_kunci text[]; v_nomor text := p_kepala->>'nomor'; v_lama jsonb;
begin
  perform hanya_kolom(p_klaim, array['tgl_lunas', 'lama_pinjam', 'bunga_rp', 'denda_rp',
    'hasil_rp', 'biaya_rp', 'kelebihan_rp', 'kekurangan_rp']);
  v_kunci := array(select e->>'kunci' from jsonb_array_elements(p_klaim) e);
  select jsonb_object_agg(h.no_faktur_hutang, to_jsonb(h)) into v_lama from hutang h
    where h.kode_toko = p_toko and h.no_faktur_hutang = any (v_kunci);
  with k as (select kunci, versi, dari_status, ke_status, coalesce(ubah, '{}') ubah
    from jsonb_to_recordset(p_klaim) as r(kunci text, versi bigint, dari_status text,
      ke_status text, ubah jsonb)),
  u as (update hutang h set status = k.ke_status, versi = h.versi + 1,
      no_akhir = case when k.ke_status <> 'AKTIF' then v_nomor end,
      no_penerus = case when k.ke_status = 'DIPERPANJANG' then v_nomor end,
      (tgl_lunas, lama_pinjam, bunga_rp, denda_rp, hasil_rp, biaya_rp, kelebihan_rp,
        kekurangan_rp) = (select r.tgl_lunas, r.lama_pinjam, r.bunga_rp, r.denda_rp, r.hasil_rp,
        r.biaya_rp, r.kelebihan_rp, r.kekurangan_rp from jsonb_populate_record(h, k.ubah) r)
    from k where h.kode_toko = p_toko and h.no_faktur_hutang = any (v_kunci)
      and h.no_faktur_hutang = k.kunci and h.versi = k.versi and h.status = k.dari_status
    returning h.*, k.dari_status, k.ubah)
  insert into gerak_hutang select p_toko, u.no_faktur_hutang, u.versi, v_nomor,
      p_kepala->>'jenis', (p_kepala->>'tgl')::date, (p_kepala->>'pada')::timestamptz,
      p_kepala->>'user_id', u.dari_status, u.status,
      isi_kolom(v_lama->u.no_faktur_hutang, u.ubah), isi_kolom(to_jsonb(u), u.ubah)
    from u;
  get diagnostics v_n = row_count;
  return v_n;
end $$;

-- New loans with their pledges; a document opens one, called by its number.
create or replace function baru_hutang(p_toko text, p_kepala jsonb, p_baru jsonb)
returns integer language plpgsql as $$
declare v_n integer; v_nomor text := p_kepala->>'nomor'; v_baris jsonb := p_baru->0;
begin
  if jsonb_array_length(p_baru) <> 1 then
    raise exception 'a document opens one loan' using errcode = '22023';
  end if;
  -- only what a shop begins with was lent on another day than its document's
  if p_kepala->>'jenis' <> 'AWAL_HUTANG' then v_baris := v_baris - 'tgl_hutang'; end if;
  insert into hutang select * from jsonb_populate_record(null::hutang,
    jsonb_build_object('tgl_hutang', p_kepala->'tgl') || (v_baris - 'barang')
    || jsonb_build_object('kode_toko', p_toko, 'no_faktur_hutang', v_nomor, 'versi', 1,
      'status', 'AKTIF'));
  -- a pledge that says nothing of what stands beyond whole permil has nothing there
  insert into hutang_barang select r.* from jsonb_populate_recordset(
    jsonb_populate_record(null::hutang_barang, jsonb_build_object('kode_toko', p_toko,
      'no_faktur_hutang', v_nomor, 'sisa_permyriad', 0)), v_baris->'barang') r
    where (r.kode_toko, r.no_faktur_hutang) = (p_toko, v_nomor);
  get diagnostics v_n = row_count;
  if v_n = 0 or v_n is distinct from jsonb_array_length(v_baris->'barang') then
    raise exception 'a loan without its pledge' using errcode = '22023';
  end if;
  insert into gerak_hutang values (p_toko, v_nomor, 1, v_nomor, p_kepala->>'jenis',
    (p_kepala->>'tgl')::date, (p_kepala->>'pada')::timestamptz, p_kepala->>'user_id', null,
    'AKTIF');
  return 1;
end $$;

-- What wrote loans before: gone with the writer that called it.
drop function if exists tulis_hutang(text, text, text, date, timestamptz, text, jsonb);
