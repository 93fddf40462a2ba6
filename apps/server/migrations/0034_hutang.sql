-- Pawn loans. Like a piece, a loan has a row that says how it stands and movements that say how it
-- came there; both are written by post() alone. The pledge of a loan never changes: a renewal that
-- hands some of it back opens a new loan with what stays (04-domain B10).

create table hutang (                                           -- store: loans against a pledge
  kode_toko text not null,
  no_faktur_hutang text not null,
  versi bigint not null,
  status text not null,
  no_asal text,                                                 -- the loan it renews
  no_penerus text,                                              -- the loan that renews it
  no_akhir text,                                                -- the document that ended it
  tgl_hutang date not null,
  tgl_jatuh_tempo date not null,
  kode_sales text not null,
  kode_customer text,
  nama_customer text not null,
  alamat_customer text,
  telp_customer text,
  jenis_identitas text not null,
  no_identitas text not null,
  jumlah_hutang_rp bigint not null,
  taksiran_rp bigint not null,
  plafond_rp bigint not null,
  berat_mg bigint not null,
  murni_ug bigint not null,
  syarat jsonb not null,                                        -- terms it was written under
  lokasi text,
  keterangan text,
  -- how it ended; null while it is open
  tgl_lunas date,
  lama_pinjam integer,
  bunga_rp bigint,
  denda_rp bigint,
  hasil_rp bigint,                                              -- of an auction
  biaya_rp bigint,
  kelebihan_rp bigint,
  kekurangan_rp bigint,
  constraint hutang_pk primary key (kode_toko, no_faktur_hutang),
  constraint hutang_status_ck check (status in ('AKTIF', 'LUNAS', 'DIPERPANJANG', 'DILELANG',
    'KELEBIHAN_DIBAYAR', 'BATAL')),
  constraint hutang_pokok_ck check (jumlah_hutang_rp > 0),
  constraint hutang_akhir_ck check ((status in ('AKTIF', 'BATAL')) = (tgl_lunas is null))
);
create index hutang_terbuka_idx on hutang (kode_toko, tgl_jatuh_tempo) where status = 'AKTIF';
create index hutang_tgl_idx on hutang (kode_toko, tgl_hutang, no_faktur_hutang);
create index hutang_lunas_idx on hutang (kode_toko, tgl_lunas) where tgl_lunas is not null;
create index hutang_lelang_idx on hutang (kode_toko, tgl_lunas) where status = 'DILELANG';
create index hutang_akhir_idx on hutang (kode_toko, no_akhir) where no_akhir is not null;
create index hutang_identitas_idx on hutang (kode_toko, no_identitas);

create table hutang_barang (                                    -- store: what lies in pledge
  kode_toko text not null,
  no_faktur_hutang text not null,
  baris integer not null,
  nama_barang text not null,
  kode_dept text,
  kode_kadar text not null,
  permil integer not null,
  jumlah integer not null,
  berat_kotor_mg bigint not null,
  berat_mg bigint not null,                                     -- the gold alone
  murni_ug bigint not null,
  kode_kondisi text not null,
  potongan_permil integer not null,
  harga_per_gram bigint not null,
  plafond_permil integer not null,
  taksiran_rp bigint not null,
  plafond_rp bigint not null,
  keterangan text,
  constraint hutang_barang_pk primary key (kode_toko, no_faktur_hutang, baris)
);

create table gerak_hutang (                                     -- store: what became of a loan
  kode_toko text not null,
  no_faktur_hutang text not null,
  versi bigint not null,                                        -- version of the loan it made
  nomor text not null,
  jenis text not null,
  tgl date not null,
  pada timestamptz not null,
  user_id text not null,
  dari_status text,
  ke_status text not null,
  -- the second wall (R3): two documents cannot both make the same version of a loan
  constraint gerak_hutang_pk primary key (kode_toko, no_faktur_hutang, versi)
);
create index gerak_hutang_nomor_idx on gerak_hutang (kode_toko, nomor);

create table pemberitahuan_hutang (                             -- store: the customer was told
  kode_toko text not null,
  no_faktur_hutang text not null,
  id uuid not null,
  tgl date not null,
  pada timestamptz not null,
  user_id text not null,
  cara text not null,
  keterangan text,
  constraint pemberitahuan_hutang_pk primary key (kode_toko, no_faktur_hutang, id),
  constraint pemberitahuan_hutang_fk foreign key (kode_toko, no_faktur_hutang)
    references hutang (kode_toko, no_faktur_hutang)
);

create table validasi_hutang (                                  -- store: checked by another person
  kode_toko text not null,
  nomor text not null,
  pada timestamptz not null,
  user_id text not null,
  hasil text not null,
  keterangan text,
  constraint validasi_hutang_pk primary key (kode_toko, nomor),
  constraint validasi_hutang_hasil_ck check (hasil in ('SESUAI', 'TIDAK_SESUAI'))
);

call pagari('hutang');
call pagari('hutang_barang');
call pagari('gerak_hutang');
call pagari('pemberitahuan_hutang');
call pagari('validasi_hutang');

create trigger abadi before update or delete or truncate on hutang_barang
  for each statement execute function tolak_ubah();
create trigger abadi before update or delete or truncate on gerak_hutang
  for each statement execute function tolak_ubah();
create trigger abadi before update or delete or truncate on pemberitahuan_hutang
  for each statement execute function tolak_ubah();
create trigger abadi before update or delete or truncate on validasi_hutang
  for each statement execute function tolak_ubah();

-- Accounts of the pawn journals and of the pawn drawer's differences, in a chain that has its chart
-- already; a new one gets them with the rest.
insert into para_akun_transaksi (trx, type, kode_akun, jenis_akun, nomor_akun)
  select m.trx, 'UMUM', m.kode_akun, m.jenis_akun, m.nomor_akun
  from (values
    ('TUTUP_TOKO', 'K3', 'KAS_GADAI', '1102'),
    ('HUTANG', 'D1', 'PIUTANG_GADAI', '1133'),
    ('HUTANG', 'D2', 'PIUTANG_EDC', '1121'),
    ('HUTANG', 'D3', 'PIUTANG_QRIS', '1122'),
    ('HUTANG', 'D4', 'KERUGIAN_GADAI', '5124'),
    ('HUTANG', 'D5', 'BARANG_JAMINAN', '9101'),
    ('HUTANG', 'K1', 'KAS', '1101'),
    ('HUTANG', 'K2', 'KAS_GADAI', '1102'),
    ('HUTANG', 'K3', 'BANK', '1111'),
    ('HUTANG', 'K4', 'PENDAPATAN_BUNGA', '4112'),
    ('HUTANG', 'K5', 'PENDAPATAN_DENDA', '4112'),
    ('HUTANG', 'K6', 'BIAYA_LELANG', '2115'),
    ('HUTANG', 'K7', 'KELEBIHAN_LELANG', '2114'),
    ('HUTANG', 'K8', 'KONTRA_JAMINAN', '9102')
  ) as m (trx, kode_akun, jenis_akun, nomor_akun)
  join akun a on a.nomor_akun = m.nomor_akun
  on conflict do nothing;
