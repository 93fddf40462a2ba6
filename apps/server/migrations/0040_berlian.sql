-- A sale reads whether a piece has diamonds, and whether the store works with them.
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
        'berlian', coalesce((select kode_kategori = 'BERLIAN' from jenis
          where kode_dept = b.kode_dept), false),
        'aturan', (select jsonb_build_object('kode', kode_aturan, 'versi', versi, 'pita', pita)
          from aturan_berat where kode_aturan = b.aturan_berat),
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
