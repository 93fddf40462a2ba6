-- Opening a closed day again: only while the next day is untouched, and only on the calendar day of
-- the closing. The closing document stays; the day is closed by a new one later.
create function buka_kembali(p_sesi bytea, p_toko text, p_pada timestamptz) returns date
language plpgsql security definer set search_path = public, pg_temp as $$
declare v_user text; v_tutup hari_bisnis; v_buka hari_bisnis;
begin
  perform set_config('app.kode_toko', p_toko, true);
  v_user := siapa(p_sesi, p_toko);
  perform kunci_hari(p_toko, true);
  select * into v_buka from hari_bisnis where kode_toko = p_toko and status = 'BUKA';
  select * into v_tutup from hari_bisnis where kode_toko = p_toko and status = 'TUTUP'
    order by tgl desc limit 1;
  if v_tutup.tgl is null
      or (v_tutup.ditutup_pada at time zone 'Asia/Jakarta')::date
        <> (p_pada at time zone 'Asia/Jakarta')::date
      or exists (select 1 from dokumen where kode_toko = p_toko and tgl = v_buka.tgl)
      or not exists (select 1 from users where user_id = v_user and level in ('OWN', 'SU')) then
    return null;
  end if;
  delete from hari_bisnis where kode_toko = p_toko and tgl = v_buka.tgl;
  update hari_bisnis set status = 'BUKA', ditutup_pada = null, ditutup_oleh = null, no_tutup = null
    where kode_toko = p_toko and tgl = v_tutup.tgl;
  return v_tutup.tgl;
end $$;
