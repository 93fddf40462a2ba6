-- Scales of each store: their seal, and how they speak to a till (13 §0.6). A weight that came from
-- one names it, and the seal it had.

create table timbangan ( -- store
  kode_toko text not null,
  kode_timbangan text not null,
  nama_timbangan text not null,
  no_seri text not null,
  kelas text not null,
  daya_baca_mg bigint not null,
  tera_sampai date,
  pola text not null,
  baud text not null,
  bits text not null,
  parity text not null,
  stop text not null,
  perintah text,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint timbangan_pk primary key (kode_toko, kode_timbangan),
  constraint timbangan_toko_fk foreign key (kode_toko) references toko (kode_toko)
);
call pagari('timbangan');

alter table timbang_baki add column kode_timbangan text,
  add column tera_sampai date,
  add constraint timbang_baki_timbangan_fk foreign key (kode_toko, kode_timbangan)
    references timbangan (kode_toko, kode_timbangan),
  add constraint timbang_baki_alat_ck check (kode_timbangan is null or sumber = 'TIMBANGAN');
