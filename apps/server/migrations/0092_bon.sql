-- Open matters of customers: money kept for one, and later what is ordered, mended or paid by
-- instalments. Like a loan, a bon has a row that says how it stands and movements that say how it
-- came there; both are written by post() alone.

create table bon (                                              -- store: matters of customers
  kode_toko text not null,
  no_bon text not null,                                         -- its first document
  jenis text not null,
  versi bigint not null,
  status text not null,
  kode_member text,
  nama text not null,
  telp text not null,
  alamat text,
  kode_sales text,
  tgl date not null,
  uang_rp bigint not null,                                      -- the customer's money held
  keterangan text,
  constraint bon_pk primary key (kode_toko, no_bon),
  constraint bon_jenis_ck check (jenis in ('TITIPAN')),
  constraint bon_status_ck check (status in ('TERBUKA', 'HABIS', 'KEMBALI', 'BATAL')),
  constraint bon_uang_ck check (uang_rp >= 0),
  constraint bon_akhir_ck check (status = 'TERBUKA' or uang_rp = 0)
);
create index bon_terbuka_idx on bon (kode_toko, jenis, tgl) where status = 'TERBUKA';
create index bon_tgl_idx on bon (kode_toko, tgl, no_bon);
create index bon_telp_idx on bon (kode_toko, telp);

create table gerak_bon (                                        -- store: what became of a bon
  kode_toko text not null,
  no_bon text not null,
  versi bigint not null,                                        -- version of the bon it made
  nomor text not null,
  jenis text not null,
  tgl date not null,
  pada timestamptz not null,
  user_id text not null,
  dari_status text,
  ke_status text not null,
  sebelum jsonb,
  sesudah jsonb,
  -- the second wall (R3): two documents cannot both make the same version of a bon
  constraint gerak_bon_pk primary key (kode_toko, no_bon, versi)
);
create index gerak_bon_nomor_idx on gerak_bon (kode_toko, nomor);

call pagari('bon');
call pagari('gerak_bon');

create trigger abadi before update or delete or truncate on gerak_bon
  for each statement execute function tolak_ubah();

-- Accounts of deposits, in a chain that has its chart already; a new one gets them with the rest.
insert into para_akun_transaksi (trx, type, kode_akun, jenis_akun, nomor_akun)
  select m.trx, 'UMUM', m.kode_akun, m.jenis_akun, m.nomor_akun
  from (values
    ('TITIPAN', 'D1', 'KAS', '1101'),
    ('TITIPAN', 'D2', 'PIUTANG_EDC', '1121'),
    ('TITIPAN', 'D3', 'PIUTANG_QRIS', '1122'),
    ('TITIPAN', 'D4', 'BANK', '1111'),
    ('TITIPAN', 'K1', 'HUTANG_TITIPAN', '2111'),
    ('PENJUALAN', 'D7', 'HUTANG_TITIPAN', '2111')
  ) as m (trx, kode_akun, jenis_akun, nomor_akun)
  join akun a on a.nomor_akun = m.nomor_akun
  on conflict do nothing;
