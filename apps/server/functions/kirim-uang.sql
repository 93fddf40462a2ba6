-- A document that receives money ends its way in the same transaction: one that is not on its way
-- to this store any more is received by nobody.
create or replace function terima_uang() returns trigger language plpgsql
set search_path = public, pg_temp as $$
begin
  update uang_datang set status = 'DONE', no_terima = new.nomor, ditahan_sampai = null
    where kode_toko = new.kode_toko and no_reff = new.isi->>'no_reff' and status = 'OPEN'
      and jumlah_rp = new.total_rp;
  if not found then
    raise exception 'money that is not on its way' using errcode = '22023';
  end if;
  return null;
end $$;

do $$ begin
  if not exists (select from pg_trigger
      where tgname = 'terima_uang' and tgrelid = 'dokumen'::regclass) then
    create trigger terima_uang after insert on dokumen for each row
      when (new.jenis = 'TERIMA_UANG') execute function terima_uang();
  end if;
end $$;
