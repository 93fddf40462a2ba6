-- A slip pays once: what a machine's slip is known by stands beside each payment that waits, and of
-- those that stand none has it twice (decision 0094). Of slips that were used twice before this
-- rule the first has it; they stay as they were written.
alter table non_cash add column bukti text;

-- Store by store, for row security binds the owner too. The key is bukti_bayar() of
-- functions/non-cash.sql.
do $$ declare v_toko text; begin
  for v_toko in select kode_toko from toko loop
    execute format('set local app.kode_toko = %L', v_toko);
    update non_cash n set bukti = s.bukti from (
        select b.nomor, b.baris, k.bukti, row_number() over (
          partition by k.bukti order by d.pada, b.nomor, b.baris) as ke
        from dokumen_bayar b
        join dokumen d on d.kode_toko = v_toko and d.nomor = b.nomor
        join non_cash m on m.kode_toko = v_toko and m.nomor = b.nomor and m.baris = b.baris
          and m.dibatalkan is null
        cross join lateral (select upper(regexp_replace(coalesce(b.kode_setuju, ''),
          '[^[:alnum:]]', '', 'g')) as kode) u
        cross join lateral (select concat_ws('|', coalesce(b.kode_bank, ''),
          coalesce(b.kartu_akhir, ''), u.kode, case when coalesce(b.kartu_akhir, '') = ''
            and length(u.kode) < 9 then to_char(b.tgl, 'YYYYMMDD') end) as bukti) k
        where b.kode_toko = v_toko and u.kode <> ''
      ) s
      where n.kode_toko = v_toko and n.nomor = s.nomor and n.baris = s.baris and s.ke = 1;
  end loop;
  execute format('set local app.kode_toko = %L', '');
end $$;

create unique index non_cash_bukti_idx on non_cash (kode_toko, bukti)
  where dibatalkan is null and bukti is not null;
