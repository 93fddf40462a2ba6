-- Sales that somebody else has still to approve, where a store asks for it: laid down with all that
-- was agreed, their pieces held, no money booked. Like a bon, a submission has a row that says how
-- it stands and movements that say how it came there; both are written by post() alone. Its pieces
-- and their prices are the lines of the document that submitted it.

create table ajuan (                                            -- store: submitted sales
  kode_toko text not null,
  no_ajuan text not null,                                       -- the document that submitted it
  versi bigint not null,
  status text not null,
  tgl date not null,
  pada timestamptz not null,
  user_id text not null,                                        -- who submitted it
  kode_sales text not null,
  nama_customer text,
  telp_customer text,
  pcs integer not null,
  berat_mg bigint not null,
  total_rp bigint not null,                                     -- to be paid, PPh 22 in it
  isi jsonb not null,                                           -- head, tenders, journal as agreed
  keterangan text,                                              -- why it was refused, taken back
  no_akhir text,                                                -- what ended it: sale, refusal …
  constraint ajuan_pk primary key (kode_toko, no_ajuan),
  constraint ajuan_status_ck check (status in ('MENUNGGU', 'DISETUJUI', 'DITOLAK', 'DITARIK')),
  constraint ajuan_akhir_ck check ((status = 'MENUNGGU') = (no_akhir is null))
);
create index ajuan_tunggu_idx on ajuan (kode_toko, pada) where status = 'MENUNGGU';
create index ajuan_pada_idx on ajuan (kode_toko, pada desc, no_ajuan);
create index ajuan_tgl_idx on ajuan (kode_toko, tgl);

create table gerak_ajuan (                                      -- store: what became of it
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
  constraint gerak_ajuan_pk primary key (kode_toko, no_ajuan, versi)
);
create index gerak_ajuan_nomor_idx on gerak_ajuan (kode_toko, nomor);

call pagari('ajuan');
call pagari('gerak_ajuan');

create trigger abadi before update or delete or truncate on gerak_ajuan
  for each statement execute function tolak_ubah();

-- A piece in a submitted sale: still the store's, in its tray, held for its buyer.
alter table barang drop constraint barang_status_ck,
  add constraint barang_status_ck check (status in ('ADA', 'DIPERIKSA', 'BLN', 'CUCI', 'SEPUH',
    'TUKANG', 'CONTOH', 'KIRIM', 'PESANAN', 'DITAHAN', 'TERJUAL', 'HANCUR', 'HILANG', 'BATAL',
    'RETUR', 'PINDAH'));
create index barang_diperiksa_idx on barang (kode_toko, kode_baki, kode_barcode)
  where status = 'DIPERIKSA';
