-- Documents of one kind of one store, written together: one transaction, so one commit, one turn at
-- the store's counter and chain (decision 0022). Each is a part of its own; what is not among the
-- rows was not written, and its sender posts it alone to hear why.
--
-- Deadlocks: all pieces are locked before the first counter is taken, in barcode order, as post()
-- does for one document; and one kind has one counter. What is left (a key or a grant that two
-- processes use at once) gives up long before anybody else does, with what is written so far.
create function post_banyak(p_toko text, p_daftar jsonb)
returns table (o_urut integer, o_tgl date, o_nomor text, o_jawaban jsonb, o_diulang boolean)
language plpgsql set lock_timeout = '250ms' as $$
declare v jsonb;
begin
  perform set_config('app.kode_toko', p_toko, true);
  perform 1 from barang b where b.kode_toko = p_toko and b.kode_barcode = any (array(
      select k->>'kode_barcode' from jsonb_array_elements(p_daftar) d
      cross join jsonb_array_elements(d->'dok'->'klaim') k))
    order by b.kode_barcode for update;
  o_urut := -1;
  for v in select jsonb_array_elements(p_daftar) loop
    o_urut := o_urut + 1;
    begin
      select p.* into o_tgl, o_nomor, o_jawaban, o_diulang
        from post(decode(v->>'sesi', 'hex'), p_toko, (v->>'kunci')::uuid,
          decode(v->>'sidik', 'hex'), v->'dok') p;
      return next;
    exception
      when lock_not_available or deadlock_detected or serialization_failure then exit;
      when others then null;
    end;
  end loop;
end $$;
