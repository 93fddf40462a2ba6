-- What is lent per gram where Parameter Hutang Pokok sets it; the price a line was appraised at
-- stands apart from it. Null where a share of the appraisal is lent, and for lines of before, which
-- had what is lent as their price.
alter table hutang_barang add column pokok_per_gram bigint;
