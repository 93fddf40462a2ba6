-- A tender that is no cash waits from the moment it is written until it is found on the slip or the
-- statement. Money out of a deposit was found when the deposit was taken.
create or replace function non_cash_masuk() returns trigger language plpgsql
set search_path = public, pg_temp as $$
begin
  insert into non_cash (kode_toko, nomor, baris, jenis, tgl, cara, kode_bank, jumlah_rp)
    values (new.kode_toko, new.nomor, new.baris, new.jenis, new.tgl, new.cara, new.kode_bank,
      new.jumlah_rp);
  return null;
end $$;

-- What is undone waits no more; one that was found already stays found, and says that it is to go
-- back.
create or replace function non_cash_batal() returns trigger language plpgsql
set search_path = public, pg_temp as $$
begin
  update non_cash set dibatalkan = new.nomor
    where kode_toko = new.kode_toko and nomor = new.membatalkan;
  return null;
end $$;

-- With the triggers, once, what the open day of each store took before: while they are made nobody
-- writes tenders, so none is between the two.
do $$ declare v_toko text; begin
  if not exists (select from pg_trigger
      where tgname = 'non_cash_masuk' and tgrelid = 'dokumen_bayar'::regclass) then
    -- In the order a document is written, so that nobody waits for the other.
    lock table dokumen, dokumen_bayar in share row exclusive mode;
    create trigger non_cash_masuk after insert on dokumen_bayar for each row
      when (new.cara not in ('TUNAI', 'SALDO')) execute function non_cash_masuk();
    create trigger non_cash_batal after insert on dokumen for each row
      when (new.membatalkan is not null) execute function non_cash_batal();
    for v_toko in select kode_toko from toko loop
      execute format('set local app.kode_toko = %L', v_toko);
      insert into non_cash (kode_toko, nomor, baris, jenis, tgl, cara, kode_bank, jumlah_rp,
          dibatalkan)
        select b.kode_toko, b.nomor, b.baris, b.jenis, b.tgl, b.cara, b.kode_bank, b.jumlah_rp,
          r.nomor
        from dokumen d
        join dokumen_bayar b on b.kode_toko = v_toko and b.nomor = d.nomor
          and b.cara in ('DEBIT', 'KREDIT', 'QRIS', 'TRANSFER')
        left join dokumen r on r.kode_toko = v_toko and r.membatalkan = b.nomor
        where d.kode_toko = v_toko and d.tgl > coalesce(
            (select max(n.tgl) from non_cash n where n.kode_toko = v_toko and n.hasil = 'LAMA'),
            '-infinity');
    end loop;
    execute format('set local app.kode_toko = %L', '');
  end if;
end $$;
