-- A closed day in sums, written when it closes and taken away when it is opened again: nothing is
-- posted into a closed day (R5), so what these rows say stays true. Reports over years read a few
-- rows per closed day and the rows of the open one; a sale pays nothing for it.
-- checks/invariants.sql (I14) compares them with the ledger.

create table rekap_jurnal (                                     -- store
  kode_toko text not null,
  tgl date not null,
  nomor_akun text not null,
  jenis_akun text not null,
  laci text not null,                                           -- empty: of no drawer
  baris bigint not null,
  debit_rp bigint not null,
  kredit_rp bigint not null,
  murni_ug bigint not null,
  constraint rekap_jurnal_pk primary key (kode_toko, tgl, nomor_akun, jenis_akun, laci)
);
call pagari('rekap_jurnal');

create table rekap_gerak (                                      -- store
  kode_toko text not null,
  tgl date not null,
  jenis text not null,
  arah smallint not null,                                       -- 1 into the trays, -1 out of them
  pcs bigint not null,
  berat_mg bigint not null,
  murni_ug bigint not null,
  constraint rekap_gerak_pk primary key (kode_toko, tgl, jenis, arah),
  constraint rekap_gerak_arah_ck check (arah in (1, -1))
);
call pagari('rekap_gerak');

-- The days closed before. Store by store, for row security binds the owner too.
do $$ declare v_toko text; begin
  for v_toko in select kode_toko from toko loop
    perform set_config('app.kode_toko', v_toko, true);
    insert into rekap_jurnal
      select j.kode_toko, j.tgl, nomor_akun, jenis_akun, coalesce(laci, ''), count(*),
        sum(debit_rp), sum(kredit_rp), sum(murni_ug)
      from jurnal_baris j join hari_bisnis h on h.kode_toko = j.kode_toko and h.tgl = j.tgl
      where j.kode_toko = v_toko and h.status = 'TUTUP' group by 1, 2, 3, 4, 5;
    insert into rekap_gerak
      select g.kode_toko, g.tgl, jenis, case when ke_baki is null then -1 else 1 end, count(*),
        sum(berat_mg), sum(murni_ug)
      from gerak_barang g join hari_bisnis h on h.kode_toko = g.kode_toko and h.tgl = g.tgl
      where g.kode_toko = v_toko and h.status = 'TUTUP'
        and (ke_baki is null) <> (dari_baki is null) group by 1, 2, 3, 4;
  end loop;
  perform set_config('app.kode_toko', '', true);
end $$;
