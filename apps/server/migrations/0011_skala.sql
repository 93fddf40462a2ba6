-- Several server processes, and stores on several nodes (docs/scale.md).

-- What all processes count in is kept small by age.
create index percobaan_sandi_pada_idx on percobaan_sandi (pada);

-- The advisory lock of a store's day: shared by documents, exclusive for closing (R5). Taken by a
-- statement over the store's own row, so that it is taken where the store lives, whoever asks: the
-- writer on the store's node, or a closing that reads first. A store always has one open day.
create or replace function kunci_hari(p_toko text, p_tutup boolean) returns void
language plpgsql as $$
begin
  if p_tutup then
    perform pg_advisory_xact_lock(7261, hashtext(kode_toko)) from hari_bisnis
      where kode_toko = p_toko and status = 'BUKA';
  else
    perform pg_advisory_xact_lock_shared(7261, hashtext(kode_toko)) from hari_bisnis
      where kode_toko = p_toko and status = 'BUKA';
  end if;
end $$;

-- Everything the rules of a sale need, as one answer. The price in force, the group's own row, else
-- the kadar's, is written out: a statement over store tables calls no function that reads them.
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
        'papan', (select to_jsonb(h) from (
          select id, harga_jual, harga_beli, berlaku_pada, user_id from harga_emas
          where kode_toko = p_toko and kode_kadar = b.kode_kadar
            and kode_group in ('*', b.kode_group) and berlaku_pada <= p_pada
          order by (kode_group = b.kode_group) desc, berlaku_pada desc, id desc limit 1) h),
        'terjual', case when b.status <> 'ADA' then (select jsonb_build_object('nomor', d.nomor,
          'user_id', d.user_id) from dokumen d
          where d.kode_toko = p_toko and d.nomor = b.no_keluar) end))
      from barang b where b.kode_toko = p_toko and b.kode_barcode = any (p_barcode)), '[]')
  ) into v;
  return v;
end $$;

drop function harga_berlaku(text, text, text, timestamptz);
