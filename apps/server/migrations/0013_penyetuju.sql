-- A grant holds while its approver may still approve for the store. Looked at when it is burnt,
-- whoever burns it: an approver who was disabled or lost the level since then approved nothing.
create function periksa_penyetuju() returns trigger language plpgsql as $$
begin
  perform 1 from users u join toko t on t.kode_toko = u.kode_toko
    where u.user_id = new.penyetuju and u.aktif and u.level in ('SPV', 'OWN')
      and (u.kode_toko = new.kode_toko or (u.level = 'OWN' and t.tipe = 'PUSAT'));
  if not found then raise exception 'the approver may no longer approve' using errcode = 'KC006';
  end if;
  return new;
end $$;

create trigger penyetuju_masih_sah before update of dipakai_pada on otorisasi
  for each row when (old.dipakai_pada is null and new.dipakai_pada is not null)
  execute function periksa_penyetuju();
