-- All that the rules of a sale need, in one call: the open day, settings, prices in force, the
-- pieces with status and version, grants, and the stored answer when the key is known. No statement
-- of it reads tables of a store and shared ones at once where nodes would refuse that
-- (docs/scale.md).
create or replace function baca_penjualan(
  p_toko text, p_kunci uuid, p_barcode text[], p_sales text, p_otorisasi uuid[], p_pada timestamptz
) returns jsonb language plpgsql as $$
declare v jsonb;
begin
  perform set_config('app.kode_toko', p_toko, true);
  select jsonb_build_object(
    'tgl', (select tgl from hari_bisnis where kode_toko = p_toko and status = 'BUKA'),
    'tutup', (select jsonb_build_object('tgl', tgl, 'user_id', ditutup_oleh) from hari_bisnis
      where kode_toko = p_toko and status = 'TUTUP' order by tgl desc limit 1),
    'setting', coalesce((select jsonb_object_agg(kunci, nilai) from para_system
      where kode_toko = p_toko), '{}'),
    'modul_berlian', coalesce((select aktif from modul
      where kode_toko = p_toko and kunci = 'BERLIAN_MODULE'), true),
    'modul_potongan', coalesce((select aktif from modul
      where kode_toko = p_toko and kunci = 'POTONGAN_PENJUALAN_MODULE'), true),
    'pajak', coalesce((select jsonb_object_agg(t.kelas_pajak, to_jsonb(t)) from (
      select distinct on (kelas_pajak) kelas_pajak, kode_pajak, tgl_berlaku, versi,
        ppn_faktur_e2 ppn_faktur, ppn_tanpa_e2 ppn_tanpa, ppn_pabrikan_e2 ppn_pabrikan,
        pph22_e2 pph22
      from para_pajak where dihapus_pada is null and tgl_berlaku <= (select tgl from hari_bisnis
        where kode_toko = p_toko and status = 'BUKA')
      order by kelas_pajak, tgl_berlaku desc, kode_pajak) t), '{}'),
    'bonus', coalesce((select jsonb_agg(jsonb_build_object('kode_bonus', n.kode_bonus,
        'dasar', n.dasar, 'bonus_rp', n.bonus_rp, 'bonus_permil', n.bonus_permil,
        'kode_dept', n.kode_dept, 'kode_group', n.kode_group, 'tgl_dari', n.tgl_dari,
        'ditarik', n.ditarik, 'versi', n.versi))
      from bonus_sales n
      join hari_bisnis t on t.kode_toko = p_toko and t.status = 'BUKA'
        and t.tgl >= n.tgl_dari and t.tgl <= coalesce(n.tgl_sampai, t.tgl)
      where n.kode_toko = p_toko and n.dihapus_pada is null
        and coalesce((select aktif from modul
          where kode_toko = p_toko and kunci = 'BONUS_SALES_MODULE'), true)), '[]'),
    'idem', (select jsonb_build_object('sidik', encode(sidik, 'hex'), 'user_id', user_id,
      'jawaban', jawaban) from idem where kode_toko = p_toko and kunci = p_kunci),
    'sales', (select kode_sales from sales where kode_toko = p_toko and kode_sales = p_sales
      and dihapus_pada is null),
    'otorisasi', coalesce((select jsonb_agg(jsonb_build_object('id', id, 'kategori', kategori,
      'penyetuju', penyetuju)) from otorisasi
      where kode_toko = p_toko and id = any (p_otorisasi)), '[]'),
    'akun', coalesce((select jsonb_object_agg(jenis_akun, nomor_akun) from para_akun_transaksi
      where trx = 'PENJUALAN' and type = 'UMUM'), '{}'),
    'barang', coalesce((select jsonb_agg(to_jsonb(b) - 'cari' || jsonb_build_object(
        'berlian', coalesce(g.kode_kategori = 'BERLIAN', false),
        'kelas_pajak', coalesce(g.kelas_pajak, 'PERHIASAN'),
        'bersertifikat', coalesce(g.bersertifikat, false),
        'potongan_kategori', (select jsonb_build_object('kode_potongan', c.kode_potongan,
            'nama_potongan', c.nama_potongan, 'jenis_potongan', c.jenis_potongan,
            'potongan_rp', c.potongan_rp, 'potongan_permil', c.potongan_permil, 'versi', c.versi)
          from potongan_kategori c
          join hari_bisnis t on t.kode_toko = p_toko and t.status = 'BUKA'
            and t.tgl >= coalesce(c.tgl_dari, t.tgl) and t.tgl <= coalesce(c.tgl_sampai, t.tgl)
          where c.kode_toko = p_toko and c.dihapus_pada is null
            and c.kode_kategori = j.kode_kategori
          order by c.tgl_dari desc nulls last, c.kode_potongan limit 1),
        'potongan_beli', (select jsonb_build_object('kode_potongan', p.kode_potongan,
            'nama_potongan', p.nama_potongan, 'jenis_potongan', p.jenis_potongan,
            'potongan_rp', p.potongan_rp, 'potongan_permil', p.potongan_permil, 'versi', p.versi)
          from potongan_pembelian p
          where p.kode_toko = p_toko and p.dihapus_pada is null
            and (p.kode_group is null or p.kode_group = b.kode_group)
          order by p.kode_group is null, p.kode_potongan limit 1),
        'aturan', (select jsonb_build_object('kode', kode_aturan, 'versi', versi, 'pita', pita)
          from aturan_berat where kode_aturan = b.aturan_berat),
        'papan', (select to_jsonb(h) from (
          select id, harga_jual, harga_beli, berlaku_pada, user_id from harga_emas
          where kode_toko = p_toko and kode_kadar = b.kode_kadar
            and kode_group in ('*', b.kode_group) and berlaku_pada <= p_pada
            and ditarik_pada is null
          order by (kode_group = b.kode_group) desc, berlaku_pada desc, id desc limit 1) h),
        'terjual', case when b.status = 'DIPERIKSA' then (select jsonb_build_object(
          'nomor', r.nomor, 'user_id', r.user_id) from gerak_barang r
          where r.kode_toko = p_toko and r.kode_barcode = b.kode_barcode
          order by r.versi desc limit 1)
        when b.status <> 'ADA' then (select jsonb_build_object('nomor', d.nomor,
          'user_id', d.user_id) from dokumen d
          where d.kode_toko = p_toko and d.nomor = b.no_keluar) end))
      from barang b
      left join jenis j on j.kode_dept = b.kode_dept
      left join kategori g on g.kode_kategori = j.kode_kategori
      where b.kode_toko = p_toko and b.kode_barcode = any (p_barcode)), '[]')
  ) into v;
  return v;
end $$;

-- What a tender may name: banks of the chain, and accounts of the store with their banks. It enters
-- the store itself, so that it can be asked in the packet of the session, as `baca_penjualan` is.
create or replace function baca_rekening(p_toko text) returns jsonb language plpgsql stable as $$
declare v_bank jsonb; v_rekening jsonb;
begin
  perform set_config('app.kode_toko', p_toko, true);
  select jsonb_agg(kode_bank) into v_bank from bank where dihapus_pada is null;
  select jsonb_agg(jsonb_build_object('no_rekening', no_rekening, 'kode_bank', kode_bank))
    into v_rekening from rekening where kode_toko = p_toko and dihapus_pada is null;
  return jsonb_build_object('bank', coalesce(v_bank, '[]'),
    'rekening', coalesce(v_rekening, '[]'));
end $$;

-- Sales in sums by store, day, kind and sales person. A planner without fresh statistics would read
-- all documents for it: it is told to use their key.
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

do $$ begin
  if not exists (select from pg_trigger
      where tgname = 'rekap_jual' and tgrelid = 'dokumen_barang'::regclass) then
    create trigger rekap_jual after insert on dokumen_barang referencing new table as baru
      for each statement execute function rekap_jual();
  end if;
end $$;
