-- Masters of goods, prices, buying back and stones. Their rules stand in the definitions.

create table tukang ( -- store
  kode_toko text not null,
  kode_tukang text not null,
  nama_tukang text not null,
  jenis_kerja text not null,
  susut_permil integer not null default 0,
  telepon text,
  alamat text,
  status text not null default 'AKTIF',
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint tukang_pk primary key (kode_toko, kode_tukang),
  constraint tukang_toko_fk foreign key (kode_toko) references toko (kode_toko)
);
call pagari('tukang');

create table kondisi_pembelian ( -- reference
  kondisi_barang text not null,
  nama_kondisi text not null,
  hasil text not null,
  jenis_potongan text not null,
  potongan_rp bigint not null default 0,
  potongan_permil integer not null default 0,
  biaya_perbaikan bigint not null default 0,
  bisa_diperbaiki boolean not null default false,
  perlu_otorisasi boolean not null default false,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint kondisi_pembelian_pk primary key (kondisi_barang)
);

create table rugi_nota ( -- store
  kode_toko text not null,
  kode_rugi text not null,
  nama_rugi text not null,
  kode_kadar text,
  kode_group text,
  umur_dari integer not null default 0,
  umur_sampai integer,
  cara text not null,
  rugi_per_gram bigint not null default 0,
  rugi_permil integer not null default 0,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint rugi_nota_pk primary key (kode_toko, kode_rugi),
  constraint rugi_nota_toko_fk foreign key (kode_toko) references toko (kode_toko),
  constraint rugi_nota_kadar_fk foreign key (kode_kadar) references kadar (kode_kadar),
  constraint rugi_nota_grup_fk foreign key (kode_group) references grup (kode_group)
);
call pagari('rugi_nota');

create table potongan_pembelian ( -- store
  kode_toko text not null,
  kode_potongan text not null,
  nama_potongan text not null,
  kode_group text,
  jenis_potongan text not null,
  potongan_rp bigint not null default 0,
  potongan_permil integer not null default 0,
  keterangan text,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint potongan_pembelian_pk primary key (kode_toko, kode_potongan),
  constraint potongan_pembelian_toko_fk foreign key (kode_toko) references toko (kode_toko),
  constraint potongan_pembelian_grup_fk foreign key (kode_group) references grup (kode_group)
);
call pagari('potongan_pembelian');

create table potongan_kategori ( -- store
  kode_toko text not null,
  kode_potongan text not null,
  nama_potongan text not null,
  kode_kategori text not null,
  jenis_potongan text not null,
  potongan_rp bigint not null default 0,
  potongan_permil integer not null default 0,
  tgl_dari date,
  tgl_sampai date,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint potongan_kategori_pk primary key (kode_toko, kode_potongan),
  constraint potongan_kategori_toko_fk foreign key (kode_toko) references toko (kode_toko),
  constraint potongan_kategori_kategori_fk foreign key (kode_kategori)
    references kategori (kode_kategori)
);
call pagari('potongan_kategori');

create table supplier ( -- reference
  kode_supplier text not null,
  nama_supplier text not null,
  kota text,
  telepon text,
  alamat text,
  npwp text,
  tempo_hari integer not null default 0,
  beri_faktur boolean not null default false,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint supplier_pk primary key (kode_supplier)
);

create table harga_beli ( -- store
  kode_toko text not null,
  kode_harga text not null,
  harga_per_gram bigint not null default 0,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint harga_beli_pk primary key (kode_toko, kode_harga),
  constraint harga_beli_toko_fk foreign key (kode_toko) references toko (kode_toko)
);
call pagari('harga_beli');

create table kelompok_harga ( -- reference
  kelompok_harga text not null,
  nama_kelompok text not null,
  kode_kadar text,
  keterangan text,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint kelompok_harga_pk primary key (kelompok_harga),
  constraint kelompok_harga_kadar_fk foreign key (kode_kadar) references kadar (kode_kadar)
);

create table jenis_group ( -- reference
  kode_jenis_group text not null,
  jenis_group text not null,
  dasar text not null,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint jenis_group_pk primary key (kode_jenis_group)
);

create table supplier_berlian ( -- reference
  kode_supplier text not null,
  nama_supplier text not null,
  sertifikat text not null,
  kota text,
  telepon text,
  alamat text,
  npwp text,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint supplier_berlian_pk primary key (kode_supplier)
);

create table jenis_batu ( -- reference
  kode_batu text not null,
  nama_batu text not null,
  golongan_batu text not null,
  per_karat boolean not null default false,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint jenis_batu_pk primary key (kode_batu)
);

create table batu_shape ( -- reference
  kode_shape text not null,
  nama_shape text not null,
  urutan integer not null,
  arti text,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint batu_shape_pk primary key (kode_shape)
);

create table batu_color ( -- reference
  kode_color text not null,
  nama_color text not null,
  urutan integer not null,
  arti text,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint batu_color_pk primary key (kode_color)
);

create table batu_clarity ( -- reference
  kode_clarity text not null,
  nama_clarity text not null,
  urutan integer not null,
  arti text,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint batu_clarity_pk primary key (kode_clarity)
);

create table batu_cutgrade ( -- reference
  kode_cutgrade text not null,
  nama_cutgrade text not null,
  urutan integer not null,
  arti text,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint batu_cutgrade_pk primary key (kode_cutgrade)
);

create table batu_polish ( -- reference
  kode_polish text not null,
  nama_polish text not null,
  urutan integer not null,
  arti text,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint batu_polish_pk primary key (kode_polish)
);

create table batu_symmetry ( -- reference
  kode_symmetry text not null,
  nama_symmetry text not null,
  urutan integer not null,
  arti text,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint batu_symmetry_pk primary key (kode_symmetry)
);

create table batu_fluorescence ( -- reference
  kode_fluorescence text not null,
  nama_fluorescence text not null,
  urutan integer not null,
  arti text,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint batu_fluorescence_pk primary key (kode_fluorescence)
);

create table berlian ( -- store
  kode_toko text not null,
  kode_berlian text not null,
  nama_berlian text not null,
  kode_shape text not null,
  kode_color text not null,
  kode_clarity text not null,
  karat_dari_e2 integer not null,
  karat_sampai_e2 integer not null,
  harga_per_karat bigint not null,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint berlian_pk primary key (kode_toko, kode_berlian),
  constraint berlian_toko_fk foreign key (kode_toko) references toko (kode_toko),
  constraint berlian_shape_fk foreign key (kode_shape) references batu_shape (kode_shape),
  constraint berlian_color_fk foreign key (kode_color) references batu_color (kode_color),
  constraint berlian_clarity_fk foreign key (kode_clarity) references batu_clarity (kode_clarity)
);
call pagari('berlian');

-- What a purity is measured at, beside its nominal; both empty: nothing is said.
alter table kadar
  add column permil_min integer constraint kadar_min_ck check (permil_min between 1 and permil),
  add column permil_max integer constraint kadar_max_ck check (permil_max between permil and 1000);
-- The colour of the nota's paper is one of a list now; what was written there otherwise is dropped.
update kadar set warna_nota = upper(replace(warna_nota, ' ', '_')) where warna_nota is not null;
update kadar set warna_nota = null
where warna_nota not in ('PUTIH', 'KUNING', 'MERAH_MUDA', 'HIJAU', 'BIRU', 'JINGGA', 'UNGU');
