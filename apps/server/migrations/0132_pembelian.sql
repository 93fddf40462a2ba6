-- Buying back: gold that customers bring, with the shop's nota or without one.

-- The ordered rules it is valued by, version by version; each row is a whole list. Before the first
-- there is the list every chain begins with (version 0, packages/domain/src/beli/aturan-awal.ts).
create table aturan_beli (                                      -- reference
  versi integer not null,
  pada timestamptz not null,
  user_id text not null,
  keterangan text,
  aturan jsonb not null,
  constraint aturan_beli_pk primary key (versi)
);
create trigger abadi before update or delete or truncate on aturan_beli
  for each statement execute function tolak_ubah();

-- Pieces of notas that cannot be bought any more: bought by a store of the chain, or their sale was
-- cancelled. The key is the wall between two tills, and between a purchase and a cancellation.
create table nota_dibeli (                                      -- reference
  no_faktur_jual text not null,
  kode_barcode text not null,
  di_toko text not null,                                        -- store of the document
  nomor text not null,                                          -- purchase, or cancellation
  jenis text not null,
  constraint nota_dibeli_pk primary key (no_faktur_jual, kode_barcode)
);
create index nota_dibeli_nomor_idx on nota_dibeli (nomor);

-- What was bought of one person on a day, over all stores (04-domain C4): by hashes, so that no
-- store reads the customers of another.
create table beli_orang (                                       -- reference
  nomor text not null,
  di_toko text not null,
  tgl date not null,
  identitas bytea,
  telp bytea,
  jumlah_rp bigint not null,
  constraint beli_orang_pk primary key (nomor)
);
create index beli_orang_identitas_idx on beli_orang (tgl, identitas) where identitas is not null;
create index beli_orang_telp_idx on beli_orang (tgl, telp) where telp is not null;

-- A bought-back piece has a new barcode and names the one it was sold under.
alter table barang add column asal_barcode text;
-- Of a line of a purchase: its nota, condition, rule, target and ceiling.
alter table dokumen_barang add column beli jsonb;
-- Stock that waits for sorting lies in trays of a gudang BLN.
create index barang_bln_idx on barang (kode_toko, kode_baki, kode_barcode) where status = 'BLN';
-- A damage may belong to one jenis only.
alter table kondisi_pembelian add column kode_dept text;

insert into akun (nomor_akun, nama_akun, golongan, saldo_normal, emas)
  select '5105', 'Emas dari Pelanggan', 'BEBAN', 'KREDIT', true
  where exists (select from akun where nomor_akun = '5101')
  on conflict do nothing;
insert into para_akun_transaksi (trx, type, kode_akun, jenis_akun, nomor_akun)
  select m.trx, 'UMUM', m.kode_akun, m.jenis_akun, m.nomor_akun
  from (values
    ('PEMBELIAN', 'D1', 'PERSEDIAAN_BLN', '1202'),
    ('PEMBELIAN', 'D2', 'PERSEDIAAN', '1201'),
    ('PEMBELIAN', 'K1', 'KAS', '1101'),
    ('PEMBELIAN', 'K2', 'BANK', '1111'),
    ('PEMBELIAN', 'K3', 'HUTANG_TITIPAN', '2111'),
    ('PEMBELIAN', 'K4', 'EMAS_DIBELI', '5105'),
    ('HANCUR_BARANG', 'K2', 'PERSEDIAAN_BLN', '1202')
  ) as m (trx, kode_akun, jenis_akun, nomor_akun)
  join akun a on a.nomor_akun = m.nomor_akun
  on conflict do nothing;
