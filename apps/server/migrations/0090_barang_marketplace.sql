-- Carriers, and what a piece is offered by on a marketplace: the platform, who brings it to the
-- customer, and its description there. A piece that leaves stock is offered no more by itself.

create table kurir ( -- reference
  kode_kurir text not null,
  nama_kurir text not null,
  jenis_kurir text not null default 'EKSPEDISI',
  status text not null default 'AKTIF',
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint kurir_pk primary key (kode_kurir)
);

create table barang_marketplace ( -- store
  kode_toko text not null,
  kode_barcode text not null,
  kode_marketplace text not null,
  kode_kurir text not null,
  deskripsi text not null,
  versi integer not null default 1,
  user_id text not null,
  pada timestamptz not null,
  constraint barang_marketplace_pk primary key (kode_toko, kode_barcode),
  constraint barang_marketplace_barang_fk
    foreign key (kode_toko, kode_barcode) references barang (kode_toko, kode_barcode),
  constraint barang_marketplace_fk
    foreign key (kode_marketplace) references marketplace (kode_marketplace),
  constraint barang_marketplace_kurir_fk foreign key (kode_kurir) references kurir (kode_kurir),
  constraint barang_marketplace_deskripsi_ck check (char_length(deskripsi) >= 20)
);
call pagari('barang_marketplace');
create index barang_marketplace_pasar_idx on barang_marketplace (kode_toko, kode_marketplace);
create index barang_marketplace_kurir_idx on barang_marketplace (kode_toko, kode_kurir);
