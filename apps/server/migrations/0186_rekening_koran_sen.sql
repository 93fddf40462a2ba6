-- Banks reckon interest and its tax to the sen, books in whole rupiah: a line keeps the rupiah its
-- balance gained, and beside them how many sen the bank says more or less (decision 0078).
alter table koran_baris
  add column lebih_sen integer not null default 0,       -- amount of the bank less jumlah_rp
  add column saldo_lebih_sen integer not null default 0, -- balance of the bank less saldo_rp
  drop constraint koran_baris_jumlah_ck,
  add constraint koran_baris_jumlah_ck check (jumlah_rp <> 0 or lebih_sen <> 0),
  -- what was held before the line has sen of its own, 0 to 99: so rupiah follow from each other
  add constraint koran_baris_sen_ck check (case when saldo_rp is null
    then lebih_sen between -99 and 99 and saldo_lebih_sen = 0
    else saldo_lebih_sen between 0 and 99 and saldo_lebih_sen - lebih_sen between 0 and 99 end);
