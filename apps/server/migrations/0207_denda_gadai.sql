-- Penalties of loans stand with their interest on one account. A chain whose chart has interest
-- gets an account for them, where the number is free. Where they go is its own Parameter Akun, as
-- it is: no year's books change by an upgrade; a new chain begins with them apart.
insert into akun (nomor_akun, nama_akun, golongan, saldo_normal, emas)
  select '4114', 'Pendapatan Denda Gadai', 'PENDAPATAN', 'KREDIT', false
  where exists (select from akun where nomor_akun = '4112' and golongan = 'PENDAPATAN')
  on conflict do nothing;
