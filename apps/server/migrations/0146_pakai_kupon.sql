-- Coupons that sales used. Like a bon, a use has a row that says how it stands and movements that
-- say how it came there; both are written by post() alone. What a coupon has left is its quota less
-- its uses that stand: a cancelled sale gives its use back.

create table pakai_kupon (                                      -- store: uses of coupons
  kode_toko text not null,
  no_faktur_jual text not null,                                 -- the sale that used it
  versi bigint not null,
  status text not null,
  tgl date not null,
  kode_kupon text not null,
  kupon_versi integer not null,                                 -- version of the coupon
  pembeli text,                                                 -- member or telephone of the buyer
  sekali boolean not null,                                      -- one a buyer
  potongan_rp bigint not null,
  constraint pakai_kupon_pk primary key (kode_toko, no_faktur_jual),
  constraint pakai_kupon_status_ck check (status in ('DIPAKAI', 'BATAL')),
  constraint pakai_kupon_pembeli_ck check (pembeli is not null or not sekali)
);
create index pakai_kupon_pakai_idx on pakai_kupon (kode_toko, kode_kupon)
  where status = 'DIPAKAI';
-- the second wall: two sales cannot both be the one of a buyer
create unique index pakai_kupon_sekali_unik on pakai_kupon (kode_toko, kode_kupon, pembeli)
  where status = 'DIPAKAI' and sekali;
create index pakai_kupon_tgl_idx on pakai_kupon (kode_toko, tgl);

create table gerak_pakai_kupon (                                -- store: what became of it
  kode_toko text not null,
  no_faktur_jual text not null,
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
  -- the second wall (R3): two documents cannot both make the same version of a use
  constraint gerak_pakai_kupon_pk primary key (kode_toko, no_faktur_jual, versi)
);
create index gerak_pakai_kupon_nomor_idx on gerak_pakai_kupon (kode_toko, nomor);

call pagari('pakai_kupon');
call pagari('gerak_pakai_kupon');

create trigger abadi before update or delete or truncate on gerak_pakai_kupon
  for each statement execute function tolak_ubah();
