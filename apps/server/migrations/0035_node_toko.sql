-- What the nodes of a distributed database taught (docs/scale.md): the same rows by other
-- statements. A statement that reads the rows before and after a change names no other table, for
-- the node plans those of stores itself; none fills a table of stores straight from another, and
-- none of the writer's reads stores and shared masters at once.

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

-- A planner without fresh statistics would read all documents for it: it is told to use their key.
create or replace function rekap_jual() returns trigger language plpgsql
set search_path = public, pg_temp
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  v_toko text; v_nomor text; v_pcs bigint; v_mg bigint; v_ug bigint; v_diskon bigint;
  v_dok dokumen;
begin
  for v_toko, v_nomor, v_pcs, v_mg, v_ug, v_diskon in
    select kode_toko, nomor, count(*), sum(berat_mg), sum(murni_ug), sum(diskon_rp) from baru
    where jenis in ('PENJUALAN', 'BATAL_PENJUALAN') group by 1, 2 order by 1, 2
  loop
    select * into strict v_dok from dokumen d where d.kode_toko = v_toko and d.nomor = v_nomor;
    insert into rekap_penjualan as r values (v_toko, v_dok.tgl, v_dok.jenis,
        coalesce(v_dok.kode_sales, ''), 1, v_pcs, v_mg, v_ug, v_diskon, v_dok.ppn_rp,
        v_dok.total_rp)
      on conflict (kode_toko, tgl, jenis, kode_sales) do update set
        faktur = r.faktur + excluded.faktur, pcs = r.pcs + excluded.pcs,
        berat_mg = r.berat_mg + excluded.berat_mg, murni_ug = r.murni_ug + excluded.murni_ug,
        diskon_rp = r.diskon_rp + excluded.diskon_rp, ppn_rp = r.ppn_rp + excluded.ppn_rp,
        total_rp = r.total_rp + excluded.total_rp;
  end loop;
  return null;
end $$;

create or replace function rekap_hari() returns trigger language plpgsql
set search_path = public, pg_temp as $$
declare
  v_akun text; v_jenis text; v_laci text; v_arah smallint; v_n bigint; v_debit bigint;
  v_kredit bigint; v_mg bigint; v_ug bigint;
begin
  delete from rekap_jurnal where kode_toko = new.kode_toko and tgl = new.tgl;
  delete from rekap_gerak where kode_toko = new.kode_toko and tgl = new.tgl;
  if new.status = 'TUTUP' then
    for v_akun, v_jenis, v_laci, v_n, v_debit, v_kredit, v_ug in
      select nomor_akun, jenis_akun, coalesce(laci, ''), count(*), sum(debit_rp), sum(kredit_rp),
        sum(murni_ug)
      from jurnal_baris where kode_toko = new.kode_toko and tgl = new.tgl group by 1, 2, 3
    loop
      insert into rekap_jurnal values (new.kode_toko, new.tgl, v_akun, v_jenis, v_laci, v_n,
        v_debit, v_kredit, v_ug);
    end loop;
    for v_jenis, v_arah, v_n, v_mg, v_ug in
      select jenis, case when ke_baki is null then -1 else 1 end, count(*), sum(berat_mg),
        sum(murni_ug)
      from gerak_barang where kode_toko = new.kode_toko and tgl = new.tgl
        and (ke_baki is null) <> (dari_baki is null) group by 1, 2
    loop
      insert into rekap_gerak values (new.kode_toko, new.tgl, v_jenis, v_arah, v_n, v_mg, v_ug);
    end loop;
  end if;
  return null;
end $$;

create or replace function buka_kembali(p_sesi bytea, p_toko text, p_pada timestamptz) returns date
language plpgsql security definer set search_path = public, pg_temp as $$
declare v_user text; v_tutup hari_bisnis; v_buka hari_bisnis;
begin
  perform set_config('app.kode_toko', p_toko, true);
  v_user := siapa(p_sesi, p_toko);
  perform kunci_hari(p_toko, true);
  select * into v_buka from hari_bisnis where kode_toko = p_toko and status = 'BUKA';
  select * into v_tutup from hari_bisnis where kode_toko = p_toko and status = 'TUTUP'
    order by tgl desc limit 1;
  if v_tutup.tgl is null
      or (v_tutup.ditutup_pada at time zone 'Asia/Jakarta')::date
        <> (p_pada at time zone 'Asia/Jakarta')::date then
    return null;
  end if;
  perform 1 from dokumen where kode_toko = p_toko and tgl = v_buka.tgl limit 1;
  if found then return null; end if;
  perform 1 from users where user_id = v_user and level in ('OWN', 'SU');
  if not found then return null; end if;
  delete from hari_bisnis where kode_toko = p_toko and tgl = v_buka.tgl;
  update hari_bisnis set status = 'BUKA', ditutup_pada = null, ditutup_oleh = null, no_tutup = null
    where kode_toko = p_toko and tgl = v_tutup.tgl;
  return v_tutup.tgl;
end $$;
