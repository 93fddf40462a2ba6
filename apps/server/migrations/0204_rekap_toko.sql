-- Which stores see the recaps is a list of their codes: a store that had the module off is on no
-- list of its own, and the stores that had it on still are.
do $$
declare
  v_toko text;
  v_nilai text;
  v_melihat text[] := '{}';
begin
  for v_toko in select kode_toko from toko loop
    execute format('set local app.kode_toko = %L', v_toko);
    if not exists (select from modul
        where kode_toko = v_toko and kunci = 'REKAP_TOKO_MODULE' and not aktif) then
      v_melihat := v_melihat || v_toko;
    end if;
  end loop;
  for v_toko in select kode_toko from toko loop
    execute format('set local app.kode_toko = %L', v_toko);
    v_nilai := '';
    if not v_toko = any (v_melihat) then
      v_nilai := coalesce(nullif(array_to_string(v_melihat, ','), ''), '-');
    end if;
    insert into para_system (kode_toko, kunci, nilai)
      values (v_toko, 'REKAP_TOKO', v_nilai) on conflict do nothing;
    delete from modul where kode_toko = v_toko and kunci = 'REKAP_TOKO_MODULE';
  end loop;
  execute format('set local app.kode_toko = %L', '');
end $$;
