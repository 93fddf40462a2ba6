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
