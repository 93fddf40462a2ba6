-- What a text is called in the books of persons: the same one however it is written, and nobody
-- can read it back.
create or replace function sidik_orang(p_teks text) returns bytea
language sql immutable parallel safe as $$
  select sha256(convert_to(upper(p_teks), 'UTF8'))
    where length(regexp_replace(coalesce(p_teks, ''), '[^A-Za-z0-9]', '', 'g')) >= 5
$$;

-- A nota as who buys its pieces back must know it, of whichever store of the chain: it enters that
-- store for the reading alone. Another store's customer is not told, but on which days he bought,
-- the last hundred. Null: no such sale stands. `kredit_rp` is what a credit card paid of it: there,
-- into the deposit or for the old pieces that paid it, or after the sale what was short.
create or replace function baca_nota_jual(p_toko text, p_toko_nota text, p_nomor text)
returns jsonb language plpgsql as $$
declare v jsonb; v_dibeli jsonb;
begin
  -- before the sale: one that is cancelled in between is seen as cancelled, not as bought
  select jsonb_object_agg(kode_barcode, nomor) into v_dibeli from nota_dibeli
    where no_faktur_jual = p_nomor;
  perform set_config('app.kode_toko', p_toko_nota, true);
  select jsonb_build_object('no_faktur_jual', d.nomor, 'kode_toko', p_toko_nota, 'tgl', d.tgl,
      'nama_customer', case when p_toko = p_toko_nota then d.nama_customer end,
      'telp_customer', case when p_toko = p_toko_nota then d.telp_customer end,
      'alamat_customer', case when p_toko = p_toko_nota then d.alamat_customer end,
      'kode_customer', case when p_toko = p_toko_nota then d.kode_customer end,
      'belanja', (select coalesce(jsonb_agg(s.tgl), '[]') from (select s.tgl
          from jejak_pelanggan j join jejak_pelanggan s on s.kode_toko = p_toko_nota
            and s.id_pelanggan = j.id_pelanggan and s.jenis = 'PENJUALAN'
          where j.kode_toko = p_toko_nota and j.nomor = p_nomor
            and not exists (select from dokumen r
              where r.kode_toko = p_toko_nota and r.membatalkan = s.nomor)
          order by s.tgl desc limit 100) s),
      'kredit_rp', (select coalesce(sum(least(b.jumlah_rp, case b.cara
          when 'KREDIT' then b.jumlah_rp
          when 'TUKAR' then (select coalesce(sum((p.isi->>'kredit_rp')::bigint), 0)
            from tukar_tambah t
            join dokumen p on p.kode_toko = p_toko_nota and p.nomor = t.no_faktur_beli
            where t.kode_toko = p_toko_nota and t.no_faktur_jual = p_nomor)
          when 'SALDO' then (select coalesce(sum(coalesce((p.isi->>'kredit_rp')::bigint, (
              select sum(c.jumlah_rp) from dokumen_bayar c where c.kode_toko = p_toko_nota
                and c.nomor = p.nomor and c.cara = 'KREDIT'))), 0)
            from gerak_bon g join dokumen p on p.kode_toko = p_toko_nota and p.nomor = g.nomor
            where g.kode_toko = p_toko_nota and g.no_bon = b.no_bon
              and p.jenis in ('TITIPAN', 'TAMBAH_TITIPAN', 'PEMBELIAN')
              and not exists (select from dokumen r
                where r.kode_toko = p_toko_nota and r.membatalkan = p.nomor))
          else 0 end)), 0)
        from dokumen_bayar b where b.kode_toko = p_toko_nota and b.nomor = p_nomor)
        + (select coalesce(sum(c.jumlah_rp), 0) from bon k
          join gerak_bon g on g.kode_toko = p_toko_nota and g.no_bon = k.no_bon
          join dokumen_bayar c on c.kode_toko = p_toko_nota and c.nomor = g.nomor
            and c.cara = 'KREDIT'
          where k.kode_toko = p_toko_nota and k.no_faktur_jual = p_nomor
            and k.jenis = 'KURANG_BAYAR' and not exists (select from dokumen r
              where r.kode_toko = p_toko_nota and r.membatalkan = g.nomor)),
      'barang', (select jsonb_agg(to_jsonb(l) || jsonb_build_object(
          'kode_intern', b.kode_intern, 'size', b.size, 'gambar', b.gambar,
          'kode_ongkos', b.kode_ongkos, 'ongkos_per_pcs', b.ongkos_per_pcs,
          'kode_bandrol', b.kode_bandrol, 'harga_bandrol', b.harga_bandrol) order by l.baris)
        from dokumen_barang l
        left join barang b on b.kode_toko = p_toko_nota and b.kode_barcode = l.kode_barcode
        where l.kode_toko = p_toko_nota and l.nomor = d.nomor))
    into v from dokumen d
    where d.kode_toko = p_toko_nota and d.nomor = p_nomor and d.jenis = 'PENJUALAN'
      and not exists (select from dokumen r
        where r.kode_toko = p_toko_nota and r.membatalkan = d.nomor);
  perform set_config('app.kode_toko', p_toko, true);
  return v || jsonb_build_object('dibeli', coalesce(v_dibeli, '{}'));
end $$;

-- Keeps which pieces of notas a purchase took: a nota that is taken already makes it fail at the
-- key.
create or replace function catat_pembelian() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  insert into nota_dibeli select n->>'no_faktur_jual', n->>'kode_barcode', new.kode_toko,
      new.nomor, new.jenis
    from jsonb_array_elements(coalesce(new.isi->'nota', '[]')) n;
  return null;
end $$;

-- A purchase that is undone gives its notas free.
create or replace function lepas_pembelian() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  delete from nota_dibeli where nomor = new.membatalkan;
  return null;
end $$;

-- Pieces of a sale that was cancelled are bought from nobody: whoever is first of the two wins.
create or replace function tutup_nota() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
declare v_kode text[];
begin
  select array_agg(kode_barcode) into v_kode from dokumen_barang
    where kode_toko = new.kode_toko and nomor = new.membatalkan;
  insert into nota_dibeli
    select new.membatalkan, kode, new.kode_toko, new.nomor, new.jenis from unnest(v_kode) kode;
  return null;
end $$;

do $$ begin
  if not exists (select from pg_trigger
      where tgname = 'catat_pembelian' and tgrelid = 'dokumen'::regclass) then
    create trigger catat_pembelian after insert on dokumen for each row
      when (new.jenis = 'PEMBELIAN') execute function catat_pembelian();
    create trigger lepas_pembelian after insert on dokumen for each row
      when (new.jenis = 'BATAL_PEMBELIAN') execute function lepas_pembelian();
    create trigger tutup_nota after insert on dokumen for each row
      when (new.jenis = 'BATAL_PENJUALAN') execute function tutup_nota();
  end if;
end $$;

-- What the valuing of pieces needs of the store and the chain, in one call: the open day, settings,
-- the rules in force, masters named, prices of the board. What belongs to one piece is found by the
-- place it has in `p_barang`: {kode_dept, kode_group, kode_kadar, kode_harga}.
create or replace function baca_pembelian(
  p_toko text, p_barang jsonb, p_kondisi text[], p_kelompok text[], p_sales text, p_baki text[],
  p_pada timestamptz
) returns jsonb language plpgsql as $$
declare v jsonb; v_chain jsonb;
begin
  perform set_config('app.kode_toko', p_toko, true);
  select jsonb_build_object(
    'aturan', (select jsonb_build_object('versi', versi, 'aturan', aturan) from aturan_beli
      order by versi desc limit 1),
    'kadar', (select jsonb_object_agg(kode_kadar, jsonb_build_object('permil',
        (permil_e1 / 10.0)::float8, 'golongan', golongan)) from kadar
      where dihapus_pada is null and kode_kadar in (select e->>'kode_kadar'
        from jsonb_array_elements(p_barang) e)),
    'mal', (select kode_kadar from kadar where dihapus_pada is null
      order by permil_e1 desc, kode_kadar limit 1),
    'jenis', (select jsonb_agg(kode_dept) from jenis where dihapus_pada is null
      and kode_dept in (select e->>'kode_dept' from jsonb_array_elements(p_barang) e)),
    'grup', (select jsonb_object_agg(g.kode_group, jsonb_build_object('aturan', jsonb_build_object(
        'kode', a.kode_aturan, 'versi', a.versi, 'pita', a.pita))) from grup g
      join aturan_berat a on a.kode_aturan = g.aturan_berat
      where g.dihapus_pada is null
        and g.kode_group in (select e->>'kode_group' from jsonb_array_elements(p_barang) e)),
    'kondisi', (select jsonb_object_agg(kondisi_barang, jsonb_build_object(
        'kondisi_barang', kondisi_barang, 'nama_kondisi', nama_kondisi, 'kode_dept', kode_dept,
        'hasil', hasil, 'jenis_potongan', jenis_potongan, 'potongan_rp', potongan_rp,
        'potongan_permil', potongan_permil, 'biaya_perbaikan', biaya_perbaikan,
        'bisa_diperbaiki', bisa_diperbaiki, 'perlu_otorisasi', perlu_otorisasi))
      from kondisi_pembelian where dihapus_pada is null and kondisi_barang = any (p_kondisi)),
    'kelompok', (select jsonb_object_agg(kelompok_harga, kode_kadar) from kelompok_harga
      where dihapus_pada is null and kelompok_harga = any (p_kelompok))
  ) into v_chain;
  select jsonb_build_object(
    'tgl', (select tgl from hari_bisnis where kode_toko = p_toko and status = 'BUKA'),
    'setting', coalesce((select jsonb_object_agg(kunci, nilai) from para_system
      where kode_toko = p_toko), '{}'),
    'modul_hidup', coalesce((select aktif from modul
      where kode_toko = p_toko and kunci = 'HIDUP_FEATURE_MODULE'), true),
    'sales', (select kode_sales from sales where kode_toko = p_toko and kode_sales = p_sales
      and dihapus_pada is null),
    'rugi', coalesce((select jsonb_agg(jsonb_build_object('kode_kadar', kode_kadar,
        'kode_group', kode_group, 'umur_dari', umur_dari, 'umur_sampai', umur_sampai, 'cara', cara,
        'rugi_per_gram', rugi_per_gram, 'rugi_permil', rugi_permil) order by kode_rugi)
      from rugi_nota where kode_toko = p_toko and dihapus_pada is null), '[]'),
    'harga_beli', coalesce((select jsonb_object_agg(kode_harga, harga_per_gram) from harga_beli
      where kode_toko = p_toko and dihapus_pada is null and kode_harga in (select e->>'kode_harga'
        from jsonb_array_elements(p_barang) e)), '{}'),
    'baki', coalesce((select jsonb_agg(jsonb_build_object('kode_baki', b.kode_baki,
        'jenis_gudang', g.jenis_gudang,
        'sisa', case when b.kapasitas is not null then b.kapasitas - (select count(*) from barang i
          where i.kode_toko = p_toko and i.kode_baki = b.kode_baki
            and (i.status = 'ADA' or i.status = 'DIPERIKSA' or i.status = 'BLN'
              or i.status = 'PESANAN' or i.status = 'DITAHAN')) end)
        order by b.kode_baki) from baki b
      join gudang g on g.kode_toko = p_toko and g.kode_gudang = b.kode_gudang
      where b.kode_toko = p_toko and b.dihapus_pada is null
        and (b.kode_baki = any (p_baki) or g.jenis_gudang = 'BLN')), '[]'),
    'papan', coalesce((select jsonb_agg(jsonb_build_object('kode_kadar', p.kode_kadar,
        'kode_group', p.kode_group, 'harga_beli', h.harga_beli))
      from (select distinct e->>'kode_kadar' kode_kadar, e->>'kode_group' kode_group
          from jsonb_array_elements(p_barang) e
        union select v_chain->>'mal', '*') p
      cross join lateral (select harga_beli from harga_emas h
        where h.kode_toko = p_toko and h.kode_kadar = p.kode_kadar
          and h.kode_group in ('*', p.kode_group) and h.berlaku_pada <= p_pada
          and h.ditarik_pada is null
        order by (h.kode_group = p.kode_group) desc, h.berlaku_pada desc, h.id desc limit 1) h),
      '[]')
  ) into v;
  return v || v_chain;
end $$;

-- Rupiah of a person on a day before, as a server of the version before asks for it.
create or replace function beli_hari_ini(p_tgl date, p_identitas text, p_telp text)
returns bigint language sql stable as $$
  select jumlah_orang(p_tgl, sidik_orang(p_identitas), sidik_orang(telp_baku(p_telp)))
$$;
