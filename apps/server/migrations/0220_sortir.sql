-- Sorting of bought pieces (13 §1): where a piece waits that is to be washed, plated or mended, and
-- what a document of stock says of each line beside its figures (weights before, where they are
-- from).
alter table barang add column tujuan text,
  add constraint barang_tujuan_ck check (tujuan in ('CUCI', 'SEPUH', 'REPARASI'));
alter table dokumen_barang add column proses jsonb;

-- The journal of a chain of before: each part where its own journals put it.
insert into para_akun_transaksi (trx, type, kode_akun, jenis_akun, nomor_akun)
  select 'SORTIR', 'UMUM', m.kode_akun, m.jenis_akun, p.nomor_akun
  from (values
    ('TAMBAH_BARANG', 'PERSEDIAAN', 'D1'),
    ('HANCUR_BARANG', 'PERSEDIAAN_ROSOK', 'D2'),
    ('PEMBELIAN', 'PERSEDIAAN_BLN', 'K1')
  ) as m (trx, jenis_akun, kode_akun)
  join para_akun_transaksi p
    on p.trx = m.trx and p.type = 'UMUM' and p.jenis_akun = m.jenis_akun
  on conflict do nothing;
insert into para_akun_transaksi (trx, type, kode_akun, jenis_akun, nomor_akun)
  select 'SORTIR', 'UMUM', m.kode_akun, m.jenis_akun, a.nomor_akun
  from (values
    ('D3', 'BEBAN_SUSUT', '5111', 'Beban Penyusutan Sepuhan'),
    ('K2', 'STOK_LEBIH', '4122', 'Selisih Stok Lebih')
  ) as m (kode_akun, jenis_akun, nomor_akun, nama_akun)
  join akun a on a.nomor_akun = m.nomor_akun and a.nama_akun = m.nama_akun and a.emas
    and a.dihapus_pada is null
  on conflict do nothing;
