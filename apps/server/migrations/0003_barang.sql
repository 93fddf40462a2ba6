-- One row per piece. Status, tray, weight, cost and version change only through the ledger writer
-- (0004); the rest may be edited, each edit counts `versi` up.

create table barang (                                           -- store
  kode_toko text not null,
  kode_barcode text not null,
  kode_intern text,
  nama_barang text not null,
  kode_dept text not null,
  kode_group text not null,
  kode_kadar text not null,
  permil integer not null,
  kode_baki text not null,
  kode_kondisi text,
  berat_mg bigint not null,
  berat_nota_mg bigint not null,
  aturan_berat text not null,
  mode_harga text not null,
  kode_ongkos text,
  ongkos_per_gram bigint not null default 0,
  ongkos_per_pcs bigint not null default 0,
  atribut_rp bigint not null default 0,
  kode_bandrol text,
  harga_bandrol bigint,
  modal_rp bigint not null,
  size text,
  asal_pajak text not null,                                     -- FAKTUR (1,1 %) or TANPA (1,65 %)
  asal_faktur_no text,
  asal_faktur_tgl date,
  asal_pemasok text,
  gambar text,
  status text not null,
  versi bigint not null,
  tgl_masuk date not null,
  no_masuk text not null,
  no_keluar text,
  masuk_pada timestamptz not null,
  -- what a search looks through: words between spaces, the weight as it is shown
  cari text not null generated always as (lower(
    ' ' || kode_barcode || ' ' || nama_barang || ' ' || coalesce(kode_intern, '')
    || ' ' || kode_dept
    || ' ' || kode_group || ' ' || kode_kadar || ' ' || kode_baki || ' ' || coalesce(size, '')
    || ' ' || (berat_mg / 1000)::text || '.' || lpad((berat_mg % 1000)::text, 3, '0') || ' '
  )) stored,
  constraint barang_pk primary key (kode_toko, kode_barcode),
  constraint barang_baki_fk foreign key (kode_toko, kode_baki)
    references baki (kode_toko, kode_baki),
  constraint barang_jenis_fk foreign key (kode_dept) references jenis (kode_dept),
  constraint barang_grup_fk foreign key (kode_group) references grup (kode_group),
  constraint barang_kadar_fk foreign key (kode_kadar) references kadar (kode_kadar),
  constraint barang_berat_ck check (berat_mg > 0 and berat_nota_mg > 0),
  constraint barang_permil_ck check (permil between 1 and 1000),
  constraint barang_modal_ck check (modal_rp >= 0),
  constraint barang_asal_ck check (asal_pajak in ('FAKTUR', 'TANPA')),
  constraint barang_mode_ck check (mode_harga in ('GRAM', 'BANDROL', 'MANUAL')),
  constraint barang_bandrol_ck check (mode_harga <> 'BANDROL' or harga_bandrol is not null),
  constraint barang_status_ck check (status in ('ADA', 'TERJUAL', 'HANCUR')),
  constraint barang_keluar_ck check ((status = 'ADA') = (no_keluar is null))
);
call pagari('barang');
create index barang_baki_idx on barang (kode_toko, kode_baki, kode_barcode) where status = 'ADA';
create index barang_baru_idx on barang (kode_toko, status, masuk_pada desc, kode_barcode desc);
create index barang_berat_idx on barang (kode_toko, berat_mg);
