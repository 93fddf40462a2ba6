-- A drawer gives what it holds and no more: what a document takes out of one is held against its
-- books, closed days in their sums and the open one line by line. Asked when the store's chain is
-- held, so that of two who would empty a drawer the second sees what the first left. A store may
-- choose otherwise (LACI_MINUS).
create or replace function jaga_laci(p_toko text, p_tgl date, p_jurnal jsonb) returns void
language plpgsql as $$
declare v_laci text; v_keluar numeric; v_isi numeric;
begin
  for v_laci, v_keluar in
    select coalesce(nullif(j->>'laci', ''), 'KASIR') laci,
      sum((j->>'kredit_rp')::bigint - (j->>'debit_rp')::bigint) keluar
    from jsonb_array_elements(p_jurnal) j where j->>'jenis_akun' in ('KAS', 'KAS_GADAI')
    group by 1 having sum((j->>'kredit_rp')::bigint - (j->>'debit_rp')::bigint) > 0 order by 1
  loop
    perform 1 from para_system where kode_toko = p_toko and kunci = 'LACI_MINUS' and nilai = 'YA';
    if found then return; end if;
    select coalesce(sum(debit_rp - kredit_rp), 0) into v_isi from (
      select debit_rp, kredit_rp from rekap_jurnal
        where kode_toko = p_toko and jenis_akun in ('KAS', 'KAS_GADAI') and tgl < p_tgl
          and coalesce(nullif(laci, ''), 'KASIR') = v_laci
      union all
      select debit_rp, kredit_rp from jurnal_baris
        where kode_toko = p_toko and tgl = p_tgl and jenis_akun in ('KAS', 'KAS_GADAI')
          and coalesce(nullif(laci, ''), 'KASIR') = v_laci) kas;
    if v_isi < 0 then
      raise exception 'drawer' using errcode = 'KC010',
        detail = jsonb_build_object('laci', v_laci, 'tunai', v_keluar);
    end if;
  end loop;
end $$;
