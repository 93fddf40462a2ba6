-- A short payment is of a sale that stands, and of one that has no other: who writes it down and
-- who takes the sale back pass here one by one, and the second decides anew.
create or replace function kurang_bayar_nota() returns trigger language plpgsql
set search_path = public, pg_temp as $$
declare v_nota text := case new.jenis when 'KURANG_BAYAR' then new.isi->>'no_faktur_jual'
  else new.membatalkan end;
begin
  perform pg_advisory_xact_lock(7274, hashtext(new.kode_toko || ' ' || v_nota));
  if exists (select from bon b where b.kode_toko = new.kode_toko and b.no_faktur_jual = v_nota
      and b.jenis = 'KURANG_BAYAR' and b.status <> 'BATAL' and b.no_bon <> new.nomor)
    or (new.jenis = 'KURANG_BAYAR' and exists (select from dokumen r
      where r.kode_toko = new.kode_toko and r.membatalkan = v_nota)) then
    raise exception 'a nota with a short payment' using errcode = 'KC007', table = 'bon';
  end if;
  return null;
end $$;

do $$ begin
  if not exists (select from pg_trigger
      where tgname = 'kurang_bayar_nota' and tgrelid = 'dokumen'::regclass) then
    create trigger kurang_bayar_nota after insert on dokumen for each row
      when (new.jenis in ('KURANG_BAYAR', 'BATAL_PENJUALAN')) execute function kurang_bayar_nota();
  end if;
end $$;
