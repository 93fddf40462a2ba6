-- Looked at when a grant is burnt, whoever burns it. It is for one exact command: one that names
-- none burns for nothing. And it holds while its approver may still approve for the store: who was
-- disabled or lost the level since then approved nothing.
create or replace function periksa_penyetuju() returns trigger language plpgsql as $$
begin
  if new.sidik is null then
    raise exception 'the grant names no command' using errcode = 'KC006';
  end if;
  perform 1 from users u join toko t on t.kode_toko = u.kode_toko
    where u.user_id = new.penyetuju and u.aktif and u.level in ('SPV', 'OWN')
      and (u.kode_toko = new.kode_toko or (u.level = 'OWN' and t.tipe = 'PUSAT'));
  if not found then raise exception 'the approver may no longer approve' using errcode = 'KC006';
  end if;
  return new;
end $$;

do $$ begin
  if not exists (select from pg_trigger
      where tgname = 'penyetuju_masih_sah' and tgrelid = 'otorisasi'::regclass) then
    create trigger penyetuju_masih_sah before update of dipakai_pada on otorisasi
      for each row when (old.dipakai_pada is null and new.dipakai_pada is not null)
      execute function periksa_penyetuju();
  end if;
end $$;

-- What a grant let through and the document it became are written when it is burnt, and once.
create or replace function jaga_fakta_otorisasi() returns trigger language plpgsql as $$
begin
  raise exception 'a grant is linked once' using errcode = '55000';
end $$;

do $$ begin
  if not exists (select from pg_trigger
      where tgname = 'fakta_sekali' and tgrelid = 'otorisasi'::regclass) then
    create trigger fakta_sekali before update of fakta, no_dokumen on otorisasi
      for each row when (new.dipakai_pada is null
        or (old.fakta is not null and new.fakta is distinct from old.fakta)
        or (old.no_dokumen is not null and new.no_dokumen is distinct from old.no_dokumen))
      execute function jaga_fakta_otorisasi();
  end if;
end $$;
