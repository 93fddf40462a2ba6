-- A coupon as it stands, how often it is used by sales that stand, and the sale in which a buyer
-- used it before; null where there is none. It enters the store itself, so that it can be asked in
-- the packet of the session, as `baca_penjualan` is.
create or replace function baca_kupon(p_toko text, p_kode text, p_pembeli text) returns jsonb
language plpgsql stable as $$
declare v jsonb;
begin
  perform set_config('app.kode_toko', p_toko, true);
  select jsonb_build_object('kode_kupon', k.kode_kupon, 'nama_kupon', k.nama_kupon,
      'jenis_kupon', k.jenis_kupon, 'potongan_rp', k.potongan_rp,
      'potongan_permil', k.potongan_permil, 'potongan_maksimal', k.potongan_maksimal,
      'minimal_rp', k.minimal_rp, 'tgl_dari', k.tgl_dari, 'tgl_sampai', k.tgl_sampai,
      'kuota', k.kuota, 'sekali_per_member', k.sekali_per_member, 'versi', k.versi,
      'tgl', (select h.tgl from hari_bisnis h where h.kode_toko = p_toko and h.status = 'BUKA'),
      'terpakai', (select count(*) from pakai_kupon p where p.kode_toko = p_toko
        and p.kode_kupon = p_kode and p.status = 'DIPAKAI'),
      'dipakai_di', (select p.no_faktur_jual from pakai_kupon p where p.kode_toko = p_toko
        and p.kode_kupon = p_kode and p.status = 'DIPAKAI' and p.pembeli = p_pembeli
        order by p.no_faktur_jual limit 1))
    into v from kupon k
    where k.kode_toko = p_toko and k.kode_kupon = p_kode and k.dihapus_pada is null
      and coalesce((select m.aktif from modul m
        where m.kode_toko = p_toko and m.kunci = 'KUPON_PENJUALAN_MODULE'), true);
  return v;
end $$;

create or replace function kunci_pakai_kupon(p_toko text, p_nomor text[]) returns void
language sql as $$
  select 1 from pakai_kupon p where p.kode_toko = p_toko and p.no_faktur_jual = any (p_nomor)
    order by p.no_faktur_jual for update
$$;

-- What becomes of uses: a cancelled sale gives its own back.
create or replace function ubah_pakai_kupon(p_toko text, p_kepala jsonb, p_klaim jsonb)
returns integer language plpgsql as $$
declare v_n integer; v_kunci text[];
begin
  perform hanya_kolom(p_klaim, '{}');
  v_kunci := array(select e->>'kunci' from jsonb_array_elements(p_klaim) e);
  with k as (select kunci, versi, dari_status, ke_status
    from jsonb_to_recordset(p_klaim) as r(kunci text, versi bigint, dari_status text,
      ke_status text)),
  u as (update pakai_kupon p set status = k.ke_status, versi = p.versi + 1
    from k where p.kode_toko = p_toko and p.no_faktur_jual = any (v_kunci)
      and p.no_faktur_jual = k.kunci and p.versi = k.versi and p.status = k.dari_status
    returning p.*, k.dari_status)
  insert into gerak_pakai_kupon select p_toko, u.no_faktur_jual, u.versi, p_kepala->>'nomor',
      p_kepala->>'jenis', (p_kepala->>'tgl')::date, (p_kepala->>'pada')::timestamptz,
      p_kepala->>'user_id', u.dari_status, u.status, '{}', '{}'
    from u;
  get diagnostics v_n = row_count;
  return v_n;
end $$;

-- A new use, called by the number of its sale, while the coupon has one left. Sales of a store
-- stand in line for their number, which this one has already: what those before it used is seen.
-- One too many is a claim that no row answers: KC007.
create or replace function baru_pakai_kupon(p_toko text, p_kepala jsonb, p_baru jsonb)
returns integer language plpgsql as $$
declare v_nomor text := p_kepala->>'nomor'; v_baris jsonb := p_baru->0; v_kuota integer;
begin
  if jsonb_array_length(p_baru) <> 1 or p_kepala->>'jenis' <> 'PENJUALAN' then
    raise exception 'a sale uses one coupon' using errcode = '22023';
  end if;
  select k.kuota into v_kuota from kupon k
    where k.kode_toko = p_toko and k.kode_kupon = v_baris->>'kode_kupon';
  if v_kuota <= (select count(*) from pakai_kupon p where p.kode_toko = p_toko
      and p.kode_kupon = v_baris->>'kode_kupon' and p.status = 'DIPAKAI')
    or exists (select from pakai_kupon p where p.kode_toko = p_toko
      and p.kode_kupon = v_baris->>'kode_kupon' and p.status = 'DIPAKAI'
      and p.pembeli = v_baris->>'pembeli' and (v_baris->'sekali')::boolean) then
    raise exception 'coupon used up' using errcode = 'KC007', table = 'pakai_kupon';
  end if;
  insert into pakai_kupon select * from jsonb_populate_record(null::pakai_kupon, v_baris
    || jsonb_build_object('kode_toko', p_toko, 'no_faktur_jual', v_nomor, 'versi', 1,
      'status', 'DIPAKAI', 'tgl', p_kepala->'tgl'));
  insert into gerak_pakai_kupon values (p_toko, v_nomor, 1, v_nomor, p_kepala->>'jenis',
    (p_kepala->>'tgl')::date, (p_kepala->>'pada')::timestamptz, p_kepala->>'user_id', null,
    'DIPAKAI', null, null);
  return 1;
end $$;
