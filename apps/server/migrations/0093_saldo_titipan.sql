-- A sale may be paid with money that a customer has left with the shop: the tender names whose.
alter table dokumen_bayar add column no_bon text,
  drop constraint dokumen_bayar_cara_ck,
  add constraint dokumen_bayar_cara_ck
    check (cara in ('TUNAI', 'DEBIT', 'KREDIT', 'TRANSFER', 'QRIS', 'SALDO')),
  add constraint dokumen_bayar_bon_ck check ((cara = 'SALDO') = (no_bon is not null));
