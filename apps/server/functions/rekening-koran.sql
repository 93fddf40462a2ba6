-- A document that is undone leaves the statement: what it was matched with is open again, all of
-- that match. Whoever matches holds the store's day, so none is made of what is undone meanwhile.
create or replace function lepas_koran() returns trigger language plpgsql
set search_path = public, pg_temp as $$
declare v_id text;
begin
  for v_id in select distinct id_cocok from koran_jurnal
      where kode_toko = new.kode_toko and nomor = new.membatalkan order by 1 loop
    update koran_cocok set lepas_oleh = new.user_id, lepas_pada = new.pada, no_batal = new.nomor
      where kode_toko = new.kode_toko and id_cocok = v_id;
    update koran_baris set id_cocok = null
      where kode_toko = new.kode_toko and id_cocok = v_id;
    delete from koran_jurnal where kode_toko = new.kode_toko and id_cocok = v_id;
  end loop;
  return null;
end $$;

do $$ begin
  if not exists (select from pg_trigger
      where tgname = 'lepas_koran' and tgrelid = 'dokumen'::regclass) then
    create trigger lepas_koran after insert on dokumen for each row
      when (new.membatalkan is not null) execute function lepas_koran();
  end if;
end $$;
