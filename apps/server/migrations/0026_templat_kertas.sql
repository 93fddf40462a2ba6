-- Papers are printed from templates. Every save is a version of its own, the newest one prints;
-- nothing is changed or deleted, so that who moved what on a nota can always be said.

create table templat_kertas (                                   -- store: how its papers look
  kode_toko text not null,
  jenis text not null,
  versi integer not null,
  isi jsonb,                                                    -- null: as the product brings it
  asal text not null,
  dari_versi integer,                                           -- the version that came back
  catatan text not null default '',
  user_id text not null,
  pada timestamptz not null,
  constraint templat_kertas_pk primary key (kode_toko, jenis, versi),
  constraint templat_kertas_versi_ck check (versi > 0),
  constraint templat_kertas_asal_ck check (asal in ('SIMPAN', 'PULIH', 'BAKU', 'PUSAT'))
);
call pagari('templat_kertas');
