-- Exchanges: a sale and a purchase that are written together (decision 0064). Each side stands
-- under its own number; this names which belong together. Written by a trigger of their document
-- alone.
create table tukar_tambah (                                     -- store
  kode_toko text not null,
  nomor text not null,
  no_faktur_jual text not null,
  no_faktur_beli text not null,
  constraint tukar_tambah_pk primary key (kode_toko, nomor),
  -- a side belongs to one exchange
  constraint tukar_tambah_jual_unik unique (kode_toko, no_faktur_jual),
  constraint tukar_tambah_beli_unik unique (kode_toko, no_faktur_beli)
);
call pagari('tukar_tambah');
create trigger abadi before update or delete or truncate on tukar_tambah
  for each statement execute function tolak_ubah();

alter table dokumen_bayar
  drop constraint dokumen_bayar_cara_ck,
  add constraint dokumen_bayar_cara_ck
    check (cara in ('TUNAI', 'DEBIT', 'KREDIT', 'TRANSFER', 'QRIS', 'SALDO', 'TUKAR'));
-- Until when a sold piece may be exchanged at its nota price, as promised to the customer.
alter table dokumen_barang add column janji_tukar date;

insert into akun (nomor_akun, nama_akun, golongan, saldo_normal, emas)
  select '2117', 'Perantara Tukar Tambah', 'KEWAJIBAN', 'KREDIT', false
  where exists (select from akun where nomor_akun = '5101')
  on conflict do nothing;
insert into para_akun_transaksi (trx, type, kode_akun, jenis_akun, nomor_akun)
  select m.trx, 'UMUM', m.kode_akun, 'TUKAR_TAMBAH', '2117'
  from (values ('PENJUALAN', 'D8'), ('PEMBELIAN', 'K5')) as m (trx, kode_akun)
  join akun a on a.nomor_akun = '2117'
  on conflict do nothing;
