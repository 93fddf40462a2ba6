-- Stock that is no piece: a pool is kept by its weight, one for each kind and kadar (0112).
-- What a pool holds is only counted, so documents say by how much; its movements say what each left
-- there. `functions/kolam.sql` writes both, with what was scrapped before there were pools.

create table kolam (                                            -- store: stock by weight
  kode_toko text not null,
  kunci text not null,                                          -- its kind and kadar, joined
  jenis text not null,
  kode_kadar text not null,
  versi bigint not null,
  berat_mg bigint not null,
  murni_ug bigint not null,
  modal_rp bigint not null,
  constraint kolam_pk primary key (kode_toko, kunci),
  constraint kolam_toko_fk foreign key (kode_toko) references toko (kode_toko),
  constraint kolam_kadar_fk foreign key (kode_kadar) references kadar (kode_kadar),
  constraint kolam_jenis_ck check (jenis in ('ROSOK')),
  constraint kolam_kunci_ck check (kunci = jenis || '|' || kode_kadar),
  constraint kolam_isi_ck check (berat_mg >= 0 and murni_ug >= 0 and modal_rp >= 0),
  constraint kolam_kosong_ck check (berat_mg > 0 or (murni_ug = 0 and modal_rp = 0))
);

create table gerak_kolam (                                      -- store: what came and went
  kode_toko text not null,
  kunci text not null,
  versi bigint not null,                                        -- version of the pool it made
  nomor text not null,
  jenis text not null,
  tgl date not null,
  pada timestamptz not null,
  user_id text not null,
  berat_mg bigint not null,                                     -- by how much, signed
  murni_ug bigint not null,
  modal_rp bigint not null,
  sisa_berat_mg bigint not null,                                -- what it left there
  sisa_murni_ug bigint not null,
  sisa_modal_rp bigint not null,
  -- the second wall (R3): two documents cannot both make the same version of a pool
  constraint gerak_kolam_pk primary key (kode_toko, kunci, versi)
);
create index gerak_kolam_nomor_idx on gerak_kolam (kode_toko, nomor);
create index gerak_kolam_tgl_idx on gerak_kolam (kode_toko, tgl);

call pagari('kolam');
call pagari('gerak_kolam');

create trigger abadi before update or delete or truncate on gerak_kolam
  for each statement execute function tolak_ubah();
