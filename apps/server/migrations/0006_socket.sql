-- Messages between server processes that are too large for NOTIFY (socket rooms, R12): local.
create table socket_io_lampiran (
  id bigserial not null unique,
  created_at timestamptz default now(),
  payload bytea
);
