-- Large transactions are those of a person and day whatever they were: bought, sold, exchanged,
-- auctioned, lent, paid in parts, left as a deposit (04-domain C4, decision 0085). The sums of
-- purchases move to a name of their own and learn what they are of, and what came before them on
-- the day, so that a list can tell the document that first reached a step.
alter table beli_orang rename to orang_hari;
alter table orang_hari rename constraint beli_orang_pk to orang_hari_pk;
alter index beli_orang_identitas_idx rename to orang_hari_identitas_idx;
alter index beli_orang_telp_idx rename to orang_hari_telp_idx;
alter table orang_hari add column jenis text not null default 'PEMBELIAN';
alter table orang_hari alter column jenis drop default;
alter table orang_hari add column sebelum_rp bigint not null default 0;
alter table orang_hari alter column sebelum_rp drop default;

-- Store by store, for row security binds the owner too.
do $$ declare v_toko text; begin
  for v_toko in select kode_toko from toko loop
    execute format('set local app.kode_toko = %L', v_toko);
    update orang_hari o set sebelum_rp = (d.isi->'ppatk'->>'jumlah_rp')::bigint - o.jumlah_rp
      from dokumen d where d.kode_toko = v_toko and d.kode_toko = o.di_toko and d.nomor = o.nomor
        and (d.isi->'ppatk'->>'jumlah_rp')::bigint > o.jumlah_rp;
  end loop;
  execute format('set local app.kode_toko = %L', '');
end $$;

create index orang_hari_besar_idx on orang_hari (di_toko, tgl)
  where sebelum_rp + jumlah_rp >= 400000000;

-- A server of the version before reads the sums by the old name while it serves beside this one.
create view beli_orang with (security_invoker = true) as
  select nomor, di_toko, tgl, identitas, telp, jumlah_rp from orang_hari where jenis = 'PEMBELIAN';

-- Made anew by its functions: a card that is said without a telephone is remembered too.
drop trigger if exists ingat_pelanggan on dokumen;
