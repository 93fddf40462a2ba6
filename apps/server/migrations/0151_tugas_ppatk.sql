-- What is to be reported of a person and day (04-domain C4, decision 0058): the purchase that first
-- reached Rp 500 million over all stores has the task, written by a trigger of its document. If it
-- still stands is asked of beli_orang: a purchase of that person that is cancelled, here or in
-- another store, may take the day below, and this row is no other store's to change.
create table tugas_ppatk (                                      -- store
  kode_toko text not null,
  nomor text not null,                                          -- the purchase
  tgl date not null,
  batas date not null,                                          -- the last day to report it
  identitas bytea,                                              -- hashes, as in beli_orang
  telp bytea,
  no_laporan text,                                              -- null: not reported yet
  tgl_laporan date,
  oleh text,
  pada timestamptz,
  constraint tugas_ppatk_pk primary key (kode_toko, nomor),
  constraint tugas_ppatk_lapor_ck
    check (num_nulls(no_laporan, tgl_laporan, oleh, pada) in (0, 4)),
  constraint tugas_ppatk_tgl_ck check (tgl_laporan >= tgl)
);
create index tugas_ppatk_tgl_idx on tugas_ppatk (kode_toko, tgl, nomor);
create index tugas_ppatk_belum_idx on tugas_ppatk (kode_toko, tgl) where no_laporan is null;

-- Purchases of before: a store with no holidays has the fewest days.
insert into tugas_ppatk (kode_toko, nomor, tgl, batas, identitas, telp)
  select d.kode_toko, d.nomor, d.tgl, d.tgl + 14, o.identitas, o.telp
  from dokumen d join beli_orang o on o.nomor = d.nomor
  where d.jenis = 'PEMBELIAN' and d.isi->'ppatk'->'dilewati' ? 'TUGAS';
call pagari('tugas_ppatk');
