-- Trays on the scale, one row for each time a tray was taken there. What lay in it by the books is
-- kept as it was when it was weighed; a row is weighed once and explained once, and never changed
-- or deleted after that. Clearing the list of a day only marks its rows.

create table timbang_baki ( -- store
  kode_toko text not null,
  id uuid not null,
  tgl date not null,
  kode_gudang text not null,
  kode_baki text not null,
  mulai_oleh text not null,
  mulai_pada timestamptz not null,
  tanda_isi text not null,
  jumlah integer not null,
  berat_barang_mg bigint not null,
  berat_label_mg bigint not null,
  berat_baki_mg bigint not null,
  buku_mg bigint not null,
  berat_timbang_mg bigint,
  selisih_mg bigint,
  toleransi_mg bigint,
  hasil text,
  sumber text,
  baris_mentah text,
  isi_berubah boolean not null default false,
  mungkin_hilang jsonb not null default '[]',
  user_id text,
  pada timestamptz,
  alasan text,
  alasan_oleh text,
  dibersihkan_pada timestamptz,
  constraint timbang_baki_pk primary key (kode_toko, id),
  constraint timbang_baki_toko_fk foreign key (kode_toko) references toko (kode_toko),
  constraint timbang_baki_baki_fk
    foreign key (kode_toko, kode_baki) references baki (kode_toko, kode_baki),
  constraint timbang_baki_hasil_ck check (hasil in ('COCOK', 'KURANG', 'LEBIH')),
  constraint timbang_baki_sumber_ck check (sumber in ('TIMBANGAN', 'KETIK')),
  constraint timbang_baki_utuh_ck check (
    num_nulls(berat_timbang_mg, selisih_mg, toleransi_mg, hasil, sumber, user_id, pada)
      in (0, 7)),
  constraint timbang_baki_buku_ck check (
    buku_mg = berat_barang_mg + jumlah * berat_label_mg + berat_baki_mg
    and selisih_mg = berat_timbang_mg - buku_mg
    and hasil = case when abs(selisih_mg) <= toleransi_mg then 'COCOK'
      when selisih_mg < 0 then 'KURANG' else 'LEBIH' end),
  constraint timbang_baki_alasan_ck check (
    alasan is null or (alasan_oleh is not null and hasil <> 'COCOK'))
);
call pagari('timbang_baki');
create index timbang_baki_tgl_idx on timbang_baki (kode_toko, tgl, mulai_pada);
create index timbang_baki_baki_idx on timbang_baki (kode_toko, kode_baki);
