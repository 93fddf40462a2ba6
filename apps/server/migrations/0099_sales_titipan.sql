-- Who is asked to be deleted, and still has money of customers in his name.
create index bon_sales_idx on bon (kode_toko, kode_sales) where status = 'TERBUKA';
