-- What an acquirer keeps of each way to pay, in hundredths of a percent; none is known yet.
alter table bank
  add column mdr_debit_e2 integer not null default 0,
  add column mdr_kredit_e2 integer not null default 0,
  add column mdr_qris_e2 integer not null default 0,
  add constraint bank_mdr_ck check (least(mdr_debit_e2, mdr_kredit_e2, mdr_qris_e2) >= 0
    and greatest(mdr_debit_e2, mdr_kredit_e2, mdr_qris_e2) <= 10000);

-- Accounts of the document that pays out, in a chain that has its chart already.
insert into para_akun_transaksi (trx, type, kode_akun, jenis_akun, nomor_akun)
  select 'CAIR_NON_CASH', 'UMUM', m.kode_akun, m.jenis_akun, m.nomor_akun
  from (values
    ('D1', 'BANK', '1111'),
    ('D2', 'BEBAN_MDR', '5121'),
    ('D3', 'SLIP_KURANG', '5139'),
    ('K1', 'PIUTANG_EDC', '1121'),
    ('K2', 'PIUTANG_QRIS', '1122'),
    ('K3', 'SLIP_LEBIH', '4129')
  ) as m (kode_akun, jenis_akun, nomor_akun)
  join akun a on a.nomor_akun = m.nomor_akun
  on conflict do nothing;
