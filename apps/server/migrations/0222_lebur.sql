-- Scrap and dust melted into bars (13 §1): a bar has the number of its melt, and stands
-- until it is sold or given to a supplier. Dust has no cost before that.

alter table kolam drop constraint kolam_jenis_ck,
  add constraint kolam_jenis_ck check (jenis in ('ROSOK', 'ABU'));

create table lantak (                                           -- store: bars of melts
  kode_toko text not null,
  no_lebur text not null,                                       -- its first document
  versi bigint not null,
  status text not null,
  tgl date not null,
  jenis text not null,                                          -- what was melted
  berat_mg bigint not null,
  uji_permyriad integer not null,                               -- what its assay says
  no_uji text,
  murni_ug bigint not null,
  modal_rp bigint not null,
  constraint lantak_pk primary key (kode_toko, no_lebur),
  constraint lantak_status_ck check (status in ('ADA', 'TERJUAL', 'DISERAHKAN', 'BATAL')),
  constraint lantak_jenis_ck check (jenis in ('ROSOK', 'ABU')),
  constraint lantak_isi_ck check (berat_mg > 0 and murni_ug > 0 and modal_rp >= 0
    and uji_permyriad between 1 and 10000)
);
create index lantak_tgl_idx on lantak (kode_toko, tgl, no_lebur);

create table gerak_lantak (                                     -- store: what became of a bar
  kode_toko text not null,
  no_lebur text not null,
  versi bigint not null,                                        -- version of the bar it made
  nomor text not null,
  jenis text not null,
  tgl date not null,
  pada timestamptz not null,
  user_id text not null,
  dari_status text,
  ke_status text not null,
  sebelum jsonb,
  sesudah jsonb,
  -- the second wall (R3): two documents cannot both make the same version of a bar
  constraint gerak_lantak_pk primary key (kode_toko, no_lebur, versi)
);
create index gerak_lantak_nomor_idx on gerak_lantak (kode_toko, nomor);

call pagari('lantak');
call pagari('gerak_lantak');

create trigger abadi before update or delete or truncate on gerak_lantak
  for each statement execute function tolak_ubah();

-- A melt has no craftsman, and its loss is judged in fine gold alone.
alter table susut alter column no_kirim drop not null,
  alter column kode_tukang drop not null,
  alter column susut_mg drop not null,
  alter column izin_mg drop not null,
  drop constraint susut_sumber_ck,
  add constraint susut_sumber_ck check (sumber in ('CUCI', 'SEPUH', 'REPARASI', 'HILANG', 'LEBUR')),
  add constraint susut_tukang_ck check ((sumber = 'LEBUR') = (kode_tukang is null)
    and (kode_tukang is null) = (no_kirim is null)
    and (kode_tukang is null) = (susut_mg is null)
    and (kode_tukang is null) = (izin_mg is null));

-- The journal of a chain of before: each part where its own journals put it.
insert into para_akun_transaksi (trx, type, kode_akun, jenis_akun, nomor_akun)
  select 'LEBUR', 'UMUM', m.kode_akun, m.jenis_akun, p.nomor_akun
  from (values
    ('CUCI', 'SUSUT_TUNGGU', 'D3'),
    ('CUCI', 'PIUTANG_SUSUT', 'D4'),
    ('HANCUR_BARANG', 'PERSEDIAAN_ROSOK', 'K1'),
    ('CUCI', 'STOK_LEBIH', 'K2'),
    ('CUCI', 'BEBAN_SUSUT', 'K3')
  ) as m (trx, jenis_akun, kode_akun)
  join para_akun_transaksi p
    on p.trx = m.trx and p.type = 'UMUM' and p.jenis_akun = m.jenis_akun
  on conflict do nothing;
insert into para_akun_transaksi (trx, type, kode_akun, jenis_akun, nomor_akun)
  select 'LEBUR', 'UMUM', m.kode_akun, m.jenis_akun, a.nomor_akun
  from (values
    ('D1', 'PERSEDIAAN_LANTAK', '1206', 'Persediaan Ciok dan Lantak'),
    ('D2', 'BEBAN_LEBUR', '5112', 'Beban Susut Lebur')
  ) as m (kode_akun, jenis_akun, nomor_akun, nama_akun)
  join akun a on a.nomor_akun = m.nomor_akun and a.nama_akun = m.nama_akun and a.emas
    and a.dihapus_pada is null
  on conflict do nothing;
insert into para_akun_transaksi (trx, type, kode_akun, jenis_akun, nomor_akun)
  select 'LANTAK', 'UMUM', m.kode_akun, m.jenis_akun, p.nomor_akun
  from (values
    ('KURANG_BAYAR', 'KAS', 'D1'),
    ('KURANG_BAYAR', 'BANK', 'D2'),
    ('KURANG_BAYAR', 'PIUTANG_EDC', 'D3'),
    ('KURANG_BAYAR', 'PIUTANG_QRIS', 'D4'),
    ('TAMBAH_BARANG', 'HUTANG_SUPPLIER', 'D6'),
    ('TAMBAH_BARANG', 'EMAS_DIBELI', 'D8'),
    ('LEBUR', 'PERSEDIAAN_LANTAK', 'K1'),
    ('PENJUALAN', 'PPN_KELUARAN', 'K3'),
    ('PENJUALAN', 'HUTANG_PPH22', 'K4'),
    ('PENJUALAN', 'PEMBULATAN', 'K6')
  ) as m (trx, jenis_akun, kode_akun)
  join para_akun_transaksi p
    on p.trx = m.trx and p.type = 'UMUM' and p.jenis_akun = m.jenis_akun
  on conflict do nothing;
insert into para_akun_transaksi (trx, type, kode_akun, jenis_akun, nomor_akun)
  select 'LANTAK', 'UMUM', m.kode_akun, m.jenis_akun, a.nomor_akun
  from (values
    ('D5', 'HPP_CIOK', '5102', 'HPP Ciok'),
    ('D7', 'BEBAN_KURS', '5126', 'Beban Kurs Emas'),
    ('K2', 'PENJUALAN_CIOK', '4103', 'Penjualan Ciok'),
    ('K5', 'PENDAPATAN_KURS', '4123', 'Pendapatan Kurs Emas')
  ) as m (kode_akun, jenis_akun, nomor_akun, nama_akun)
  join akun a on a.nomor_akun = m.nomor_akun and a.nama_akun = m.nama_akun
    and a.dihapus_pada is null
  on conflict do nothing;
