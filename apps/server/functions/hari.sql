-- The advisory lock of a store's day: shared by documents, exclusive for closing (R5). Taken by a
-- statement over the store's own row, so that it is taken where the store lives, whoever asks: the
-- writer on the store's node, or a closing that reads first. A store always has one open day.
create or replace function kunci_hari(p_toko text, p_tutup boolean) returns void
language plpgsql as $$
begin
  if p_tutup then
    perform pg_advisory_xact_lock(7261, hashtext(kode_toko)) from hari_bisnis
      where kode_toko = p_toko and status = 'BUKA';
  else
    perform pg_advisory_xact_lock_shared(7261, hashtext(kode_toko)) from hari_bisnis
      where kode_toko = p_toko and status = 'BUKA';
  end if;
end $$;

-- Opens the day closed last again, while nothing was posted since and it is still that calendar day
-- in Jakarta and its month is not closed; answers its date, or nothing where that may not be.
create or replace function buka_kembali(p_sesi bytea, p_toko text, p_pada timestamptz) returns date
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
        <> (p_pada at time zone 'Asia/Jakarta')::date then
    return null;
  end if;
  perform 1 from dokumen where kode_toko = p_toko and tgl = v_buka.tgl limit 1;
  if found then return null; end if;
  -- a month that is closed keeps its days (decision 0069)
  perform 1 from periode where kode_toko = p_toko and status = 'TUTUP'
    and bulan = date_trunc('month', v_tutup.tgl)::date;
  if found then return null; end if;
  perform 1 from users where user_id = v_user and level in ('OWN', 'SU');
  if not found then return null; end if;
  delete from hari_bisnis where kode_toko = p_toko and tgl = v_buka.tgl;
  update hari_bisnis set status = 'BUKA', ditutup_pada = null, ditutup_oleh = null, no_tutup = null
    where kode_toko = p_toko and tgl = v_tutup.tgl;
  return v_tutup.tgl;
end $$;

-- The sums of the journal of a day that is over, anew.
create or replace function rekap_buku(p_toko text, p_tgl date) returns void language plpgsql
set search_path = public, pg_temp as $$
declare
  v_akun text; v_jenis text; v_laci text; v_n bigint; v_debit bigint; v_kredit bigint; v_ug bigint;
begin
  delete from rekap_jurnal where kode_toko = p_toko and tgl = p_tgl;
  for v_akun, v_jenis, v_laci, v_n, v_debit, v_kredit, v_ug in
    select nomor_akun, jenis_akun, coalesce(laci, ''), count(*), sum(debit_rp), sum(kredit_rp),
      sum(murni_ug)
    from jurnal_baris where kode_toko = p_toko and tgl = p_tgl group by 1, 2, 3
  loop
    insert into rekap_jurnal values (p_toko, p_tgl, v_akun, v_jenis, v_laci, v_n,
      v_debit, v_kredit, v_ug);
  end loop;
end $$;

-- The earlier day that a journal by hand is booked on (decision 0090): since the books began, in a
-- month that is not closed, whether the store was open on it or not. The day's lock is held alone
-- by then, so that no month closes beside it.
create or replace function hari_buku(p_toko text, p_jenis text, p_tgl date, p_buku date)
returns date language plpgsql as $$
declare v_oleh text;
begin
  if p_jenis not in ('JURNAL_UMUM', 'BATAL_JURNAL') or p_buku >= p_tgl then
    raise exception 'no day to book on' using errcode = '22023';
  end if;
  select user_id into v_oleh from periode where kode_toko = p_toko and status = 'TUTUP'
    and bulan = date_trunc('month', p_buku)::date;
  if v_oleh is not null then
    raise exception 'month closed' using errcode = 'KC002',
      detail = jsonb_build_object('user_id', v_oleh, 'tgl', p_buku)::text;
  end if;
  if p_buku < (select min(tgl) from hari_bisnis where kode_toko = p_toko) then
    raise exception 'no day of the books' using errcode = '22023';
  end if;
  return p_buku;
end $$;

-- A closed day is kept in sums of its journal and of its movements (decision 0014): what came into
-- trays and what left them; a piece that became another in its tray left and came.
create or replace function rekap_hari() returns trigger language plpgsql
set search_path = public, pg_temp as $$
declare v_jenis text; v_arah smallint; v_n bigint; v_mg bigint; v_ug bigint;
begin
  delete from rekap_jurnal where kode_toko = new.kode_toko and tgl = new.tgl;
  delete from rekap_gerak where kode_toko = new.kode_toko and tgl = new.tgl;
  if new.status = 'TUTUP' then
    perform rekap_buku(new.kode_toko, new.tgl);
    for v_jenis, v_arah, v_n, v_mg, v_ug in
      select jenis, arah, count(*), sum(mg), sum(ug) from (
        select jenis, 1 arah, berat_mg mg, murni_ug ug from gerak_barang
          where kode_toko = new.kode_toko and tgl = new.tgl and ke_baki is not null
            and (dari_baki is null or dari_berat_mg is not null)
        union all
        select jenis, -1, coalesce(dari_berat_mg, berat_mg), coalesce(dari_murni_ug, murni_ug)
          from gerak_barang
          where kode_toko = new.kode_toko and tgl = new.tgl and dari_baki is not null
            and (ke_baki is null or dari_berat_mg is not null)) g
      group by 1, 2
    loop
      insert into rekap_gerak values (new.kode_toko, new.tgl, v_jenis, v_arah, v_n, v_mg, v_ug);
    end loop;
  end if;
  return null;
end $$;

do $$ begin
  if not exists (select from pg_trigger
      where tgname = 'rekap_hari' and tgrelid = 'hari_bisnis'::regclass) then
    create trigger rekap_hari after update of status on hari_bisnis
      for each row when (old.status <> new.status) execute function rekap_hari();
  end if;
end $$;
