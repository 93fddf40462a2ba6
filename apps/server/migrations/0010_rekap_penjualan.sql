-- Sales in sums, kept by the statement that writes their lines: reports over months and years read
-- a row per day and sales person instead of every line. tests/invariants.sql (I14) compares them
-- with the ledger.

create table rekap_penjualan (                                  -- store
  kode_toko text not null,
  tgl date not null,
  jenis text not null,                                          -- PENJUALAN or BATAL_PENJUALAN
  kode_sales text not null,                                     -- empty: nobody was named
  faktur bigint not null,
  pcs bigint not null,
  berat_mg bigint not null,
  murni_ug bigint not null,
  diskon_rp bigint not null,                                    -- of the lines
  ppn_rp bigint not null,
  total_rp bigint not null,
  constraint rekap_penjualan_pk primary key (kode_toko, tgl, jenis, kode_sales)
) with (fillfactor = 50);                                       -- one row is counted up all day
call pagari('rekap_penjualan');

-- What was sold before. Store by store, for row security binds the owner too.
do $$ declare v_toko text; begin
  for v_toko in select kode_toko from toko loop
    perform set_config('app.kode_toko', v_toko, true);
    insert into rekap_penjualan
      select d.kode_toko, d.tgl, d.jenis, coalesce(d.kode_sales, ''), count(*), sum(b.pcs),
        sum(b.mg), sum(b.ug), sum(b.diskon), sum(d.ppn_rp), sum(d.total_rp)
      from dokumen d join (select nomor, count(*) pcs, sum(berat_mg) mg, sum(murni_ug) ug,
          sum(diskon_rp) diskon
        from dokumen_barang where kode_toko = v_toko group by nomor) b on b.nomor = d.nomor
      where d.kode_toko = v_toko and d.jenis in ('PENJUALAN', 'BATAL_PENJUALAN')
      group by 1, 2, 3, 4;
  end loop;
  perform set_config('app.kode_toko', '', true);
end $$;
