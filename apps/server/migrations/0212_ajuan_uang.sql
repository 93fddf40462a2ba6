-- Money in and out by a kode transaksi, where a store has it validated by another (decision 0099):
-- laid down by one, booked when another approves it. Like a submitted sale, each has a row that
-- says how it stands and movements that say how it came there; both are written by post() alone.

create table ajuan_uang (                                       -- store: submitted money
  kode_toko text not null,
  no_ajuan text not null,                                       -- the document that submitted it
  versi bigint not null,
  status text not null,
  tgl date not null,
  pada timestamptz not null,
  user_id text not null,                                        -- who wrote it
  arah text not null,
  kode_transaksi text not null,
  keterangan text not null,
  total_rp bigint not null,
  isi jsonb not null,                                           -- kind, place, account as agreed
  alasan text,                                                  -- why it was refused, taken back
  no_akhir text,                                                -- what ended it
  constraint ajuan_uang_pk primary key (kode_toko, no_ajuan),
  constraint ajuan_uang_status_ck
    check (status in ('MENUNGGU', 'DISETUJUI', 'DITOLAK', 'DITARIK')),
  constraint ajuan_uang_akhir_ck check ((status = 'MENUNGGU') = (no_akhir is null)),
  constraint ajuan_uang_arah_ck check (arah in ('MASUK', 'KELUAR')),
  constraint ajuan_uang_total_ck check (total_rp > 0)
);
create index ajuan_uang_tunggu_idx on ajuan_uang (kode_toko, pada) where status = 'MENUNGGU';
create index ajuan_uang_pada_idx on ajuan_uang (kode_toko, pada desc, no_ajuan);
-- what one person submitted on a day counts to his bound
create index ajuan_uang_orang_idx on ajuan_uang (kode_toko, tgl, user_id);

create table gerak_ajuan_uang (                                 -- store: what became of it
  kode_toko text not null,
  no_ajuan text not null,
  versi bigint not null,                                        -- version of the row it made
  nomor text not null,
  jenis text not null,
  tgl date not null,
  pada timestamptz not null,
  user_id text not null,
  dari_status text,
  ke_status text not null,
  sebelum jsonb,
  sesudah jsonb,
  -- the second wall (R3): two documents cannot both make the same version of a submission
  constraint gerak_ajuan_uang_pk primary key (kode_toko, no_ajuan, versi)
);
create index gerak_ajuan_uang_nomor_idx on gerak_ajuan_uang (kode_toko, nomor);

call pagari('ajuan_uang');
call pagari('gerak_ajuan_uang');

create trigger abadi before update or delete or truncate on gerak_ajuan_uang
  for each statement execute function tolak_ubah();
