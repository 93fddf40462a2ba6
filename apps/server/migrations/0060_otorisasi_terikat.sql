-- A grant is for one exact command: one that names none burns for nothing, whoever burns it. The
-- rest of the function stands as it was.
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
