-- Stores that are there already have begun: their home does not tell them how to.
do $$
declare
  v_toko text;
begin
  for v_toko in select kode_toko from toko loop
    execute format('set local app.kode_toko = %L', v_toko);
    insert into para_system (kode_toko, kunci, nilai)
      values (v_toko, 'LANGKAH_AWAL', 'TIDAK') on conflict do nothing;
  end loop;
  execute format('set local app.kode_toko = %L', '');
end $$;
