-- Scrap that is washed by weight, without barcodes (13 §1): a pool for each kadar and place, in the
-- shop or at a craftsman.
alter table kolam add column tempat text not null default '',
  drop constraint kolam_jenis_ck,
  add constraint kolam_jenis_ck check (jenis in ('ROSOK', 'ABU', 'CUCI_MANUAL')),
  drop constraint kolam_kunci_ck,
  add constraint kolam_kunci_ck check (
    kunci = jenis || '|' || kode_kadar || case when tempat = '' then '' else '|' || tempat end),
  add constraint kolam_tempat_ck check ((jenis = 'CUCI_MANUAL') = (tempat <> ''));

-- A loss of what had no batch has a craftsman all the same.
alter table susut drop constraint susut_tukang_ck,
  add constraint susut_tukang_ck check ((sumber = 'LEBUR') = (kode_tukang is null)
    and (kode_tukang is null) = (susut_mg is null)
    and (kode_tukang is null) = (izin_mg is null)
    and (kode_tukang is not null or no_kirim is null));

insert into para_akun_transaksi (trx, type, kode_akun, jenis_akun, nomor_akun)
  select 'CUCI', 'UMUM', 'D9', p.jenis_akun, p.nomor_akun from para_akun_transaksi p
  where p.trx = 'HANCUR_BARANG' and p.type = 'UMUM' and p.jenis_akun = 'PERSEDIAAN_ROSOK'
  on conflict do nothing;
