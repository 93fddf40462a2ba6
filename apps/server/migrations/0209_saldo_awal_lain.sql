-- What a shop that begins may have besides: bought pieces that wait, scrap, what customers were
-- short of, card and QRIS money on its way. Each stands where its own journals put it.
insert into para_akun_transaksi (trx, type, kode_akun, jenis_akun, nomor_akun)
  select 'SALDO_AWAL', 'UMUM', m.kode_akun, m.jenis_akun, p.nomor_akun
  from (values
    ('PEMBELIAN', 'PERSEDIAAN_BLN', 'D7'),
    ('HANCUR_BARANG', 'PERSEDIAAN_ROSOK', 'D8'),
    ('KURANG_BAYAR', 'PIUTANG_PENJUALAN', 'D9'),
    ('PENJUALAN', 'PIUTANG_EDC', 'D10'),
    ('PENJUALAN', 'PIUTANG_QRIS', 'D11')
  ) as m (trx, jenis_akun, kode_akun)
  join para_akun_transaksi p
    on p.trx = m.trx and p.type = 'UMUM' and p.jenis_akun = m.jenis_akun
  on conflict do nothing;

-- What the slip of a receivable is called that a shop began with: no tender of ours says it.
alter table non_cash add column no_slip text, add column kartu_akhir text;
