-- Messages between stores (decision 0055). A document writes them beside itself, numbered by store
-- as its chain goes on; the courier brings each to the store it is for, whose inbox keeps its key:
-- what was brought twice is taken in once. Nobody wrote messages before.
alter table outbox
  add column urut bigint not null,                              -- 1..n in the store, as they came
  add column nomor text not null,                               -- the document that says it
  add column ke text not null,                                  -- the store it is for
  add column coba_lagi_pada timestamptz,                        -- after a failure: not before this
  add constraint outbox_urut_unik unique (kode_toko, urut);
drop index outbox_belum_idx;
create index outbox_belum_idx on outbox (kode_toko, saluran, urut) where terkirim_pada is null;

create table pesan_masuk (                                      -- store: keys of what was taken in
  kode_toko text not null,
  asal text not null,                                           -- the store it came from
  id uuid not null,
  saluran text not null,
  urut bigint not null,
  diterima_pada timestamptz not null,
  constraint pesan_masuk_pk primary key (kode_toko, asal, id),
  constraint pesan_masuk_urut_unik unique (kode_toko, asal, urut)
);

-- What head office was told of the closings of its branches.
create table kabar_tutup (                                      -- store: closings of other stores
  kode_toko text not null,
  asal text not null,                                           -- the store that was closed
  no_tutup text not null,
  id uuid not null,                                             -- the message that told it
  tgl date not null,
  tgl_berikut date not null,
  ditutup_pada timestamptz not null,
  ditutup_oleh text not null,
  lebih_rp bigint not null,                                     -- of drawers with too much
  kurang_rp bigint not null,                                    -- of drawers with too little
  alasan text not null,
  constraint kabar_tutup_pk primary key (kode_toko, asal, no_tutup),
  constraint kabar_tutup_pesan_unik unique (kode_toko, asal, id),
  constraint kabar_tutup_rp_ck check (lebih_rp >= 0 and kurang_rp >= 0)
);
create index kabar_tutup_tgl_idx on kabar_tutup (kode_toko, asal, ditutup_pada desc);

call pagari('pesan_masuk');
call pagari('kabar_tutup');

create trigger abadi before update or delete or truncate on pesan_masuk
  for each statement execute function tolak_ubah();
create trigger abadi before update or delete or truncate on kabar_tutup
  for each statement execute function tolak_ubah();
