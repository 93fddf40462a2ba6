-- What a slip is known by, however its code is written: bank of the machine, end of the card, and
-- the code that approved it. Few signs without a card come again: they are of their day.
create or replace function bukti_bayar(p_bank text, p_kartu text, p_setuju text, p_tgl date)
returns text language sql immutable as $$
  select concat_ws('|', coalesce(p_bank, ''), coalesce(p_kartu, ''), u.kode,
    case when coalesce(p_kartu, '') = '' and length(u.kode) < 9
      then to_char(p_tgl, 'YYYYMMDD') end)
  from (select upper(regexp_replace(coalesce(p_setuju, ''), '[^[:alnum:]]', '', 'g')) as kode) u
  where u.kode <> ''
$$;

-- Which of these tenders are paid by a slip that paid another document already, and which one that
-- is: read before anybody is asked to approve. Of two at once the writer tells the second.
create or replace function slip_dipakai(p_toko text, p_bayar jsonb) returns jsonb
language plpgsql stable as $$
declare v_tgl date; v jsonb;
begin
  perform set_config('app.kode_toko', p_toko, true);
  select tgl into v_tgl from hari_bisnis where kode_toko = p_toko and status = 'BUKA';
  select jsonb_agg(jsonb_build_object('baris', b.baris, 'nomor', n.nomor) order by b.baris) into v
    from jsonb_array_elements(p_bayar) with ordinality as b(isi, baris)
    join non_cash n on n.kode_toko = p_toko and n.dibatalkan is null
      and n.bukti = bukti_bayar(b.isi->>'kode_bank', b.isi->>'kartu_akhir',
        b.isi->>'kode_setuju', v_tgl);
  return coalesce(v, '[]');
end $$;

-- A tender that is no cash waits from the moment it is written until it is found on the slip or the
-- statement. Money out of a deposit was found when the deposit was taken. A slip pays once: who
-- comes second, in this document or another, is told by the writer.
create or replace function non_cash_masuk() returns trigger language plpgsql
set search_path = public, pg_temp as $$
declare
  v_bukti text := bukti_bayar(new.kode_bank, new.kartu_akhir, new.kode_setuju, new.tgl);
  v_nomor text;
begin
  insert into non_cash (kode_toko, nomor, baris, jenis, tgl, cara, kode_bank, jumlah_rp, bukti)
    values (new.kode_toko, new.nomor, new.baris, new.jenis, new.tgl, new.cara, new.kode_bank,
      new.jumlah_rp, v_bukti)
    on conflict (kode_toko, bukti) where dibatalkan is null and bukti is not null do nothing;
  if not found then
    select nomor into v_nomor from non_cash
      where kode_toko = new.kode_toko and bukti = v_bukti and dibatalkan is null;
    raise exception 'a slip that paid already' using errcode = 'KC012',
      detail = jsonb_build_object('baris', new.baris,
        'nomor', nullif(v_nomor, new.nomor))::text;
  end if;
  return null;
end $$;

-- Receivables that a shop begins with wait from the day their slip says; they were no tender here.
create or replace function non_cash_awal() returns trigger language plpgsql
set search_path = public, pg_temp as $$
begin
  insert into non_cash (kode_toko, nomor, baris, jenis, tgl, cara, kode_bank, jumlah_rp, no_slip,
      kartu_akhir, bukti)
    select new.kode_toko, new.nomor, p.baris, new.jenis, p.tgl, p.cara, p.kode_bank, p.jumlah_rp,
      p.no_slip, p.kartu_akhir, bukti_bayar(p.kode_bank, p.kartu_akhir, p.no_slip, p.tgl)
    from jsonb_to_recordset(new.isi->'piutang') as p(baris integer, tgl date, cara text,
      kode_bank text, jumlah_rp bigint, no_slip text, kartu_akhir text);
  return null;
end $$;

-- What is undone waits no more; one that was found already stays found, and says that it is to go
-- back. One that was paid out is not undone: its money is in the bank, less a fee. What the
-- document itself paid out is open again.
create or replace function non_cash_batal() returns trigger language plpgsql
set search_path = public, pg_temp as $$
declare v_cair text;
begin
  perform 1 from non_cash where kode_toko = new.kode_toko and nomor = new.membatalkan
    order by baris for update;
  select no_cair into v_cair from non_cash
    where kode_toko = new.kode_toko and nomor = new.membatalkan and no_cair is not null limit 1;
  if found then
    raise exception 'a payment that was paid out' using errcode = 'KC007', table = 'non_cash',
      detail = jsonb_build_object('nomor', new.membatalkan, 'no_cair', v_cair)::text;
  end if;
  update non_cash set dibatalkan = new.nomor
    where kode_toko = new.kode_toko and nomor = new.membatalkan;
  if new.jenis = 'BATAL_CAIR_NON_CASH' then
    perform 1 from non_cash where kode_toko = new.kode_toko and no_cair = new.membatalkan
      order by nomor, baris for update;
    update non_cash set no_cair = null
      where kode_toko = new.kode_toko and no_cair = new.membatalkan;
  end if;
  return null;
end $$;

-- A document that pays receivables out ends each of them in its own transaction, as it was decided
-- upon: found, standing, of as much, and not paid out by another.
create or replace function cairkan_non_cash() returns trigger language plpgsql
set search_path = public, pg_temp as $$
declare v_nomor text; v_cair text; v_n integer;
begin
  perform 1 from non_cash n where n.kode_toko = new.kode_toko and (n.nomor, n.baris) in (
      select p.nomor, p.baris from jsonb_to_recordset(new.isi->'pembayaran')
        as p(nomor text, baris integer))
    order by n.nomor, n.baris for update;
  update non_cash n set no_cair = new.nomor
    from jsonb_to_recordset(new.isi->'pembayaran')
      as p(nomor text, baris integer, cara text, jumlah_rp bigint, mutasi_rp bigint)
    where n.kode_toko = new.kode_toko and n.nomor = p.nomor and n.baris = p.baris
      and n.no_cair is null and n.dibatalkan is null and n.hasil is not null and n.cara = p.cara
      and n.kode_bank is not distinct from new.isi->>'penerbit' and n.jumlah_rp = p.jumlah_rp
      and coalesce(n.jumlah_mutasi_rp, n.jumlah_rp) = p.mutasi_rp;
  get diagnostics v_n = row_count;
  if v_n is distinct from jsonb_array_length(new.isi->'pembayaran') then
    select p.nomor, n.no_cair into v_nomor, v_cair
      from jsonb_to_recordset(new.isi->'pembayaran') as p(nomor text, baris integer)
      left join non_cash n on n.kode_toko = new.kode_toko and n.nomor = p.nomor
        and n.baris = p.baris
      where n.no_cair is distinct from new.nomor
      order by n.no_cair nulls last, p.nomor, p.baris limit 1;
    raise exception 'a payment that is not open' using errcode = 'KC007', table = 'non_cash',
      detail = jsonb_build_object('nomor', v_nomor, 'no_cair', v_cair)::text;
  end if;
  return null;
end $$;

-- With the triggers, once, what the open day of each store took before: while they are made nobody
-- writes tenders, so none is between the two. A shop that has them already gets only what they say
-- today, and never stands without one: a tender nobody saw would never be found.
do $$ declare
  v_toko text;
  v_kept boolean := exists (select from pg_trigger
    where tgname = 'non_cash_masuk' and tgrelid = 'dokumen_bayar'::regclass);
begin
  if not exists (select from pg_trigger t
      where t.tgname = 'non_cash_masuk' and t.tgrelid = 'dokumen_bayar'::regclass
        and pg_get_triggerdef(t.oid) like '%''TUKAR''%') then
    -- In the order a document is written, so that nobody waits for the other.
    lock table dokumen, dokumen_bayar in share row exclusive mode;
    create or replace trigger non_cash_masuk after insert on dokumen_bayar for each row
      when (new.cara not in ('TUNAI', 'SALDO', 'TUKAR')) execute function non_cash_masuk();
    create or replace trigger non_cash_batal after insert on dokumen for each row
      when (new.membatalkan is not null) execute function non_cash_batal();
  end if;
  if not v_kept then
    for v_toko in select kode_toko from toko loop
      execute format('set local app.kode_toko = %L', v_toko);
      insert into non_cash (kode_toko, nomor, baris, jenis, tgl, cara, kode_bank, jumlah_rp,
          dibatalkan, bukti)
        select b.kode_toko, b.nomor, b.baris, b.jenis, b.tgl, b.cara, b.kode_bank, b.jumlah_rp,
          r.nomor, case when row_number() over (partition by r.nomor is null, k.bukti
            order by d.pada, b.nomor, b.baris) = 1 then k.bukti end
        from dokumen d
        join dokumen_bayar b on b.kode_toko = v_toko and b.nomor = d.nomor
          and b.cara in ('DEBIT', 'KREDIT', 'QRIS', 'TRANSFER')
        cross join lateral (select
          bukti_bayar(b.kode_bank, b.kartu_akhir, b.kode_setuju, b.tgl) as bukti) k
        left join dokumen r on r.kode_toko = v_toko and r.membatalkan = b.nomor
        where d.kode_toko = v_toko and d.tgl > coalesce(
            (select max(n.tgl) from non_cash n where n.kode_toko = v_toko and n.hasil = 'LAMA'),
            '-infinity');
    end loop;
    execute format('set local app.kode_toko = %L', '');
  end if;
end $$;

do $$ begin
  if not exists (select from pg_trigger
      where tgname = 'non_cash_awal' and tgrelid = 'dokumen'::regclass) then
    create trigger non_cash_awal after insert on dokumen for each row
      when (new.jenis = 'SALDO_AWAL' and new.isi ? 'piutang') execute function non_cash_awal();
  end if;
end $$;

do $$ begin
  if not exists (select from pg_trigger
      where tgname = 'cairkan_non_cash' and tgrelid = 'dokumen'::regclass) then
    create trigger cairkan_non_cash after insert on dokumen for each row
      when (new.jenis = 'CAIR_NON_CASH') execute function cairkan_non_cash();
  end if;
end $$;
