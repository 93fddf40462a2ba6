-- Prices that begin later (decision 0079): set today, in force from their moment on, and withdrawn
-- until a minute before it. A price that was withdrawn stays readable; no reader takes it for one.

alter table harga_emas
  add column rencana uuid,                                      -- its board; null: at once
  add column dibuat_pada timestamptz,                           -- when it was set, if not then
  add column ditarik_pada timestamptz,
  add column ditarik_oleh text,
  add constraint harga_emas_rencana_ck check ((rencana is null) = (dibuat_pada is null)),
  add constraint harga_emas_oleh_ck check ((ditarik_pada is null) = (ditarik_oleh is null)),
  add constraint harga_emas_tarik_ck check (ditarik_pada is null
    or rencana is not null and ditarik_pada <= berlaku_pada - interval '1 minute');

create index harga_emas_rencana_idx on harga_emas (kode_toko, berlaku_pada)
  where rencana is not null and ditarik_pada is null;

-- append only but for the word that a price was withdrawn, which is said once
drop trigger abadi on harga_emas;
create trigger abadi before update of kode_toko, id, kode_kadar, kode_group, harga_jual, harga_beli,
  berlaku_pada, user_id, otorisasi, penyetuju, rencana, dibuat_pada or delete or truncate
  on harga_emas for each statement execute function tolak_ubah();
create trigger ditarik_sekali before update on harga_emas
  for each row when (old.ditarik_pada is not null) execute function tolak_ubah();
