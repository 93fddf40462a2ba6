-- Users as people manage them: a password somebody else chose must be replaced, every change of a
-- user stays with who made it, and screens that are new here are given out once by level.

alter table users
  add column ganti_sandi boolean not null default false,        -- the next login must replace it
  add column sandi_sampai timestamptz,                          -- a one-time password ends then
  add column versi integer not null default 1;

create table riwayat_user (                                     -- reference
  user_id text not null,
  id uuid not null,
  aksi text not null,
  oleh text not null,
  pada timestamptz not null,
  sebelum jsonb,
  sesudah jsonb,
  constraint riwayat_user_pk primary key (user_id, id),
  constraint riwayat_user_aksi_ck check (aksi in ('TAMBAH', 'UBAH', 'AKSES', 'RESET_SANDI',
    'AKHIRI_SESI', 'NONAKTIF', 'AKTIFKAN', 'LAYAR_BARU'))
);

-- Screens this chain has decided about. What stands in the menu and not here is new.
create table layar_dikenal (                                    -- reference
  kode text not null,
  pada timestamptz not null default now(),
  constraint layar_dikenal_pk primary key (kode)
);
insert into layar_dikenal (kode) select unnest(string_to_array(
  'home dashboard dashboardPusat transaksi-penjualan lihat-penjualan batal-penjualan data-barang '
  'tambah-data-barang tambah-barang-banyak cetak-barcode pindah-barang pindah-barang-satu-baki '
  'hancur-data-barang laporan-penjualan laporan-penjualan-detail laporan-penjualan-per-sales '
  'laporan-stock-per-baki laporan-tambah-barang laporan-perubahan-harga-emas laporan-eod '
  'laporan-akhir_hari laporan-otorisasi laporan-jurnal laporan-neraca-saldo parameter-akun '
  'master-kategori master-jenis master-group master-kadar master-kondisi-barang master-gudang '
  'master-baki master-parameter-harga-emas master-bandrol parameter-ongkos master-toko '
  'master-sales master-bank master-rekening master-kode-transaksi '
  'master-parameter-keterangan-nota tutup-toko ganti-password', ' '));
