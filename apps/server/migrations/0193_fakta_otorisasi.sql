-- What a grant let through in words and figures, and the document it became. Of those used before
-- the document is known: from the chain, or from the print it was for.
alter table otorisasi add column fakta jsonb, add column no_dokumen text;

-- Store by store, for row security binds the owner too.
do $$ declare v_toko text; begin
  for v_toko in select kode_toko from toko loop
    execute format('set local app.kode_toko = %L', v_toko);
    update otorisasi o set no_dokumen = a.nomor
      from audit a cross join lateral jsonb_array_elements(a.isi->'otorisasi') g
      where o.kode_toko = v_toko and a.kode_toko = v_toko and a.nomor is not null
        and a.isi->'otorisasi' <> '[]' and o.id = (g->>'id')::uuid and o.dipakai_pada is not null;
    update otorisasi o set no_dokumen = c.nomor from cetak_nota c
      where o.kode_toko = v_toko and c.kode_toko = v_toko and c.otorisasi = o.id
        and o.dipakai_pada is not null and o.no_dokumen is null;
  end loop;
  execute format('set local app.kode_toko = %L', '');
end $$;
