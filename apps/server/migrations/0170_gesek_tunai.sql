-- Cash against a debit card (decision 0075): accounts of its journal, in a chain that has its chart
-- already. Its receivable is a tender as any other; its settings are as in a new store.
insert into para_akun_transaksi (trx, type, kode_akun, jenis_akun, nomor_akun)
  select 'GESEK_TUNAI', 'UMUM', m.kode_akun, m.jenis_akun, m.nomor_akun
  from (values
    ('D1', 'PIUTANG_EDC', '1121'),
    ('K1', 'KAS', '1101'),
    ('K2', 'KAS_GADAI', '1102'),
    ('K3', 'PENDAPATAN_GESEK', '4129')
  ) as m (kode_akun, jenis_akun, nomor_akun)
  join akun a on a.nomor_akun = m.nomor_akun
  on conflict do nothing;
