-- Pieces that a craftsman has (13 §1): a batch is sent and comes back in parts; what it lost beyond
-- what is allowed waits until somebody judges who bears it.

create table batch_cuci (                                       -- store: pieces at a craftsman
  kode_toko text not null,
  no_kirim text not null,                                       -- its first document
  versi bigint not null,
  status text not null,
  proses text not null,
  kode_tukang text not null,
  tgl date not null,
  tgl_janji date,                                               -- when it should be back
  pcs integer not null,
  sisa_pcs integer not null,                                    -- not back yet
  berat_mg bigint not null,
  keterangan text,
  constraint batch_cuci_pk primary key (kode_toko, no_kirim),
  constraint batch_cuci_tukang_fk foreign key (kode_toko, kode_tukang)
    references tukang (kode_toko, kode_tukang),
  constraint batch_cuci_proses_ck check (proses in ('CUCI', 'SEPUH', 'REPARASI')),
  constraint batch_cuci_status_ck
    check (status in ('DIKIRIM', 'SEBAGIAN', 'KEMBALI', 'SELESAI', 'BATAL')),
  constraint batch_cuci_sisa_ck check (sisa_pcs between 0 and pcs),
  constraint batch_cuci_akhir_ck check (status in ('DIKIRIM', 'SEBAGIAN') = (sisa_pcs > 0))
);
create index batch_cuci_tgl_idx on batch_cuci (kode_toko, tgl, no_kirim);
create index batch_cuci_luar_idx on batch_cuci (kode_toko, tgl_janji)
  where status in ('DIKIRIM', 'SEBAGIAN');

create table gerak_batch_cuci (                                 -- store: what became of a batch
  kode_toko text not null,
  no_kirim text not null,
  versi bigint not null,                                        -- version of the batch it made
  nomor text not null,
  jenis text not null,
  tgl date not null,
  pada timestamptz not null,
  user_id text not null,
  dari_status text,
  ke_status text not null,
  sebelum jsonb,
  sesudah jsonb,
  -- the second wall (R3): two documents cannot both make the same version of a batch
  constraint gerak_batch_cuci_pk primary key (kode_toko, no_kirim, versi)
);
create index gerak_batch_cuci_nomor_idx on gerak_batch_cuci (kode_toko, nomor);

create table susut (                                            -- store: losses that wait
  kode_toko text not null,
  no_susut text not null,                                       -- the document that found it
  versi bigint not null,
  status text not null,
  sumber text not null,
  no_kirim text not null,
  kode_tukang text not null,
  tgl date not null,
  susut_mg bigint not null,
  izin_mg bigint not null,
  tunggu_rp bigint not null,                                    -- what waits, at cost
  tunggu_ug bigint not null,
  penanggung text,                                              -- who bears it, once judged
  constraint susut_pk primary key (kode_toko, no_susut),
  constraint susut_status_ck check (status in ('MENUNGGU', 'DITERIMA', 'DIBEBANKAN', 'BATAL')),
  constraint susut_sumber_ck check (sumber in ('CUCI', 'SEPUH', 'REPARASI', 'HILANG')),
  constraint susut_tunggu_ck check (tunggu_rp >= 0 and tunggu_ug >= 0)
);
create index susut_tunggu_idx on susut (kode_toko, tgl) where status = 'MENUNGGU';
create index susut_tgl_idx on susut (kode_toko, tgl, no_susut);

create table gerak_susut (                                      -- store: what became of a loss
  kode_toko text not null,
  no_susut text not null,
  versi bigint not null,                                        -- version of the loss it made
  nomor text not null,
  jenis text not null,
  tgl date not null,
  pada timestamptz not null,
  user_id text not null,
  dari_status text,
  ke_status text not null,
  sebelum jsonb,
  sesudah jsonb,
  constraint gerak_susut_pk primary key (kode_toko, no_susut, versi)
);
create index gerak_susut_nomor_idx on gerak_susut (kode_toko, nomor);

call pagari('batch_cuci');
call pagari('gerak_batch_cuci');
call pagari('susut');
call pagari('gerak_susut');

create trigger abadi before update or delete or truncate on gerak_batch_cuci
  for each statement execute function tolak_ubah();
create trigger abadi before update or delete or truncate on gerak_susut
  for each statement execute function tolak_ubah();

-- What a process may lose of what was sent, by kadar where it says one (13 §0.5).
create table parameter_susut ( -- store
  kode_toko text not null,
  kode_susut text not null,
  nama_susut text not null,
  proses text not null,
  kode_kadar text,
  susut_permil integer not null,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint parameter_susut_pk primary key (kode_toko, kode_susut),
  constraint parameter_susut_toko_fk foreign key (kode_toko) references toko (kode_toko),
  constraint parameter_susut_kadar_fk foreign key (kode_kadar) references kadar (kode_kadar)
);
call pagari('parameter_susut');

-- Accounts of a chain of before, where the numbers are free, and where its journals go.
insert into akun (nomor_akun, nama_akun, golongan, saldo_normal, emas)
  select m.* from (values
    ('1136', 'Piutang Susut dan Selisih', 'ASET', 'DEBIT', true),
    ('1213', 'Susut Menunggu Validasi', 'ASET', 'DEBIT', true)) as m
  where exists (select from akun where nomor_akun = '1202' and golongan = 'ASET')
  on conflict do nothing;
insert into para_akun_transaksi (trx, type, kode_akun, jenis_akun, nomor_akun)
  select 'CUCI', 'UMUM', m.kode_akun, m.jenis_akun, p.nomor_akun
  from (values
    ('TAMBAH_BARANG', 'PERSEDIAAN', 'D1'),
    ('PEMBELIAN', 'PERSEDIAAN_BLN', 'D2')
  ) as m (trx, jenis_akun, kode_akun)
  join para_akun_transaksi p
    on p.trx = m.trx and p.type = 'UMUM' and p.jenis_akun = m.jenis_akun
  on conflict do nothing;
insert into para_akun_transaksi (trx, type, kode_akun, jenis_akun, nomor_akun)
  select 'CUCI', 'UMUM', m.kode_akun, m.jenis_akun, a.nomor_akun
  from (values
    ('D3', 'PERSEDIAAN_CUCI', '1204', 'Persediaan Cuci'),
    ('D4', 'PERSEDIAAN_SEPUHAN', '1203', 'Persediaan Sepuhan'),
    ('D5', 'PERSEDIAAN_TUKANG', '1209', 'Persediaan di Tukang'),
    ('D6', 'BEBAN_SUSUT', '5111', 'Beban Penyusutan Sepuhan'),
    ('D7', 'SUSUT_TUNGGU', '1213', 'Susut Menunggu Validasi'),
    ('D8', 'PIUTANG_SUSUT', '1136', 'Piutang Susut dan Selisih'),
    ('K1', 'STOK_LEBIH', '4122', 'Selisih Stok Lebih'),
    ('K2', 'HUTANG_TUKANG', '2102', 'Hutang Tukang')
  ) as m (kode_akun, jenis_akun, nomor_akun, nama_akun)
  join akun a on a.nomor_akun = m.nomor_akun and a.nama_akun = m.nama_akun and a.emas
    and a.dihapus_pada is null
  on conflict do nothing;
