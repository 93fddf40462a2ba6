-- Pieces: their barcodes, their history beside the ledger, and the search over them.

-- Barcodes of a store count up for ever: 6 digits after the store's own two. Taken before a
-- document is posted, so a refused document leaves a gap and a barcode is never used twice.
create table nomor_barcode (                                    -- store
  kode_toko text not null,
  terakhir integer not null,
  constraint nomor_barcode_pk primary key (kode_toko),
  constraint nomor_barcode_toko_fk foreign key (kode_toko) references toko (kode_toko),
  constraint nomor_barcode_ck check (terakhir between 1 and 999999)
);
call pagari('nomor_barcode');

-- What happened to a piece that no document tells: edits, pictures, printed labels. Append only.
create table riwayat_barang (                                   -- store
  kode_toko text not null,
  kode_barcode text not null,
  id uuid not null,
  aksi text not null,
  user_id text not null,
  pada timestamptz not null,
  rincian jsonb not null,
  constraint riwayat_barang_pk primary key (kode_toko, kode_barcode, id),
  constraint riwayat_barang_fk
    foreign key (kode_toko, kode_barcode) references barang (kode_toko, kode_barcode),
  constraint riwayat_barang_aksi_ck check (aksi in ('UBAH', 'GAMBAR', 'CETAK'))
);
call pagari('riwayat_barang');
create trigger abadi before update or delete or truncate on riwayat_barang
  for each statement execute function tolak_ubah();

-- How many pieces a store has in each status, exact: shown on every page of the list. Counted by
-- the statement that changes pieces, which already holds the store's number counter, so sales do
-- not wait for each other any longer than before.
create table barang_jumlah (                                    -- store
  kode_toko text not null,
  status text not null,
  jumlah bigint not null,
  constraint barang_jumlah_pk primary key (kode_toko, status)
);
call pagari('barang_jumlah');

-- Filters that come together, and the specified sort by name; the newest page is barang_baru_idx.
create index barang_saring_idx on barang (kode_toko, kode_group, kode_dept, status, berat_mg);
create index barang_nama_idx on barang (kode_toko, status, nama_barang, kode_barcode);

-- Fragments of words by trigrams. A server without the extension (a PostgreSQL without contrib)
-- finds the same pieces, only slower. A short pending list keeps searching fast while many sell.
do $$ begin
  if exists (select from pg_available_extensions where name = 'pg_trgm') then
    create extension if not exists pg_trgm;
    create index barang_cari_idx on barang using gin (cari gin_trgm_ops)
      with (gin_pending_list_limit = 256);
  end if;
end $$;

-- LIKE is not leakproof, so under the store policy it could not use the index: the policy would
-- have to be tried on every row first. A role of its own that sees all rows therefore owns this one
-- function, and the function itself holds on to the store: the one asked for must be the one the
-- transaction is scoped to. Nobody can log in as that role.
grant select on barang, barang_jumlah, jenis, grup, kadar to kencana_cari;
create policy cari_semua on barang for select to kencana_cari using (true);
