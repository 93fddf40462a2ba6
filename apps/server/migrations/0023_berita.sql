-- Announcements of the chain: to whom, from when until when, and who has read which wording.

create table berita (                                           -- reference
  id uuid not null,
  judul text not null,
  isi text not null,
  prioritas text not null,
  dari date not null,
  sampai date not null,
  untuk_toko text[] not null default '{}',                      -- empty: every store
  untuk_level text[] not null default '{}',                     -- empty: every level
  untuk_user text[] not null default '{}',                      -- these besides, whatever they are
  milik text,                                                   -- the store that wrote it, or none
  versi integer not null default 1,                             -- a new wording is unread again
  dibuat_oleh text not null,
  dibuat_pada timestamptz not null,
  ditarik_pada timestamptz,
  constraint berita_pk primary key (id),
  constraint berita_prioritas_ck check (prioritas in ('BIASA', 'PENTING', 'MENDESAK')),
  constraint berita_tgl_ck check (sampai >= dari)
);
create index berita_sampai_idx on berita (sampai);

create table berita_dibaca (                                    -- reference
  id_berita uuid not null,
  user_id text not null,
  versi integer not null,
  pada timestamptz not null,
  constraint berita_dibaca_pk primary key (id_berita, user_id),
  constraint berita_dibaca_berita_fk foreign key (id_berita) references berita (id),
  constraint berita_dibaca_user_fk foreign key (user_id) references users (user_id)
);
