-- Who a session is, if it may work for the store; raises KC005 otherwise. Store and user of a write
-- come from here, never from arguments that a caller could make up.
create or replace function siapa(p_sesi bytea, p_toko text) returns text
language plpgsql stable as $$
declare v_user text;
begin
  select u.user_id into v_user from sesi s join users u on u.user_id = s.user_id
    join toko t on t.kode_toko = u.kode_toko
    where s.token_hash = p_sesi and s.dicabut_pada is null and u.aktif
      and (u.kode_toko = p_toko
        or (t.tipe = 'PUSAT' and u.level in ('OWN', 'SU', 'MU', 'DEV', 'ADMIN')));
  if v_user is null then raise exception 'no session for store' using errcode = 'KC005'; end if;
  return v_user;
end $$;

-- Appends to the store's audit chain; taken last in a transaction: a store has one head row, made
-- with the store's first command.
create or replace function catat_audit(
  p_toko text, p_user text, p_pada timestamptz, p_perintah text, p_nomor text, p_isi jsonb
) returns bigint language plpgsql as $$
declare v_urut bigint; v_sebelum bytea; v_hash bytea;
begin
  select urut + 1, hash into v_urut, v_sebelum from audit_kepala
    where kode_toko = p_toko for update;
  if not found then
    insert into audit_kepala values (p_toko, 0, sha256(convert_to(p_toko, 'UTF8')))
      on conflict do nothing;
    select urut + 1, hash into v_urut, v_sebelum from audit_kepala
      where kode_toko = p_toko for update;
  end if;
  v_hash := sha256(v_sebelum || convert_to(concat_ws('|', v_urut, extract(epoch from p_pada),
    p_user, p_perintah, coalesce(p_nomor, ''), p_isi::text), 'UTF8'));
  insert into audit
    values (p_toko, v_urut, p_pada, p_user, p_perintah, p_nomor, p_isi, v_sebelum, v_hash);
  update audit_kepala set urut = v_urut, hash = v_hash where kode_toko = p_toko;
  return v_urut;
end $$;

-- Audit of a command that posts no document: masters, settings, users, grants.
create or replace function catat_perintah(
  p_sesi bytea, p_toko text, p_pada timestamptz, p_perintah text, p_isi jsonb
) returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.kode_toko', p_toko, true);
  return catat_audit(p_toko, siapa(p_sesi, p_toko), p_pada, p_perintah, null, p_isi);
end $$;
