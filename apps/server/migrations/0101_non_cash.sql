-- Card, QRIS and transfer tenders, each until somebody has found it on the slip or the statement:
-- narrow rows beside the tenders, so that what waits is found without reading the shop's past.
create table non_cash (                                         -- store
  kode_toko text not null,
  nomor text not null,
  baris integer not null,
  jenis text not null,
  tgl date not null,
  cara text not null,
  kode_bank text,
  jumlah_rp bigint not null,
  dibatalkan text,                                              -- document that undid its document
  hasil text,                                                   -- null: waits
  tgl_mutasi date,                                              -- as the statement has it
  no_referensi text,
  jumlah_mutasi_rp bigint,
  keterangan text,
  dicocokkan_oleh text,
  dicocokkan_pada timestamptz,
  constraint non_cash_pk primary key (kode_toko, nomor, baris),
  constraint non_cash_cara_ck check (cara in ('DEBIT', 'KREDIT', 'QRIS', 'TRANSFER')),
  constraint non_cash_hasil_ck check (hasil in ('COCOK', 'SELISIH', 'LAMA')),
  constraint non_cash_cocok_ck check (case when hasil in ('COCOK', 'SELISIH')
    then num_nulls(tgl_mutasi, no_referensi, jumlah_mutasi_rp, dicocokkan_oleh,
      dicocokkan_pada) = 0
    else num_nonnulls(tgl_mutasi, no_referensi, jumlah_mutasi_rp, keterangan, dicocokkan_oleh,
      dicocokkan_pada) = 0 end),
  constraint non_cash_selisih_ck check (case when hasil = 'SELISIH'
    then jumlah_mutasi_rp <> jumlah_rp and keterangan is not null
    else coalesce(jumlah_mutasi_rp, jumlah_rp) = jumlah_rp end)
);
create index non_cash_tunggu_idx on non_cash (kode_toko, tgl, nomor, baris)
  where hasil is null and dibatalkan is null;
create index non_cash_tgl_idx on non_cash (kode_toko, tgl);
call pagari('non_cash');

-- Days closed before were held against slip and statement as the shop did it then: they count as
-- they were and wait for nobody. What the open day took is filled in where the triggers are made
-- (functions/non-cash.sql). Store by store, for row security binds the owner too.
do $$ declare v_toko text; begin
  for v_toko in select kode_toko from toko loop
    execute format('set local app.kode_toko = %L', v_toko);
    insert into non_cash (kode_toko, nomor, baris, jenis, tgl, cara, kode_bank, jumlah_rp,
        dibatalkan, hasil)
      select b.kode_toko, b.nomor, b.baris, b.jenis, b.tgl, b.cara, b.kode_bank, b.jumlah_rp,
        r.nomor, 'LAMA'
      from dokumen_bayar b
      join hari_bisnis h on h.kode_toko = v_toko and h.tgl = b.tgl and h.status = 'TUTUP'
      left join dokumen r on r.kode_toko = v_toko and r.membatalkan = b.nomor
      where b.kode_toko = v_toko and b.cara in ('DEBIT', 'KREDIT', 'QRIS', 'TRANSFER');
  end loop;
  execute format('set local app.kode_toko = %L', '');
end $$;
