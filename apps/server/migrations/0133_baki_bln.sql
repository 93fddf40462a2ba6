-- Where bought pieces wait: a gudang BLN with a tray for stores that have none. A code somebody
-- gave to something else is left alone. Store by store, for row security binds the owner too.
do $$
declare
  v_codes constant text[] := array['BLN', 'BLN1', 'BLN2', 'BLN3', 'BLN4'];
  v_toko text;
  v_gudang text;
begin
  for v_toko in select kode_toko from toko loop
    execute format('set local app.kode_toko = %L', v_toko);
    select min(kode_gudang) into v_gudang from gudang
      where kode_toko = v_toko and jenis_gudang = 'BLN' and dihapus_pada is null;
    if v_gudang is null then
      select k into v_gudang from unnest(v_codes) with ordinality u (k, n)
        where not exists (select from gudang where kode_toko = v_toko and kode_gudang = k)
        order by n limit 1;
      insert into gudang (kode_toko, kode_gudang, nama_gudang, jenis_gudang)
        values (v_toko, v_gudang, 'Barang Beli (BLN)', 'BLN');
    end if;
    if not exists (select from baki b join gudang g
        on g.kode_toko = b.kode_toko and g.kode_gudang = b.kode_gudang
        where b.kode_toko = v_toko and g.jenis_gudang = 'BLN'
          and b.dihapus_pada is null and g.dihapus_pada is null) then
      insert into baki (kode_toko, kode_baki, nama_baki, kode_gudang)
        select v_toko, k, 'Barang Beli (BLN)', v_gudang
        from unnest(v_codes) with ordinality u (k, n)
        where not exists (select from baki where kode_toko = v_toko and kode_baki = k)
        order by n limit 1;
    end if;
  end loop;
  execute format('set local app.kode_toko = %L', '');
end $$;
