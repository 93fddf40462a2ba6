-- Journals by hand (decision 0068): laid down by one, posted as they were agreed when another
-- approves them. Like a submitted sale, each has a row that says how it stands and movements that
-- say how it came there; both are written by post() alone.

create table ajuan_jurnal (                                     -- store: submitted journals
  kode_toko text not null,
  no_ajuan text not null,                                       -- the document that submitted it
  versi bigint not null,
  status text not null,
  tgl date not null,
  pada timestamptz not null,
  user_id text not null,                                        -- who wrote it
  keterangan text not null,
  total_rp bigint not null,                                     -- its debits
  murni_ug bigint not null,                                     -- fine gold into accounts
  membalik text,                                                -- the journal it turns round
  isi jsonb not null,                                           -- its lines as agreed
  alasan text,                                                  -- why it was refused, taken back
  no_akhir text,                                                -- what ended it
  constraint ajuan_jurnal_pk primary key (kode_toko, no_ajuan),
  constraint ajuan_jurnal_status_ck
    check (status in ('MENUNGGU', 'DISETUJUI', 'DITOLAK', 'DITARIK')),
  constraint ajuan_jurnal_akhir_ck check ((status = 'MENUNGGU') = (no_akhir is null))
);
create index ajuan_jurnal_tunggu_idx on ajuan_jurnal (kode_toko, tgl) where status = 'MENUNGGU';
create index ajuan_jurnal_pada_idx on ajuan_jurnal (kode_toko, pada desc, no_ajuan);
-- a journal is turned round once: two for it do not wait side by side
create unique index ajuan_jurnal_balik_unik on ajuan_jurnal (kode_toko, membalik)
  where status = 'MENUNGGU' and membalik is not null;

create table gerak_ajuan_jurnal (                               -- store: what became of it
  kode_toko text not null,
  no_ajuan text not null,
  versi bigint not null,                                        -- version of the row it made
  nomor text not null,
  jenis text not null,
  tgl date not null,
  pada timestamptz not null,
  user_id text not null,
  dari_status text,
  ke_status text not null,
  sebelum jsonb,
  sesudah jsonb,
  -- the second wall (R3): two documents cannot both make the same version of a submission
  constraint gerak_ajuan_jurnal_pk primary key (kode_toko, no_ajuan, versi)
);
create index gerak_ajuan_jurnal_nomor_idx on gerak_ajuan_jurnal (kode_toko, nomor);

call pagari('ajuan_jurnal');
call pagari('gerak_ajuan_jurnal');

create trigger abadi before update or delete or truncate on gerak_ajuan_jurnal
  for each statement execute function tolak_ubah();

-- Which journal turned a journal round is looked for by the one that was.
create index dokumen_membalik_idx on dokumen (kode_toko, (isi->>'membalik'))
  where jenis = 'JURNAL_UMUM';
