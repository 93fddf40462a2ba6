-- Exports: one row per job, so that any process can tell how far it is and serve its file.

create table ekspor (                                           -- store
  kode_toko text not null,
  id uuid not null,
  user_id text not null,
  judul text not null,
  isi jsonb not null,                                           -- what was asked for
  status text not null,
  baris bigint not null default 0,
  selesai integer not null default 0,                           -- sources written so far
  jumlah integer not null,                                      -- sources asked for
  berkas text,
  ukuran bigint,
  galat text,
  dibuat_pada timestamptz not null,
  denyut_pada timestamptz not null,                             -- last sign of the process at work
  constraint ekspor_pk primary key (kode_toko, id),
  constraint ekspor_status_ck check (status in ('JALAN', 'SELESAI', 'BATAL', 'GAGAL'))
);
create index ekspor_user_idx on ekspor (kode_toko, user_id, dibuat_pada);

call pagari('ekspor');
