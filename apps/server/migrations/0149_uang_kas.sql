-- Money that moves by itself: between drawers and accounts, and by a kode transaksi. Accounts of
-- its journals in a chain that has its chart already; a new one gets them with the rest.
insert into para_akun_transaksi (trx, type, kode_akun, jenis_akun, nomor_akun)
  select t.trx, 'UMUM', m.kode_akun, m.jenis_akun, m.nomor_akun
  from (values ('MUTASI_UANG'), ('UANG_KAS')) as t (trx)
  cross join (values
    ('D1', 'KAS', '1101'),
    ('D2', 'KAS_GADAI', '1102'),
    ('D3', 'BANK', '1111')
  ) as m (kode_akun, jenis_akun, nomor_akun)
  join akun a on a.nomor_akun = m.nomor_akun
  on conflict do nothing;

-- Kode transaksi that no shop can do without; one that a chain has already stays as it is.
insert into kode_transaksi (kode_transaksi, nama_transaksi, jenis, nomor_akun)
  select m.kode, m.nama, m.jenis, m.nomor_akun
  from (values
    ('SETOR-TARIK', 'Setor dan Tarik Tunai', 'MUTASI', null),
    ('PINDAH-DANA', 'Pindah Dana', 'MUTASI', null),
    ('MODAL', 'Modal Laci', 'MASUK', '3101'),
    ('LAIN-MASUK', 'Pendapatan Lain', 'MASUK', '4129'),
    ('PRIVE', 'Diambil Pemilik', 'BIAYA', '3104'),
    ('GAJI', 'Gaji Pegawai', 'BIAYA', '5131')
  ) as m (kode, nama, jenis, nomor_akun)
  where exists (select from akun where nomor_akun = '5101')
    and (m.nomor_akun is null or exists (select from akun a where a.nomor_akun = m.nomor_akun))
  on conflict do nothing;
