-- Masters. A shared master has no kode_toko; a store master has it first in its key.

create table kategori ( -- reference
  kode_kategori text not null,
  nama_kategori text not null,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint kategori_pk primary key (kode_kategori)
);

create table jenis ( -- reference
  kode_dept text not null,
  nama_dept text not null,
  kode_kategori text,
  keterangan text,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint jenis_pk primary key (kode_dept),
  constraint jenis_kategori_fk foreign key (kode_kategori) references kategori (kode_kategori)
);

create table kadar ( -- reference
  kode_kadar text not null,
  nama_kadar text not null,
  permil integer not null constraint kadar_permil_ck check (permil between 1 and 1000),
  golongan text not null,
  warna_nota text,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint kadar_pk primary key (kode_kadar)
);

create table grup ( -- reference
  kode_group text not null,
  nama_group text not null,
  kode_kadar text not null,
  aturan_berat text not null default 'TANPA',
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint grup_pk primary key (kode_group),
  constraint grup_kadar_fk foreign key (kode_kadar) references kadar (kode_kadar)
);

create table bank ( -- reference
  kode_bank text not null,
  nama_bank text not null,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint bank_pk primary key (kode_bank)
);

create table kode_transaksi ( -- reference
  kode_transaksi text not null,
  nama_transaksi text not null,
  jenis text not null,
  nomor_akun text,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint kode_transaksi_pk primary key (kode_transaksi)
);

create table kondisi_barang ( -- reference
  kode_kondisi text not null,
  nama_kondisi text not null,
  keterangan text,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint kondisi_barang_pk primary key (kode_kondisi)
);

create table akun ( -- reference
  nomor_akun text not null,
  nama_akun text not null,
  golongan text not null,
  saldo_normal text not null constraint akun_saldo_ck check (saldo_normal in ('DEBIT', 'KREDIT')),
  emas boolean not null default false,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint akun_pk primary key (nomor_akun)
);

create table gudang ( -- store
  kode_toko text not null,
  kode_gudang text not null,
  nama_gudang text not null,
  jenis_gudang text not null default 'ETALASE',
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint gudang_pk primary key (kode_toko, kode_gudang),
  constraint gudang_toko_fk foreign key (kode_toko) references toko (kode_toko)
);
call pagari('gudang');

create table baki ( -- store
  kode_toko text not null,
  kode_baki text not null,
  nama_baki text not null,
  kode_gudang text not null,
  kode_kategori text,
  berat_baki_mg bigint not null default 0,
  kapasitas integer,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint baki_pk primary key (kode_toko, kode_baki),
  constraint baki_toko_fk foreign key (kode_toko) references toko (kode_toko),
  constraint baki_gudang_fk foreign key (kode_toko, kode_gudang)
    references gudang (kode_toko, kode_gudang)
);
call pagari('baki');

create table sales ( -- store
  kode_toko text not null,
  kode_sales text not null,
  nama_sales text not null,
  kode_bank text not null,
  nama_bank text not null,
  no_rekening text not null,
  nama_rekening text not null,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint sales_pk primary key (kode_toko, kode_sales),
  constraint sales_toko_fk foreign key (kode_toko) references toko (kode_toko),
  constraint sales_bank_fk foreign key (kode_bank) references bank (kode_bank)
);
call pagari('sales');

create table rekening ( -- store
  kode_toko text not null,
  no_rekening text not null,
  nama_rekening text not null,
  kode_bank text not null,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint rekening_pk primary key (kode_toko, no_rekening),
  constraint rekening_toko_fk foreign key (kode_toko) references toko (kode_toko),
  constraint rekening_bank_fk foreign key (kode_bank) references bank (kode_bank)
);
call pagari('rekening');

create table bandrol ( -- store
  kode_toko text not null,
  kode_bandrol text not null,
  nama_bandrol text not null,
  harga_bandrol bigint not null,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint bandrol_pk primary key (kode_toko, kode_bandrol),
  constraint bandrol_toko_fk foreign key (kode_toko) references toko (kode_toko)
);
call pagari('bandrol');

create table ongkos ( -- store
  kode_toko text not null,
  kode_ongkos text not null,
  nama_ongkos text not null,
  kode_group text,
  ongkos_per_gram bigint not null default 0,
  ongkos_per_pcs bigint not null default 0,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint ongkos_pk primary key (kode_toko, kode_ongkos),
  constraint ongkos_toko_fk foreign key (kode_toko) references toko (kode_toko),
  constraint ongkos_grup_fk foreign key (kode_group) references grup (kode_group)
);
call pagari('ongkos');

create table keterangan_nota ( -- store
  kode_toko text not null,
  kode_keterangan text not null,
  jenis_nota text not null,
  keterangan text not null,
  urutan integer not null default 1,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint keterangan_nota_pk primary key (kode_toko, kode_keterangan),
  constraint keterangan_nota_toko_fk foreign key (kode_toko) references toko (kode_toko)
);
call pagari('keterangan_nota');

-- Account numbers per (trx, type, jenis_akun); the posting engine uses just these (decisions §12).
create table para_akun_transaksi ( -- reference
  trx text not null,
  type text not null,
  kode_akun text not null,
  jenis_akun text not null,
  nomor_akun text not null,
  diubah_pada timestamptz,
  diubah_oleh text,
  constraint para_akun_transaksi_pk primary key (trx, type, jenis_akun),
  constraint para_akun_transaksi_akun_fk foreign key (nomor_akun) references akun (nomor_akun)
);

-- The gold price board: append only. The price in force is the newest row per kadar and group.
create table harga_emas ( -- store
  kode_toko text not null,
  id uuid not null,
  kode_kadar text not null,
  kode_group text not null default '*',                         -- '*' = every group of the kadar
  harga_jual bigint not null,
  harga_beli bigint not null,
  berlaku_pada timestamptz not null,
  user_id text not null,
  otorisasi uuid,
  penyetuju text,
  constraint harga_emas_pk primary key (kode_toko, id),
  constraint harga_emas_toko_fk foreign key (kode_toko) references toko (kode_toko),
  constraint harga_emas_kadar_fk foreign key (kode_kadar) references kadar (kode_kadar),
  constraint harga_emas_harga_ck check (harga_jual > 0 and harga_beli > 0)
);
create index harga_emas_berlaku_idx
  on harga_emas (kode_toko, kode_kadar, kode_group, berlaku_pada desc);
call pagari('harga_emas');
