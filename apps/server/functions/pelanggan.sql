-- A telephone as it is compared: its digits behind the country's code or the first nought.
create or replace function telp_baku(p_telp text) returns text language sql immutable as $$
  select regexp_replace(regexp_replace(p_telp, '\D', '', 'g'), '^(0062|62|0)0?', '')
$$;

-- Remembers whose a document is. The same person: the same identity card, else the same telephone.
-- One who is known is only read, so that no sale waits for another of the same person; what lacks
-- is filled in, and what is said with an identity card is believed.
create or replace function ingat_pelanggan(
  p_toko text, p_nomor text, p_jenis text, p_tgl date, p_pada timestamptz, p_user text,
  p_nama text, p_telp text, p_alamat text, p_identitas text, p_no text, p_percaya boolean
) returns void language plpgsql set search_path = public, pg_temp
-- a planner without fresh statistics would read the whole book
set enable_seqscan = off as $$
declare
  v_telp text := substring(telp_baku(p_telp) from '^\d{6,15}$'); v_id uuid; v_siapa pelanggan;
  v_nama text := coalesce(trim(p_nama), ''); v_alamat text := nullif(trim(p_alamat), '');
  v_lama jsonb; v_baru jsonb; v_lain uuid; v_versi bigint;
begin
  if v_telp is null and p_no is null then return; end if;

  if p_no is not null then
    select p.id into v_id from pelanggan p where p.kode_toko = p_toko
      and p.jenis_identitas = p_identitas and p.no_identitas = p_no;
    -- known by the telephone alone so far
    if v_id is null and v_telp is not null then
      begin
        update pelanggan p set jenis_identitas = p_identitas, no_identitas = p_no
          where p.kode_toko = p_toko and p.telp_baku = v_telp and p.no_identitas is null
          returning p.id into v_id;
      exception when unique_violation then v_id := null;
      end;
    end if;
  else
    select p.id into v_id from pelanggan p where p.kode_toko = p_toko and p.telp_baku = v_telp
      order by p.cari = lower(v_nama) desc, p.dibuat_pada, p.id limit 1;
  end if;

  if v_id is null then
    v_id := gen_random_uuid();
    insert into pelanggan (kode_toko, id, versi, nama, telp, telp_baku, alamat, jenis_identitas,
        no_identitas, dibuat_pada)
      values (p_toko, v_id, 1, v_nama, case when v_telp is not null then p_telp end, v_telp,
        v_alamat, p_identitas, p_no, p_pada)
      on conflict do nothing;
    -- a rival was faster, who is waited for
    if not found then
      select p.id into v_id from pelanggan p where p.kode_toko = p_toko
        and case when p_no is null then p.telp_baku = v_telp and p.no_identitas is null
          else p.jenis_identitas = p_identitas and p.no_identitas = p_no end;
      if v_id is null then return; end if;
    end if;
  end if;

  select * into v_siapa from pelanggan p where p.kode_toko = p_toko and p.id = v_id;
  v_lama := jsonb_build_object('nama', v_siapa.nama, 'telp', v_siapa.telp,
    'alamat', v_siapa.alamat);
  v_baru := jsonb_build_object(
    'nama', case when v_nama <> '' and (p_percaya or v_siapa.nama = '') then v_nama
      else v_siapa.nama end,
    'telp', case when v_telp is not null and v_telp is distinct from v_siapa.telp_baku
      and (p_percaya or v_siapa.telp is null) then p_telp else v_siapa.telp end,
    'alamat', case when v_alamat is not null and (p_percaya or v_siapa.alamat is null)
      then v_alamat else v_siapa.alamat end);
  if v_baru <> v_lama then
    update pelanggan p set nama = v_baru->>'nama', telp = v_baru->>'telp',
        telp_baku = case when v_baru->>'telp' = v_siapa.telp then p.telp_baku
          when v_baru->>'telp' is not null then v_telp end,
        alamat = v_baru->>'alamat', versi = p.versi + 1
      where p.kode_toko = p_toko and p.id = v_id
      returning p.versi into v_versi;
    insert into riwayat_pelanggan values (p_toko, v_id, v_versi, p_pada, p_user, p_nomor, v_lama,
      v_baru);
    -- who was known by this telephone alone is this person
    if p_no is not null and v_telp is distinct from v_siapa.telp_baku then
      select p.id into v_lain from pelanggan p where p.kode_toko = p_toko
        and p.telp_baku = v_telp and p.no_identitas is null;
      if v_lain is not null then
        update jejak_pelanggan j set id_pelanggan = v_id
          where j.kode_toko = p_toko and j.id_pelanggan = v_lain;
        delete from riwayat_pelanggan r where r.kode_toko = p_toko and r.id_pelanggan = v_lain;
        delete from pelanggan p where p.kode_toko = p_toko and p.id = v_lain;
      end if;
    end if;
  end if;
  insert into jejak_pelanggan values (p_toko, p_nomor, v_id, p_jenis, p_tgl)
    on conflict do nothing;
end $$;

-- A loan knows its borrower's card; any other document that asks for one says it in what it keeps.
create or replace function ingat_dokumen() returns trigger language plpgsql
set search_path = public, pg_temp as $$
declare v_identitas text; v_no text;
begin
  if new.jenis like '%HUTANG' or new.jenis = 'BAYAR_KELEBIHAN' then
    select h.jenis_identitas, h.no_identitas into v_identitas, v_no from gerak_hutang g
      join hutang h on h.kode_toko = new.kode_toko and h.no_faktur_hutang = g.no_faktur_hutang
      where g.kode_toko = new.kode_toko and g.nomor = new.nomor limit 1;
  else
    v_no := coalesce(new.isi->'penjual'->>'no_identitas', new.isi->'identitas'->>'no_identitas');
    v_identitas := case when v_no is not null then coalesce(new.isi->'penjual'->>'jenis_identitas',
      new.isi->'identitas'->>'jenis_identitas', 'KTP') end;
  end if;
  perform ingat_pelanggan(new.kode_toko, new.nomor, new.jenis, new.tgl, new.pada, new.user_id,
    new.nama_customer, new.telp_customer, new.alamat_customer, v_identitas, upper(v_no),
    v_no is not null and (new.jenis in ('HUTANG', 'AWAL_HUTANG')
      or new.isi ?| array['penjual', 'identitas']));
  return null;
end $$;

-- With the trigger, once, who came since the days that the migration filled: while it is made
-- nobody writes documents, so none is between the two.
do $$ declare v_toko text; v_dok record; begin
  if not exists (select from pg_trigger
      where tgname = 'ingat_pelanggan' and tgrelid = 'dokumen'::regclass) then
    lock table dokumen in share row exclusive mode;
    create trigger ingat_pelanggan after insert on dokumen for each row
      when (new.membatalkan is null and new.jenis not like '%AJUAN%'
        and (new.telp_customer is not null or new.jenis like '%HUTANG'
          or new.isi ?| array['penjual', 'identitas']))
      execute function ingat_dokumen();
    for v_toko in select kode_toko from toko loop
      execute format('set local app.kode_toko = %L', v_toko);
      for v_dok in
        select d.*, h.jenis_identitas, upper(h.no_identitas) no_identitas from dokumen d
        left join lateral (select h.jenis_identitas, h.no_identitas from gerak_hutang g
          join hutang h on h.kode_toko = v_toko and h.no_faktur_hutang = g.no_faktur_hutang
          where g.kode_toko = v_toko and g.nomor = d.nomor
            and (d.jenis like '%HUTANG' or d.jenis = 'BAYAR_KELEBIHAN') limit 1) h on true
        where d.kode_toko = v_toko and d.membatalkan is null and d.jenis not like '%AJUAN%'
          and d.tgl > coalesce((select max(j.tgl) from jejak_pelanggan j
            where j.kode_toko = v_toko), '-infinity')
        order by d.pada, d.nomor
      loop
        perform ingat_pelanggan(v_toko, v_dok.nomor, v_dok.jenis, v_dok.tgl, v_dok.pada,
          v_dok.user_id, v_dok.nama_customer, v_dok.telp_customer, v_dok.alamat_customer,
          v_dok.jenis_identitas, v_dok.no_identitas,
          v_dok.no_identitas is not null and v_dok.jenis in ('HUTANG', 'AWAL_HUTANG'));
      end loop;
    end loop;
    execute format('set local app.kode_toko = %L', '');
  end if;
end $$;
