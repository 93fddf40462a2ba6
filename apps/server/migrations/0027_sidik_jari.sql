-- Approval by fingerprint. Prints and what they are matched against stay at the device that holds
-- the reader; here stand only its public key, references without meaning, and what it was asked.

alter table otorisasi add column cara text not null default 'PASSWORD'
  constraint otorisasi_cara_ck check (cara in ('PASSWORD', 'SIDIK_JARI'));
alter table otorisasi_gagal add column cara text not null default 'PASSWORD'
  constraint otorisasi_gagal_cara_ck check (cara in ('PASSWORD', 'SIDIK_JARI'));

create table alat_sidik (                                       -- store: devices with a reader
  kode_toko text not null,
  id uuid not null,
  nama text not null,
  kode_hash bytea not null,                                     -- of the one-time pairing code
  kode_sampai timestamptz not null,
  token_hash bytea,                                             -- of the secret it was given
  kunci_publik bytea,                                           -- Ed25519, SPKI
  dibuat_oleh text not null,
  dibuat_pada timestamptz not null,
  dipasang_pada timestamptz,
  terlihat_pada timestamptz,
  dicabut_oleh text,
  dicabut_pada timestamptz,
  constraint alat_sidik_pk primary key (kode_toko, id),
  constraint alat_sidik_kode_unik unique (kode_toko, kode_hash),
  constraint alat_sidik_pasang_ck check ((dipasang_pada is null) = (token_hash is null)
    and (dipasang_pada is null) = (kunci_publik is null))
);

create table sidik_jari (                                       -- store: whose print lies where
  kode_toko text not null,
  fp uuid not null,                                             -- the reference; made at the device
  user_id text not null,
  jari text not null,
  alat uuid not null,
  oleh text not null,
  pada timestamptz not null,
  dihapus_oleh text,
  dihapus_pada timestamptz,
  constraint sidik_jari_pk primary key (kode_toko, fp),
  constraint sidik_jari_alat_fk foreign key (kode_toko, alat) references alat_sidik (kode_toko, id)
);
create index sidik_jari_user_idx on sidik_jari (kode_toko, user_id);

create table tantangan_sidik (                                  -- store: what a scan is asked for
  kode_toko text not null,
  id uuid not null,
  jenis text not null,
  peminta text not null,
  penyetuju text not null,                                      -- whose finger is wanted
  kategori text not null,
  sidik bytea not null,                                         -- hash of the exact command
  rincian text not null,
  perintah jsonb,
  jari text,                                                    -- of an enrolment
  acak bytea not null,                                          -- signed with the answer
  dibuat_pada timestamptz not null,
  berlaku_sampai timestamptz not null,
  hasil text,
  fp uuid,
  alat uuid,
  dijawab_pada timestamptz,
  dipakai_pada timestamptz,
  constraint tantangan_sidik_pk primary key (kode_toko, id),
  constraint tantangan_sidik_jenis_ck check (jenis in ('SETUJU', 'DAFTAR')),
  constraint tantangan_sidik_hasil_ck check (hasil in ('COCOK', 'GAGAL', 'LEWAT')),
  constraint tantangan_sidik_cocok_ck check (hasil is distinct from 'COCOK'
    or (fp is not null and alat is not null)),
  constraint tantangan_sidik_pakai_ck check (dipakai_pada is null or hasil = 'COCOK')
);
-- One finger answers one question: nobody can slip theirs in beside the one that is looked at.
create unique index tantangan_sidik_satu on tantangan_sidik (kode_toko, penyetuju)
  where hasil is null;
create index tantangan_sidik_minta_idx on tantangan_sidik (kode_toko, peminta, dibuat_pada);

call pagari('alat_sidik');
call pagari('sidik_jari');
call pagari('tantangan_sidik');
