-- The latest changes of a whole master, for its screen; the keys before knew one record only.

create index riwayat_master_toko_baru_idx on riwayat_master_toko (kode_toko, master, pada, id);
create index riwayat_master_pusat_baru_idx on riwayat_master_pusat (master, pada, id);
