-- Money between stores (decision 0066). The sender's document tells the store it is for, which
-- keeps here what is on its way to it; that row is where it is decided whether it is received or
-- taken back, once. The receiver's document tells the sender, which keeps that beside its own.
create table uang_datang (                                      -- store: money sent here
  kode_toko text not null,
  no_reff text not null,                                        -- the sender's document
  asal text not null,                                           -- the store that sent it
  tgl date not null,
  dikirim_pada timestamptz not null,
  dikirim_oleh text not null,
  jumlah_rp bigint not null,
  keterangan text not null,
  status text not null,
  ditahan_sampai timestamptz,                                   -- its sender is taking it back
  no_terima text,
  constraint uang_datang_pk primary key (kode_toko, no_reff),
  -- a document receives one sending
  constraint uang_datang_terima_unik unique (kode_toko, no_terima),
  constraint uang_datang_status_ck check (status in ('OPEN', 'DONE', 'BATAL')),
  constraint uang_datang_terima_ck check ((status = 'DONE') = (no_terima is not null)),
  constraint uang_datang_rp_ck check (jumlah_rp > 0)
);
create index uang_datang_tgl_idx on uang_datang (kode_toko, tgl, no_reff);
call pagari('uang_datang');

create table kabar_uang (                                       -- store: received elsewhere
  kode_toko text not null,
  no_reff text not null,                                        -- the document of this store
  id uuid not null,                                             -- the message that told it
  no_terima text not null,
  diterima_pada timestamptz not null,
  diterima_oleh text not null,
  constraint kabar_uang_pk primary key (kode_toko, no_reff)
);
call pagari('kabar_uang');
create trigger abadi before update or delete or truncate on kabar_uang
  for each statement execute function tolak_ubah();

insert into para_akun_transaksi (trx, type, kode_akun, jenis_akun, nomor_akun)
  select 'KIRIM_UANG', 'UMUM', m.kode_akun, m.jenis_akun, m.nomor_akun
  from (values
    ('D1', 'KAS_PERJALANAN', '1103'),
    ('K1', 'KAS', '1101'),
    ('K2', 'KAS_GADAI', '1102'),
    ('K3', 'BANK', '1111')
  ) as m (kode_akun, jenis_akun, nomor_akun)
  join akun a on a.nomor_akun = m.nomor_akun
  on conflict do nothing;
