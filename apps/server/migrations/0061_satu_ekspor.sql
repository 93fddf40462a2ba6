-- One export of a user at a time, also when two are asked for in the same moment by two processes.
-- Of several that were left running the newest stays. Store by store, for row security binds the
-- owner too.
do $$ declare v_toko text; begin
  for v_toko in select kode_toko from toko loop
    execute format('set local app.kode_toko = %L', v_toko);
    update ekspor e set status = 'GAGAL', galat = 'Server berhenti sebelum selesai'
    where e.kode_toko = v_toko and e.status = 'JALAN' and exists (
      select 1 from ekspor n where n.kode_toko = e.kode_toko and n.user_id = e.user_id
        and n.status = 'JALAN' and (n.dibuat_pada, n.id) > (e.dibuat_pada, e.id));
  end loop;
  execute format('set local app.kode_toko = %L', '');
end $$;

create unique index ekspor_satu_jalan on ekspor (kode_toko, user_id) where status = 'JALAN';
