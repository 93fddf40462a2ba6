-- What a drawer holds is asked whenever money is taken out of it (functions/laci.sql).
create index rekap_jurnal_laci_idx
  on rekap_jurnal (kode_toko, coalesce(nullif(laci, ''), 'KASIR'), tgl)
  include (debit_rp, kredit_rp) where jenis_akun in ('KAS', 'KAS_GADAI');
