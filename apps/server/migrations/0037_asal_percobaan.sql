-- Guessing at one account goes slower the longer it goes on, up to an hour between two tries (T29):
-- wrong tries in a row, by where they come from, so that whoever guesses from elsewhere does not
-- keep a user waiting at the counter where that user logs in.

create table asal_percobaan (                                   -- local: beside percobaan_sandi
  subjek text not null,                                         -- user id as typed, in capitals
  asal text not null,                                           -- see guess-run.ts; '' = unknown
  gagal integer not null,                                       -- in a row, since the last success
  pada timestamptz not null,                                    -- of the last try
  berhasil_pada timestamptz,                                    -- of the last right password
  constraint asal_percobaan_pk primary key (subjek, asal),
  constraint asal_percobaan_gagal_ck check (gagal >= 0)
);
create index asal_percobaan_pada_idx on asal_percobaan (pada);
