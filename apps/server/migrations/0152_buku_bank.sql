-- The bank book sums every line of before its dates by the bank that a line names, which the sums
-- of closed days do not keep.
create index jurnal_baris_bank_idx on jurnal_baris (kode_toko, tgl) where jenis_akun = 'BANK';
