-- Several server processes, one database: what all of them count in is kept small by age.
create index percobaan_sandi_pada_idx on percobaan_sandi (pada);
