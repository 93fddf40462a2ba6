-- Masters of pawn, instalments, members, sales and services. Rates are permil of 30 days.

create table kondisi_pinjaman ( -- reference
  kode_kondisi text not null,
  nama_kondisi text not null,
  potongan_permil integer not null default 0,
  diterima boolean not null default true,
  keterangan text,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint kondisi_pinjaman_pk primary key (kode_kondisi),
  constraint kondisi_pinjaman_potongan_ck check (potongan_permil between 0 and 1000)
);

create table bunga_hutang ( -- store
  kode_toko text not null,
  kode_bunga text not null,
  nama_bunga text not null,
  metode text not null,
  pokok_dari bigint not null,
  pokok_sampai bigint not null,
  bunga_permil integer not null,
  bunga_awal_permil integer,
  hari_awal integer,
  hari_minimal integer not null default 1,
  jangka_hari integer not null,
  hari_tenggang integer not null default 0,
  denda_permil integer not null default 0,
  hitung_hari_pertama boolean not null default false,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint bunga_hutang_pk primary key (kode_toko, kode_bunga),
  constraint bunga_hutang_toko_fk foreign key (kode_toko) references toko (kode_toko),
  constraint bunga_hutang_pokok_ck check (pokok_dari between 1 and pokok_sampai)
);
call pagari('bunga_hutang');

create table plafond_hutang ( -- store
  kode_toko text not null,
  kode_plafond text not null,
  nama_plafond text not null,
  kode_kategori text,
  plafond_permil integer not null,
  pinjaman_minimal bigint not null default 0,
  pinjaman_maksimal bigint,
  tgl_berlaku date not null,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint plafond_hutang_pk primary key (kode_toko, kode_plafond),
  constraint plafond_hutang_toko_fk foreign key (kode_toko) references toko (kode_toko),
  constraint plafond_hutang_kategori_fk foreign key (kode_kategori)
    references kategori (kode_kategori)
);
call pagari('plafond_hutang');

create table plafond_hutang_kadar ( -- store
  kode_toko text not null,
  kode_plafond text not null,
  nama_plafond text not null,
  kode_kadar text not null,
  plafond_permil integer not null,
  pinjaman_minimal bigint not null default 0,
  pinjaman_maksimal bigint,
  tgl_berlaku date not null,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint plafond_hutang_kadar_pk primary key (kode_toko, kode_plafond),
  constraint plafond_hutang_kadar_toko_fk foreign key (kode_toko) references toko (kode_toko),
  constraint plafond_hutang_kadar_kadar_fk foreign key (kode_kadar) references kadar (kode_kadar)
);
call pagari('plafond_hutang_kadar');

create table hutang_pokok ( -- store
  kode_toko text not null,
  kode_pokok text not null,
  nama_pokok text not null,
  kode_kadar text not null,
  pokok_per_gram bigint not null,
  tgl_berlaku date not null,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint hutang_pokok_pk primary key (kode_toko, kode_pokok),
  constraint hutang_pokok_toko_fk foreign key (kode_toko) references toko (kode_toko),
  constraint hutang_pokok_kadar_fk foreign key (kode_kadar) references kadar (kode_kadar)
);
call pagari('hutang_pokok');

create table para_cicilan ( -- store
  kode_toko text not null,
  kode_cicilan text not null,
  nama_cicilan text not null,
  bulan integer not null,
  dp_permil integer not null default 0,
  margin_permil integer not null default 0,
  barang text not null,
  harga_minimal bigint not null default 0,
  biaya_admin bigint not null default 0,
  denda_per_hari bigint not null default 0,
  hari_tenggang integer not null default 0,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint para_cicilan_pk primary key (kode_toko, kode_cicilan),
  constraint para_cicilan_toko_fk foreign key (kode_toko) references toko (kode_toko),
  constraint para_cicilan_bulan_ck check (bulan between 1 and 60)
);
call pagari('para_cicilan');

create table parameter_point ( -- reference
  kode_poin text not null,
  nama_poin text not null,
  nilai_rp bigint not null,
  poin_minimal integer not null default 1,
  maks_bayar_permil integer not null,
  umur_bulan integer,
  tgl_berlaku date not null,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint parameter_point_pk primary key (kode_poin)
);

create table get_point_member ( -- reference
  kode_get_point text not null,
  nama_get_point text not null,
  dasar text not null,
  kelipatan_rp bigint,
  kelipatan_berat_mg bigint,
  poin integer not null,
  kode_kategori text,
  minimal_rp bigint not null default 0,
  tgl_dari date,
  tgl_sampai date,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint get_point_member_pk primary key (kode_get_point),
  constraint get_point_member_kategori_fk foreign key (kode_kategori)
    references kategori (kode_kategori)
);

create table reset_poin_member ( -- reference
  kode_reset text not null,
  nama_reset text not null,
  tgl_reset date not null,
  cakupan text not null,
  tgl_batas date,
  keterangan text,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint reset_poin_member_pk primary key (kode_reset)
);

create table parameter_member_afiliasi ( -- reference
  kode_afiliasi text not null,
  nama_afiliasi text not null,
  waktu text not null,
  poin_pengajak integer not null default 0,
  poin_baru integer not null default 0,
  minimal_rp bigint not null default 0,
  tgl_dari date,
  tgl_sampai date,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint parameter_member_afiliasi_pk primary key (kode_afiliasi)
);

create table hadiah ( -- store
  kode_toko text not null,
  kode_hadiah text not null,
  nama_hadiah text not null,
  poin integer not null,
  stok integer not null default 0,
  stok_minimal integer not null default 0,
  modal_rp bigint not null default 0,
  keterangan text,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint hadiah_pk primary key (kode_toko, kode_hadiah),
  constraint hadiah_toko_fk foreign key (kode_toko) references toko (kode_toko),
  constraint hadiah_stok_ck check (stok >= 0)
);
call pagari('hadiah');

create table kupon ( -- store
  kode_toko text not null,
  kode_kupon text not null,
  nama_kupon text not null,
  jenis_kupon text not null,
  potongan_rp bigint,
  potongan_permil integer,
  potongan_maksimal bigint,
  minimal_rp bigint not null default 0,
  tgl_dari date not null,
  tgl_sampai date not null,
  kuota integer,
  sekali_per_member boolean not null default false,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint kupon_pk primary key (kode_toko, kode_kupon),
  constraint kupon_toko_fk foreign key (kode_toko) references toko (kode_toko)
);
call pagari('kupon');

create table bonus_sales ( -- store
  kode_toko text not null,
  kode_bonus text not null,
  nama_bonus text not null,
  dasar text not null,
  bonus_rp bigint,
  bonus_permil integer,
  kode_dept text,
  kode_group text,
  tgl_dari date not null,
  tgl_sampai date,
  ditarik boolean not null default false,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint bonus_sales_pk primary key (kode_toko, kode_bonus),
  constraint bonus_sales_toko_fk foreign key (kode_toko) references toko (kode_toko),
  constraint bonus_sales_jenis_fk foreign key (kode_dept) references jenis (kode_dept),
  constraint bonus_sales_grup_fk foreign key (kode_group) references grup (kode_group)
);
call pagari('bonus_sales');

create table marketplace ( -- reference
  kode_marketplace text not null,
  nama_marketplace text not null,
  biaya_permil integer not null default 0,
  nama_akun_toko text,
  status text not null default 'AKTIF',
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint marketplace_pk primary key (kode_marketplace)
);

create table deskripsi_service ( -- store
  kode_toko text not null,
  kode_deskripsi text not null,
  deskripsi text not null,
  kategori_service text not null,
  hitungan text not null,
  harga bigint not null default 0,
  lama_hari integer not null default 0,
  toleransi_berat_mg bigint not null default 0,
  versi integer not null default 1,
  dibuat_pada timestamptz not null default now(),
  dibuat_oleh text not null default 'SISTEM',
  diubah_pada timestamptz,
  diubah_oleh text,
  dihapus_pada timestamptz,
  constraint deskripsi_service_pk primary key (kode_toko, kode_deskripsi),
  constraint deskripsi_service_toko_fk foreign key (kode_toko) references toko (kode_toko)
);
call pagari('deskripsi_service');
