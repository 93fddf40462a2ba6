-- A page of pieces by one call, without looking the pieces found up once more: what finds them is
-- as in 0008, and what a page needs beside them comes along.

drop function if exists cari_barang(text, jsonb, text, integer, integer, integer);
drop function if exists syarat_barang(jsonb);
grant select on aturan_berat, harga_emas, para_system to kencana_cari;
