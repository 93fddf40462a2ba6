-- What a shop that begins has: the account it stands against and the accounts of its journals, in a
-- chain that has its chart already; a new one gets them with the rest.
insert into akun (nomor_akun, nama_akun, golongan, saldo_normal, emas)
  select '3105', 'Saldo Awal', 'MODAL', 'KREDIT', true
  where exists (select from akun where nomor_akun = '5101')
  on conflict do nothing;
insert into para_akun_transaksi (trx, type, kode_akun, jenis_akun, nomor_akun)
  select 'SALDO_AWAL', 'UMUM', m.kode_akun, m.jenis_akun, m.nomor_akun
  from (values
    ('D1', 'PERSEDIAAN', '1201'),
    ('D2', 'PIUTANG_GADAI', '1133'),
    ('D3', 'KAS', '1101'),
    ('D4', 'KAS_GADAI', '1102'),
    ('D5', 'BANK', '1111'),
    ('D6', 'BARANG_JAMINAN', '9101'),
    ('K1', 'SALDO_AWAL', '3105'),
    ('K2', 'HUTANG_TITIPAN', '2111'),
    ('K3', 'KONTRA_JAMINAN', '9102')
  ) as m (kode_akun, jenis_akun, nomor_akun)
  join akun a on a.nomor_akun = m.nomor_akun
  on conflict do nothing;
