-- An account that a list kept goes on being that list's when Parameter Akun sends its part
-- elsewhere: what was booked there stays in its balance (domain/posting/buku/jurnal-umum).
alter table akun add column pernah_dipegang text;
