-- Puts what a document has to say to other stores into the outbox, in its order. Called after the
-- chain, whose head is locked until the commit: numbers run 1..n in the order messages can be seen.
create or replace function tulis_pesan(p_toko text, p_nomor text, p_pada timestamptz, p_pesan jsonb)
returns void language plpgsql as $$
declare v_urut bigint;
begin
  select max(urut) into v_urut from outbox where kode_toko = p_toko;
  insert into outbox (kode_toko, id, saluran, isi, dibuat_pada, urut, nomor, ke)
    select p_toko, (p.e->>'id')::uuid, p.e->>'saluran', p.e->'isi', p_pada,
      coalesce(v_urut, 0) + p.n, p_nomor, p.e->>'ke'
    from jsonb_array_elements(p_pesan) with ordinality as p(e, n);
end $$;
