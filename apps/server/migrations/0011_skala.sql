-- Several server processes, and stores on several nodes (docs/scale.md).

-- What all processes count in is kept small by age.
create index percobaan_sandi_pada_idx on percobaan_sandi (pada);

drop function if exists harga_berlaku(text, text, text, timestamptz);
