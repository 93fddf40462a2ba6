-- Pieces a supplier gives on credit are owed in rupiah alone: their gold balances at an account of
-- its own (decision 0096). Where the number is another's, gold bought of a supplier stands where
-- gold bought of customers does. What deliveries of before booked as owed gold stays as it is until
-- a journal by hand moves it: the home page says how much there is.
insert into akun (nomor_akun, nama_akun, golongan, saldo_normal, emas)
  select '5107', 'Emas dari Supplier', 'BEBAN', 'KREDIT', true
  where exists (select from akun where nomor_akun = '5101')
  on conflict do nothing;
insert into para_akun_transaksi (trx, type, kode_akun, jenis_akun, nomor_akun)
  select 'TAMBAH_BARANG', 'UMUM', 'K3', 'EMAS_DIBELI', m.nomor_akun from (
    select nomor_akun, 1 as urut from akun where nomor_akun = '5107'
      and nama_akun = 'Emas dari Supplier' and emas and dihapus_pada is null
    union all
    select nomor_akun, 2 from para_akun_transaksi
      where trx = 'PEMBELIAN' and type = 'UMUM' and jenis_akun = 'EMAS_DIBELI'
    order by urut limit 1) m
  on conflict do nothing;
-- The home page asks of closed days what was booked so, at every login.
create index rekap_jurnal_emas_idx on rekap_jurnal (kode_toko)
  where jenis_akun = 'HUTANG_SUPPLIER' and murni_ug <> 0;

-- A bar is sold without VAT when it has its certificate and is as fine as KADAR_BATANGAN says. What
-- a chain has called bars so far it sold as those with one; whose are not, says so.
alter table kategori add column bersertifikat boolean not null default false;
update kategori set bersertifikat = true where kelas_pajak = 'BATANGAN';
