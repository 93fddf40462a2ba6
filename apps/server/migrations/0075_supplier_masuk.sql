-- Who delivered the pieces of a document, and when what is owed for them is due. Documents of
-- before named their supplier in free text; those words stay where they are, in the document and
-- its pieces.
alter table dokumen
  add column kode_supplier text,
  add column jatuh_tempo date;
create index dokumen_supplier_idx on dokumen (kode_toko, kode_supplier)
  where kode_supplier is not null;
