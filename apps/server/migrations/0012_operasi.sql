-- What was done to keep this installation alive, newest of each kind: backups, drills, checks, and
-- the facts the watch last saw. It stays behind when the books are copied or moved.

create table operasi (                                          -- local
  jenis text not null,
  pada timestamptz not null,
  rincian jsonb not null,
  constraint operasi_pk primary key (jenis)
);
