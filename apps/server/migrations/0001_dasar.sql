-- Stores, users, sessions, settings: what every other table hangs on.
-- Kinds of tables (06-performance §3): reference = shared by the chain, never refers to store rows;
-- store = kode_toko first in every key; local = of this installation.

create table toko (                                             -- reference
  kode_toko text not null,
  nomor smallint not null,                                      -- first two digits of its barcodes
  nama_toko text not null,
  alamat_toko text not null default '',
  kota text,
  telepon text,
  npwp text,
  tipe text not null default 'CABANG',
  portal text,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint toko_pk primary key (kode_toko),
  constraint toko_nomor_unik unique (nomor),
  constraint toko_nomor_ck check (nomor between 1 and 99),
  constraint toko_tipe_ck check (tipe in ('PUSAT', 'CABANG'))
);

create table users (                                            -- reference
  user_id text not null,
  kode_toko text not null,
  nama text not null,
  level text not null,
  sandi text not null,
  no_whatsapp text,
  akses jsonb not null default '[]',
  aktif boolean not null default true,
  dibuat_pada timestamptz not null default now(),
  diubah_pada timestamptz,
  constraint users_pk primary key (user_id),
  constraint users_toko_fk foreign key (kode_toko) references toko (kode_toko),
  constraint users_level_ck check (level in
    ('OWN', 'SU', 'MU', 'DEV', 'SPV', 'KASIR', 'SALES', 'ADMIN', 'GUDANG'))
);

create table sesi (                                             -- local
  token_hash bytea not null,
  user_id text not null,
  dibuat_pada timestamptz not null,
  dipakai_pada timestamptz not null,
  dicabut_pada timestamptz,
  constraint sesi_pk primary key (token_hash),
  constraint sesi_user_fk foreign key (user_id) references users (user_id)
);
create index sesi_user_idx on sesi (user_id) where dicabut_pada is null;

create table percobaan_sandi (                                  -- local: one limiter for all doors
  subjek text not null,
  pada timestamptz not null,
  id uuid not null,
  constraint percobaan_sandi_pk primary key (subjek, pada, id)
);

create table para_system (                                      -- store
  kode_toko text not null,
  kunci text not null,
  nilai text not null,
  diubah_pada timestamptz,
  diubah_oleh text,
  constraint para_system_pk primary key (kode_toko, kunci),
  constraint para_system_toko_fk foreign key (kode_toko) references toko (kode_toko)
);

create table modul (                                            -- store
  kode_toko text not null,
  kunci text not null,
  aktif boolean not null,
  constraint modul_pk primary key (kode_toko, kunci),
  constraint modul_toko_fk foreign key (kode_toko) references toko (kode_toko)
);

create table otorisasi (                                        -- store: one-use grants (R9)
  kode_toko text not null,
  id uuid not null,
  kategori text not null,
  peminta text not null,
  penyetuju text not null,
  sidik bytea,                                                  -- hash of the exact command
  rincian text not null,
  keterangan text not null,
  perintah jsonb,                                               -- what the supervisor saw
  pada timestamptz not null,
  berlaku_sampai timestamptz not null,
  dipakai_pada timestamptz,
  dipakai_untuk text,
  constraint otorisasi_pk primary key (kode_toko, id)
);
create index otorisasi_pada_idx on otorisasi (kode_toko, pada);

create table otorisasi_gagal (                                  -- store: refused and failed ones
  kode_toko text not null,
  id uuid not null,
  kategori text not null,
  peminta text not null,
  penyetuju text not null,
  sebab text not null,
  pada timestamptz not null,
  constraint otorisasi_gagal_pk primary key (kode_toko, id)
);

create table riwayat_master_pusat (                             -- reference
  id uuid not null,
  master text not null,
  kode text not null,
  aksi text not null,
  user_id text not null,
  pada timestamptz not null,
  sebelum jsonb,
  sesudah jsonb,
  constraint riwayat_master_pusat_pk primary key (master, kode, id)
);

create table riwayat_master_toko (                              -- store
  kode_toko text not null,
  id uuid not null,
  master text not null,
  kode text not null,
  aksi text not null,
  user_id text not null,
  pada timestamptz not null,
  sebelum jsonb,
  sesudah jsonb,
  constraint riwayat_master_toko_pk primary key (kode_toko, master, kode, id)
);

-- Row security of one store table: rows of the store the transaction works for, for everyone,
-- the owner included. Repeated by every migration that makes a store table.
create procedure pagari(p_tabel regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', p_tabel);
  execute format('alter table %s force row level security', p_tabel);
  execute format(
    'create policy milik_toko on %s using (kode_toko = current_setting(''app.kode_toko'', true))'
    ' with check (kode_toko = current_setting(''app.kode_toko'', true))', p_tabel);
end $$;

call pagari('para_system');
call pagari('modul');
call pagari('otorisasi');
call pagari('otorisasi_gagal');
call pagari('riwayat_master_toko');
