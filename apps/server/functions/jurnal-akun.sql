-- Which parts of journals were ever booked at an account, in any store of the chain: it enters each
-- for the reading alone. Closed days stand in sums, the open one in its lines.
create or replace function bagian_terbuku(p_nomor text) returns text[]
language plpgsql as $$
declare v_asal text := current_setting('app.kode_toko', true); v_toko text;
  v_bagian text[] := '{}';
begin
  for v_toko in select kode_toko from toko loop
    perform set_config('app.kode_toko', v_toko, true);
    v_bagian := v_bagian || array(select distinct jenis_akun from rekap_jurnal
        where kode_toko = v_toko and nomor_akun = p_nomor)
      || array(select distinct j.jenis_akun from hari_bisnis h
        join jurnal_baris j on j.kode_toko = h.kode_toko and j.tgl = h.tgl
        where h.kode_toko = v_toko and h.status = 'BUKA' and j.nomor_akun = p_nomor);
  end loop;
  perform set_config('app.kode_toko', coalesce(v_asal, ''), true);
  return array(select distinct one from unnest(v_bagian) one order by 1);
end $$;
