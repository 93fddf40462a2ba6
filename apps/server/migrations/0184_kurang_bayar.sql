-- Money that was short after a sale is a matter of its customer, too: what he owes stands in the
-- bon, with the nota it was short of and the day he promised.
alter table bon
  add column no_faktur_jual text,
  add column tgl_janji date,
  drop constraint bon_jenis_ck,
  add constraint bon_jenis_ck check (jenis in ('TITIPAN', 'KURANG_BAYAR')),
  add constraint bon_kurang_ck check ((jenis = 'KURANG_BAYAR') = (no_faktur_jual is not null)
    and (jenis = 'KURANG_BAYAR') = (tgl_janji is not null));
-- a nota has one that stands: a trigger sees to it (functions/kurang-bayar.sql)
create index bon_nota_idx on bon (kode_toko, no_faktur_jual)
  where jenis = 'KURANG_BAYAR' and status <> 'BATAL';

-- Its accounts, in a chain that has its chart already; a new one gets them with the rest.
insert into para_akun_transaksi (trx, type, kode_akun, jenis_akun, nomor_akun)
  select 'KURANG_BAYAR', 'UMUM', m.kode_akun, m.jenis_akun, m.nomor_akun
  from (values
    ('D1', 'KAS', '1101'),
    ('D2', 'PIUTANG_EDC', '1121'),
    ('D3', 'PIUTANG_QRIS', '1122'),
    ('D4', 'BANK', '1111'),
    ('K1', 'PIUTANG_PENJUALAN', '1131')
  ) as m (kode_akun, jenis_akun, nomor_akun)
  join akun a on a.nomor_akun = m.nomor_akun
  on conflict do nothing;
