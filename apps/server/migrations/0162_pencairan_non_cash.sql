-- Receivables of cards and QRIS are paid out by their acquirer (decision 0071): a document ends
-- those it names, once each, and says so here.
alter table non_cash
  add column no_cair text,                                      -- document that paid it out
  add constraint non_cash_cair_ck check (no_cair is null
    or (hasil is not null and dibatalkan is null and cara <> 'TRANSFER'));
create index non_cash_cair_idx on non_cash (kode_toko, no_cair) where no_cair is not null;
create index non_cash_piutang_idx on non_cash (kode_toko, tgl, nomor, baris)
  where no_cair is null and dibatalkan is null and cara <> 'TRANSFER';
