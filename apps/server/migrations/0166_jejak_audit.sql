-- The chain is read by the days of its rows: who did what between two days.
create index audit_pada_idx on audit (kode_toko, pada);
