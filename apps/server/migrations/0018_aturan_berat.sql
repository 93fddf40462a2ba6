-- Rules from scale weight to nota weight become data (04-domain B5): `pita` is 'up to mg = add mg'.

create table aturan_berat ( -- reference
  kode_aturan text not null,
  nama_aturan text not null,
  pita text,
  keterangan text,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint aturan_berat_pk primary key (kode_aturan)
);

-- A chain that is there already goes on with the rules it has; a new one brings its own.
insert into aturan_berat (kode_aturan, nama_aturan, pita)
select kode, nama, pita from (values
  ('TANPA', 'Tanpa pembulatan', null),
  ('20-60', 'Pita 20–60', '20=0, 60=50, 100=100'),
  ('20-70', 'Pita 20–70', '20=0, 70=50, 100=100'),
  ('20-80', 'Pita 20–80', '20=0, 80=50, 100=100'),
  ('40-80', 'Pita 40–80', '40=0, 80=50, 100=100'),
  ('HALUS', 'Halus', '0=0, 30=30, 50=50, 80=80, 100=100')) as standar (kode, nama, pita)
where exists (select from grup);

alter table grup alter column aturan_berat drop default;
alter table grup add constraint grup_aturan_fk
  foreign key (aturan_berat) references aturan_berat (kode_aturan);

-- A line keeps the version of the rule its weight was rounded by: until now there was one.
alter table dokumen_barang add column aturan_versi integer default 1;
alter table dokumen_barang alter column aturan_versi drop default;

-- Everything the rules of a sale need, as one answer (see 0011): with the rule of each piece.
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
