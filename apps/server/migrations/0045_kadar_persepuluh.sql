-- Purity in steps of 0.1 permil (decision 0028). A row keeps its whole permil as before, and beside
-- them what stands beyond, in parts of ten thousand: nothing for all that is there. So no table is
-- written anew, chains of documents stay what they hash, and a server of the version before goes on
-- reading and writing whole permil.

alter table barang add column sisa_permyriad integer not null default 0
  constraint barang_sisa_ck check (sisa_permyriad between 0 and 9
    and permil * 10 + sisa_permyriad <= 10000);
alter table dokumen_barang add column sisa_permyriad integer not null default 0;
alter table hutang_barang add column sisa_permyriad integer not null default 0;

-- The master keeps tenths; whole permil stand beside them for the version before.
alter table kadar add column permil_e1 integer, add column permil_min_e1 integer,
  add column permil_max_e1 integer;
update kadar set permil_e1 = permil * 10, permil_min_e1 = permil_min * 10,
  permil_max_e1 = permil_max * 10;
alter table kadar alter column permil_e1 set not null,
  drop constraint kadar_permil_ck, drop constraint kadar_min_ck, drop constraint kadar_max_ck,
  add constraint kadar_permil_ck check (permil_e1 between 10 and 10000),
  add constraint kadar_min_ck check (permil_min_e1 between 10 and permil_e1),
  add constraint kadar_max_ck check (permil_max_e1 between permil_e1 and 10000);

-- Whichever of the two a version writes, the other follows; both at once are as the tenths say.
create function samakan_kadar() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.permil_e1 := coalesce(new.permil_e1, new.permil * 10);
    new.permil_min_e1 := coalesce(new.permil_min_e1, new.permil_min * 10);
    new.permil_max_e1 := coalesce(new.permil_max_e1, new.permil_max * 10);
  else
    if new.permil_e1 = old.permil_e1 and new.permil is distinct from old.permil then
      new.permil_e1 := new.permil * 10;
    end if;
    if new.permil_min_e1 is not distinct from old.permil_min_e1
        and new.permil_min is distinct from old.permil_min then
      new.permil_min_e1 := new.permil_min * 10;
    end if;
    if new.permil_max_e1 is not distinct from old.permil_max_e1
        and new.permil_max is distinct from old.permil_max then
      new.permil_max_e1 := new.permil_max * 10;
    end if;
  end if;
  new.permil := new.permil_e1 / 10;
  new.permil_min := new.permil_min_e1 / 10;
  new.permil_max := new.permil_max_e1 / 10;
  return new;
end $$;
create trigger samakan before insert or update on kadar
  for each row execute function samakan_kadar();
