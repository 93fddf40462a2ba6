-- Few buyers pay PPh 22, on top of the price: reports find their notas among all others.
create index dokumen_pph22_idx on dokumen (kode_toko, tgl) where pph22_rp is not null;
