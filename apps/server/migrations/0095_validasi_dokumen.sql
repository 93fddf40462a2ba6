-- Documents of every area are checked by another than their writer, not those of the pawn counter
-- alone: the checks move to a name of their own, nothing of them changes.
alter table validasi_hutang rename to validasi_dokumen;
alter table validasi_dokumen rename constraint validasi_hutang_pk to validasi_dokumen_pk;
alter table validasi_dokumen
  rename constraint validasi_hutang_hasil_ck to validasi_dokumen_hasil_ck;

-- A server of the version before reads and writes checks by the old name while it serves beside
-- this one; the fence of the store holds for it as for the table.
create view validasi_hutang with (security_invoker = true) as
  select kode_toko, nomor, pada, user_id, hasil, keterangan from validasi_dokumen;
