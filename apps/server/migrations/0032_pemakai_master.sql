-- Whether a master is still used is asked before it is deleted, of every store of the chain. For a
-- code that nobody uses that meant to read every piece. Pieces in the trays alone count, so a sale
-- writes nothing here: it only leaves.
create index barang_kadar_idx on barang (kode_toko, kode_kadar) where status = 'ADA';
create index barang_aturan_idx on barang (kode_toko, aturan_berat) where status = 'ADA';
create index barang_ongkos_idx on barang (kode_toko, kode_ongkos)
  where status = 'ADA' and kode_ongkos is not null;
create index barang_bandrol_idx on barang (kode_toko, kode_bandrol)
  where status = 'ADA' and kode_bandrol is not null;
create index barang_kondisi_idx on barang (kode_toko, kode_kondisi)
  where status = 'ADA' and kode_kondisi is not null;
