-- Tax rates as data with a from-date, the class a kategori is taxed in, PPh 22 collected by a sale,
-- and the deduction agreed for the day a piece comes back. A line keeps what it was sold by; lines
-- of before keep nothing, and say so.

create table para_pajak ( -- reference
  kode_pajak text not null,
  nama_pajak text not null,
  kelas_pajak text not null,
  tgl_berlaku date not null,
  ppn_faktur_e2 integer not null,                               -- hundredths of a percent
  ppn_tanpa_e2 integer not null,
  ppn_pabrikan_e2 integer not null,
  pph22_e2 integer not null,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint para_pajak_pk primary key (kode_pajak),
  constraint para_pajak_kelas_ck check (kelas_pajak in ('PERHIASAN', 'BATU', 'BATANGAN')),
  constraint para_pajak_tarif_ck check (ppn_faktur_e2 between 0 and 10000
    and ppn_tanpa_e2 between 0 and 10000 and ppn_pabrikan_e2 between 0 and 10000
    and pph22_e2 between 0 and 10000)
);

alter table kategori add column kelas_pajak text not null default 'PERHIASAN',
  add constraint kategori_kelas_pajak_ck check (kelas_pajak in ('PERHIASAN', 'BATU', 'BATANGAN'));
update kategori set kelas_pajak = 'BATANGAN' where kode_kategori = 'LM';

alter table dokumen add column pph22_rp bigint;                 -- on top of total_rp; null: none
alter table dokumen_barang
  add column pajak jsonb,                                       -- class and row of Parameter Pajak
  add column potongan_beli jsonb;                               -- agreed for the buy-back

insert into para_akun_transaksi (trx, type, kode_akun, jenis_akun, nomor_akun)
  select 'PENJUALAN', 'UMUM', 'K4', 'HUTANG_PPH22', '2122'
  where exists (select from akun where nomor_akun = '2122')
  on conflict do nothing;
