-- A sale reads what the kategori of a piece is cheaper by on the open day.
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
          order by (kode_group = b.kode_group) desc, berlaku_pada desc, id desc limit 1) h),
        'terjual', case when b.status <> 'ADA' then (select jsonb_build_object('nomor', d.nomor,
          'user_id', d.user_id) from dokumen d
          where d.kode_toko = p_toko and d.nomor = b.no_keluar) end))
      from barang b
      left join jenis j on j.kode_dept = b.kode_dept
      left join kategori g on g.kode_kategori = j.kode_kategori
      where b.kode_toko = p_toko and b.kode_barcode = any (p_barcode)), '[]')
  ) into v;
  return v;
end $$;
