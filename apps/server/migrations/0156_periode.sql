-- Closed months (decision 0069): each closing keeps the trial balance of its month, in rupiah and
-- in fine gold, with its hash. A month that was opened again and closed anew has a row for each.

create table periode (                                          -- store: closings of months
  kode_toko text not null,
  no_tutup text not null,                                       -- the document that closed it
  versi bigint not null,
  status text not null,
  bulan date not null,                                          -- its first day
  tgl date not null,
  pada timestamptz not null,
  user_id text not null,
  saldo jsonb not null,                                         -- account by account
  hash text not null,                                           -- SHA-256 of it, in hex
  alasan text,                                                  -- why it was opened again
  no_buka text,
  constraint periode_pk primary key (kode_toko, no_tutup),
  constraint periode_status_ck check (status in ('TUTUP', 'DIBUKA')),
  constraint periode_buka_ck check ((status = 'DIBUKA') = (no_buka is not null)),
  constraint periode_alasan_ck check (status = 'TUTUP' or alasan <> ''),
  constraint periode_bulan_ck check (extract(day from bulan) = 1)
);
create unique index periode_tutup_unik on periode (kode_toko, bulan) where status = 'TUTUP';

create table gerak_periode (                                    -- store: closed, opened again
  kode_toko text not null,
  no_tutup text not null,
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
  constraint gerak_periode_pk primary key (kode_toko, no_tutup, versi)
);
create index gerak_periode_nomor_idx on gerak_periode (kode_toko, nomor);

call pagari('periode');
call pagari('gerak_periode');

create trigger abadi before update or delete or truncate on gerak_periode
  for each statement execute function tolak_ubah();
