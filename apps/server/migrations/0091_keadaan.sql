-- Movements keep what they changed, before and after: what is undone is taken back from them.
-- Movements of before changed what their documents say and keep none of it.
alter table gerak_hutang add column sebelum jsonb, add column sesudah jsonb;

-- A movement of a piece that became another keeps what it was, and what was in the columns that
-- changed; null: it stayed as it was.
alter table gerak_barang add column dari_berat_mg bigint, add column dari_murni_ug bigint,
  add column dari_kode_kadar text, add column sebelum jsonb;

-- The statuses a piece may have (areas/barang/status.ts of the contract). One that is still the
-- store's was taken out by no document.
alter table barang drop constraint barang_status_ck, drop constraint barang_keluar_ck,
  add constraint barang_status_ck check (status in ('ADA', 'BLN', 'CUCI', 'SEPUH', 'TUKANG',
    'CONTOH', 'KIRIM', 'PESANAN', 'DITAHAN', 'TERJUAL', 'HANCUR', 'HILANG', 'BATAL', 'RETUR',
    'PINDAH')),
  add constraint barang_keluar_ck check ((no_keluar is not null) = (status in ('TERJUAL',
    'HANCUR', 'HILANG', 'BATAL', 'RETUR', 'PINDAH')));
