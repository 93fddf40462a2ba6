-- Statements of the shop's bank accounts (decision 0078): their files, their lines, and which lines
-- of the books each is. Nothing here is posted: the ledger is read and never written.

create table koran_unggah (                                     -- store: files that were loaded
  kode_toko text not null,
  no_unggah text not null,
  no_rekening text not null,
  nama_berkas text not null,
  sha256 text not null,                                         -- of the file, in hex
  tgl_dari date not null,
  tgl_sampai date not null,
  baris integer not null,                                       -- lines it has
  baru integer not null,                                        -- of which nobody had loaded before
  user_id text not null,
  pada timestamptz not null,
  hapus_oleh text,                                              -- its lines were taken out again
  hapus_pada timestamptz,
  alasan text,
  constraint koran_unggah_pk primary key (kode_toko, no_unggah),
  constraint koran_unggah_hapus_ck check (
    num_nulls(hapus_oleh, hapus_pada, alasan) in (0, 3))
);
create index koran_unggah_rekening_idx on koran_unggah (kode_toko, no_rekening, pada);

create table koran_peta (                                       -- store: columns of its files
  kode_toko text not null,
  no_rekening text not null,
  peta jsonb not null,
  user_id text not null,
  pada timestamptz not null,
  constraint koran_peta_pk primary key (kode_toko, no_rekening)
);

create table koran_baris (                                      -- store: lines of statements
  kode_toko text not null,
  no_rekening text not null,
  sidik text not null,                                          -- tells it from every other line
  urut bigint not null,                                         -- in the order of time
  tgl date not null,
  jumlah_rp bigint not null,                                    -- + into the account
  saldo_rp bigint,                                              -- as the bank says, after it
  keterangan text not null,
  referensi text not null,
  no_unggah text not null,                                      -- file it came with first
  baris integer not null,                                       -- its row there
  id_cocok text,                                                -- null: open
  constraint koran_baris_pk primary key (kode_toko, no_rekening, sidik),
  constraint koran_baris_jumlah_ck check (jumlah_rp <> 0)
);
create unique index koran_baris_urut_unik on koran_baris (kode_toko, no_rekening, urut);
create index koran_baris_tgl_idx on koran_baris (kode_toko, no_rekening, tgl, urut);
create index koran_baris_buka_idx on koran_baris (kode_toko, no_rekening, tgl)
  where id_cocok is null;
create index koran_baris_cocok_idx on koran_baris (kode_toko, id_cocok)
  where id_cocok is not null;
create index koran_baris_unggah_idx on koran_baris (kode_toko, no_unggah);

create table koran_cocok (                                      -- store: matches, undone ones too
  kode_toko text not null,
  id_cocok text not null,
  no_rekening text not null,
  cara text not null,
  jumlah_rp bigint not null,
  user_id text not null,
  pada timestamptz not null,
  isi jsonb not null,                                           -- lines and entries, as matched
  lepas_oleh text,
  lepas_pada timestamptz,
  alasan text,                                                  -- why somebody undid it
  no_batal text,                                                -- or what cancelled an entry of it
  constraint koran_cocok_pk primary key (kode_toko, id_cocok),
  constraint koran_cocok_cara_ck check (cara in ('PASTI', 'TANGAN')),
  constraint koran_cocok_lepas_ck check (case when lepas_pada is null
    then num_nonnulls(lepas_oleh, alasan, no_batal) = 0
    else lepas_oleh is not null and num_nonnulls(alasan, no_batal) = 1 end)
);
create index koran_cocok_rekening_idx on koran_cocok (kode_toko, no_rekening, pada);

-- A line of the books is matched once: its row goes when the match is undone.
create table koran_jurnal (                                     -- store: entries that are matched
  kode_toko text not null,
  nomor text not null,
  baris integer not null,
  id_cocok text not null,
  no_rekening text not null,
  constraint koran_jurnal_pk primary key (kode_toko, nomor, baris)
);
create index koran_jurnal_cocok_idx on koran_jurnal (kode_toko, id_cocok);

call pagari('koran_unggah');
call pagari('koran_peta');
call pagari('koran_baris');
call pagari('koran_cocok');
call pagari('koran_jurnal');
