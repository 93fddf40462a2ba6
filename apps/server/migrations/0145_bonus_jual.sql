-- What a sold piece earns its sales person, as it was reckoned when it was sold: rule, version,
-- amount, and whether a cancellation takes it back. Lines of before keep nothing and earned
-- nothing. The line of a cancellation says what was taken back.
alter table dokumen_barang add column bonus jsonb;
