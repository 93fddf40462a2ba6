-- Settings: who changed what when, and the picture on a store's papers.

create table riwayat_pengaturan (                               -- store
  kode_toko text not null,
  id uuid not null,
  jenis text not null,
  kunci text not null,
  lama text not null,
  baru text not null,
  user_id text not null,
  pada timestamptz not null,
  constraint riwayat_pengaturan_pk primary key (kode_toko, id),
  constraint riwayat_pengaturan_jenis_ck check (jenis in ('SETTING', 'MODUL', 'TOKO'))
);
create index riwayat_pengaturan_pada_idx on riwayat_pengaturan (kode_toko, pada);

create table logo_toko (                                        -- store
  kode_toko text not null,
  berkas text not null,
  lebar integer not null,
  tinggi integer not null,
  diubah_pada timestamptz not null,
  diubah_oleh text not null,
  constraint logo_toko_pk primary key (kode_toko)
);

create table layanan (                                          -- store: servers of others
  kode_toko text not null,
  kode_layanan text not null,
  alamat text not null,
  kunci bytea,                                                  -- sealed, never sent back
  templat jsonb not null default '{}',
  diubah_pada timestamptz not null,
  diubah_oleh text not null,
  constraint layanan_pk primary key (kode_toko, kode_layanan)
);

call pagari('riwayat_pengaturan');
call pagari('logo_toko');
call pagari('layanan');
