-- Statuses of a piece, as `areas/barang/status.ts` of the contract has them: the account its cost
-- and gold stand in, none when it is no longer the store's; and whether it lies in a tray.
create or replace function akun_barang(p_status text) returns text
language sql immutable parallel safe as $$
  select case p_status when 'ADA' then 'PERSEDIAAN' when 'DIPERIKSA' then 'PERSEDIAAN'
    when 'BLN' then 'PERSEDIAAN_BLN'
    when 'CUCI' then 'PERSEDIAAN_CUCI' when 'SEPUH' then 'PERSEDIAAN_SEPUHAN'
    when 'TUKANG' then 'PERSEDIAAN_TUKANG' when 'CONTOH' then 'PERSEDIAAN_TUKANG'
    when 'KIRIM' then 'PERSEDIAAN_PERJALANAN' when 'PESANAN' then 'PERSEDIAAN_PESANAN'
    when 'DITAHAN' then 'PERSEDIAAN_DITAHAN' end
$$;

create or replace function di_baki(p_status text) returns boolean
language sql immutable parallel safe as $$
  select p_status in ('ADA', 'DIPERIKSA', 'BLN', 'PESANAN', 'DITAHAN')
$$;

-- What claims make of pieces beside their status and tray: weights, kadar and purity, group, cost,
-- what they are sold by, and the bin a bought piece waits in.
-- Answers by barcode what the movements keep of before: the columns that change, and weight, kadar
-- and fine gold where they are no longer the same. A piece that is no longer as its claim read it
-- stays: the writer misses it when it counts.
create or replace function ubah_barang(p_toko text, p_klaim jsonb) returns jsonb
language plpgsql as $$
declare v_kode text[]; v_lama jsonb;
begin
  perform hanya_kolom(p_klaim, array['berat_mg', 'berat_nota_mg', 'aturan_berat', 'kode_kadar',
    'permil', 'sisa_permyriad', 'kode_group', 'modal_rp', 'kode_ongkos', 'ongkos_per_gram',
    'ongkos_per_pcs', 'kode_bandrol', 'harga_bandrol', 'tujuan']);
  v_kode := array(select e->>'kode_barcode' from jsonb_array_elements(p_klaim) e where e ? 'ubah');
  with k as (select * from jsonb_to_recordset(p_klaim) as r(kode_barcode text, versi bigint,
      sisa_permyriad integer, ubah jsonb) where ubah is not null),
  l as (select b.kode_barcode, b.berat_mg, b.kode_kadar,
      (b.berat_mg * (b.permil * 10 + b.sisa_permyriad) + 5) / 10 murni_ug,
      isi_kolom(to_jsonb(b), k.ubah) sebelum
    from k join barang b on b.kode_toko = p_toko and b.kode_barcode = any (v_kode)
      and b.kode_barcode = k.kode_barcode),
  u as (update barang b set (berat_mg, berat_nota_mg, aturan_berat, kode_kadar, permil,
      sisa_permyriad, kode_group, modal_rp, kode_ongkos, ongkos_per_gram, ongkos_per_pcs,
      kode_bandrol, harga_bandrol, tujuan) = (select r.berat_mg, r.berat_nota_mg, r.aturan_berat,
      r.kode_kadar, r.permil, r.sisa_permyriad, r.kode_group, r.modal_rp, r.kode_ongkos,
      r.ongkos_per_gram, r.ongkos_per_pcs, r.kode_bandrol, r.harga_bandrol, r.tujuan
      from jsonb_populate_record(b, k.ubah) r)
    from k where b.kode_toko = p_toko and b.kode_barcode = any (v_kode)
      and b.kode_barcode = k.kode_barcode and b.versi = k.versi
      and b.sisa_permyriad = coalesce(k.sisa_permyriad, 0)
    returning b.kode_barcode, b.berat_mg, b.kode_kadar,
      (b.berat_mg * (b.permil * 10 + b.sisa_permyriad) + 5) / 10 murni_ug)
  select jsonb_object_agg(l.kode_barcode, jsonb_build_object('sebelum', l.sebelum) ||
      case when (l.berat_mg, l.kode_kadar, l.murni_ug) = (u.berat_mg, u.kode_kadar, u.murni_ug)
      then '{}' else to_jsonb(l) end) into v_lama
    from l join u on u.kode_barcode = l.kode_barcode;
  return v_lama;
end $$;

-- New pieces of a document, in stock unless they say otherwise, with their first movement: fine
-- gold is rounded once, to the nearest microgram.
create or replace function tambah_barang_baru(
  p_toko text, p_nomor text, p_jenis text, p_tgl date, p_pada timestamptz, p_user text, p_baru jsonb
) returns void language plpgsql as $$
begin
  if jsonb_array_length(p_baru) = 0 then return; end if;
  insert into barang (kode_toko, kode_barcode, kode_intern, nama_barang, kode_dept, kode_group,
      kode_kadar, permil, sisa_permyriad, kode_baki, kode_kondisi, berat_mg, berat_nota_mg,
      aturan_berat, mode_harga, kode_ongkos, ongkos_per_gram, ongkos_per_pcs, atribut_rp,
      kode_bandrol, harga_bandrol, modal_rp,
      size, asal_pajak, asal_faktur_no, asal_faktur_tgl, asal_pemasok, asal_barcode, gambar,
      status, versi, tgl_masuk, no_masuk, masuk_pada)
    select p_toko, kode_barcode, kode_intern, nama_barang, kode_dept, kode_group,
      kode_kadar, permil, coalesce(sisa_permyriad, 0), kode_baki, kode_kondisi, berat_mg,
      berat_nota_mg, aturan_berat, mode_harga, kode_ongkos, ongkos_per_gram, ongkos_per_pcs,
      atribut_rp, kode_bandrol, harga_bandrol, modal_rp,
      size, asal_pajak, asal_faktur_no, asal_faktur_tgl, asal_pemasok, asal_barcode, gambar,
      coalesce(status, 'ADA'), 1,
      p_tgl, p_nomor, p_pada
    from jsonb_populate_recordset(null::barang, p_baru);
  insert into gerak_barang select p_toko, kode_barcode, 1, p_nomor, p_jenis, p_tgl, p_pada, p_user,
      null, coalesce(status, 'ADA'), null,
      case when di_baki(coalesce(status, 'ADA')) then kode_baki end, kode_kadar, berat_mg,
      (berat_mg * (permil * 10 + coalesce(sisa_permyriad, 0)) + 5) / 10
    from jsonb_populate_recordset(null::barang, p_baru);
end $$;

-- A tray holds what its master says and no more, whatever lays a piece on it: new ones, and those
-- that come from elsewhere. Asked when the store's chain is held, so that of two who lay the last
-- one the second sees what the first left. What is undone goes back where it lay, also when the
-- tray was filled meanwhile: a mistake must be mendable, and the piece is in somebody's hand.
create or replace function jaga_baki(p_toko text, p_klaim jsonb, p_baru jsonb) returns void
language plpgsql as $$
declare v_kode text[]; v_baki text; v_kapasitas integer; v_isi bigint;
begin
  v_kode := array(
    select coalesce(k->>'ke_baki', k->>'dari_baki') from jsonb_array_elements(p_klaim) k
      where di_baki(k->>'ke_status') and (not di_baki(k->>'dari_status')
        or coalesce(k->>'ke_baki', k->>'dari_baki') <> k->>'dari_baki')
    union select b->>'kode_baki' from jsonb_array_elements(p_baru) b
      where di_baki(coalesce(b->>'status', 'ADA')));
  for v_baki, v_kapasitas in
    select b.kode_baki, b.kapasitas from baki b where b.kode_toko = p_toko
      and b.kode_baki = any (v_kode) and b.kapasitas is not null order by b.kode_baki
  loop
    -- each status by an index of its own
    select count(*) into v_isi from barang b
      where b.kode_toko = p_toko and b.kode_baki = v_baki
        and (b.status = 'ADA' or b.status = 'DIPERIKSA' or b.status = 'BLN'
          or b.status = 'PESANAN' or b.status = 'DITAHAN');
    if v_isi > v_kapasitas then
      raise exception 'tray' using errcode = 'KC013', detail = jsonb_build_object(
        'kode_baki', v_baki, 'kapasitas', v_kapasitas, 'jumlah', v_isi);
    end if;
  end loop;
end $$;

-- Keeps how many pieces a store has of each status. A statement that reads the rows before and
-- after a change names no other table: a node of a distributed database plans those of stores
-- itself (docs/scale.md).
create or replace function hitung_barang() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
declare v_toko text; v_status text; v_n bigint;
begin
  if tg_op = 'INSERT' then
    for v_toko, v_status, v_n in
      select kode_toko, status, count(*) from baru group by 1, 2 order by 1, 2
    loop
      insert into barang_jumlah as j values (v_toko, v_status, v_n)
        on conflict (kode_toko, status) do update set jumlah = j.jumlah + excluded.jumlah;
    end loop;
  else
    for v_toko, v_status, v_n in
      select kode_toko, status, sum(n) from (
        select kode_toko, status, 1 n from baru union all select kode_toko, status, -1 from lama) g
      group by 1, 2 having sum(n) <> 0 order by 1, 2
    loop
      insert into barang_jumlah as j values (v_toko, v_status, v_n)
        on conflict (kode_toko, status) do update set jumlah = j.jumlah + excluded.jumlah;
    end loop;
  end if;
  return null;
end $$;

do $$ begin
  if not exists (select from pg_trigger
      where tgname = 'hitung_masuk' and tgrelid = 'barang'::regclass) then
    create trigger hitung_masuk after insert on barang referencing new table as baru
      for each statement execute function hitung_barang();
    create trigger hitung_ubah after update on barang
      referencing old table as lama new table as baru
      for each statement execute function hitung_barang();
  end if;
end $$;

-- Takes `p_jumlah` numbers; answers the first of them.
create or replace function ambil_barcode(p_sesi bytea, p_toko text, p_jumlah integer)
returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare v_terakhir integer;
begin
  perform set_config('app.kode_toko', p_toko, true);
  perform siapa(p_sesi, p_toko);
  if p_jumlah not between 1 and 20000 then
    raise exception 'asked for % barcodes', p_jumlah using errcode = '22023';
  end if;
  insert into nomor_barcode as n values (p_toko, p_jumlah)
    on conflict (kode_toko) do update set terakhir = n.terakhir + p_jumlah
    returning terakhir into v_terakhir;
  return v_terakhir - p_jumlah + 1;
end $$;
