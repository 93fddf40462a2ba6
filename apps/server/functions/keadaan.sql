-- Things with a state beside the pieces, in the order they are locked in, after the pieces. A table
-- `x` among them has a key of one text, `versi` and `status`, movements `gerak_x`, and three
-- functions: `kunci_x` locks rows in the order of their keys; `ubah_x` changes the rows that are
-- still as a claim read them, appends the movement of each and answers how many they were; `baru_x`
-- makes new ones with their first movement and answers how many. The writer knows no more of them.
-- A pool has no status and is claimed by how much it changes; a new one begins with nothing.
create or replace function tabel_berkeadaan() returns text[] language sql immutable as $$
  select array['hutang', 'kolam', 'batch_cuci', 'lantak', 'susut', 'bon', 'ajuan', 'pakai_kupon',
    'ajuan_jurnal', 'ajuan_uang', 'periode']
$$;

-- Locks what documents claim, for whoever may post, who may not change it otherwise.
create or replace function kunci_lain(p_toko text, p_klaim jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare v_tabel text; v_kunci text[];
begin
  foreach v_tabel in array tabel_berkeadaan() loop
    v_kunci := array(select e->>'kunci' from jsonb_array_elements(p_klaim) e
      where e->>'tabel' = v_tabel);
    if v_kunci <> '{}' then
      execute format('select kunci_%s($1, $2)', v_tabel) using p_toko, v_kunci;
    end if;
  end loop;
end $$;

-- Changes what a document claims and makes what is new with it, table by table. A claim that no row
-- answers was decided upon what somebody else has changed since: KC007 names its table.
create or replace function tulis_lain(p_toko text, p_kepala jsonb, p_klaim jsonb, p_baru jsonb)
returns void language plpgsql as $$
declare v_tabel text; v_klaim jsonb; v_baru jsonb; v_n integer;
begin
  if exists (select from jsonb_array_elements(p_klaim || p_baru) e
      where array_position(tabel_berkeadaan(), e->>'tabel') is null) then
    raise exception 'a table without a state' using errcode = '22023';
  end if;
  foreach v_tabel in array tabel_berkeadaan() loop
    select coalesce(jsonb_agg(e), '[]') into v_klaim from jsonb_array_elements(p_klaim) e
      where e->>'tabel' = v_tabel;
    if v_klaim <> '[]' then
      execute format('select ubah_%s($1, $2, $3)', v_tabel) into v_n
        using p_toko, p_kepala, v_klaim;
      if v_n is distinct from jsonb_array_length(v_klaim) then
        raise exception '% changed', v_tabel using errcode = 'KC007', table = v_tabel;
      end if;
    end if;
    select coalesce(jsonb_agg(e->'baris'), '[]') into v_baru from jsonb_array_elements(p_baru) e
      where e->>'tabel' = v_tabel;
    if v_baru <> '[]' then
      execute format('select baru_%s($1, $2, $3)', v_tabel) into v_n
        using p_toko, p_kepala, v_baru;
      if v_n is distinct from jsonb_array_length(v_baru) then
        raise exception 'a row of another document' using errcode = '22023';
      end if;
    end if;
  end loop;
end $$;

-- A claim changes what its table names and nothing beside it.
create or replace function hanya_kolom(p_klaim jsonb, p_kolom text[]) returns void
language plpgsql immutable as $$
begin
  if exists (select from jsonb_array_elements(p_klaim) e,
        jsonb_object_keys(coalesce(e->'ubah', '{}')) kolom
      where kolom <> all (p_kolom)) then
    raise exception 'a column that no document may change' using errcode = '22023';
  end if;
end $$;

-- What a change found in a row and what it left there, by the columns it names.
create or replace function isi_kolom(p_baris jsonb, p_ubah jsonb) returns jsonb
language sql immutable as $$
  select coalesce(jsonb_object_agg(k, p_baris->k), '{}') from jsonb_object_keys(p_ubah) k
$$;

-- What a document claims or makes new beside its pieces. The version before has lists of its own
-- for loans, and says in a claim all that a loan ends with; they are understood while such a
-- version may still sell beside this one.
create or replace function lain_dokumen(p_dok jsonb, p_daftar text) returns jsonb
language sql immutable as $$
  select coalesce(p_dok->p_daftar, '[]') || case
    when p_daftar = 'klaim_lain' and p_dok ? 'klaim_hutang' then (
      select coalesce(jsonb_agg(jsonb_build_object('tabel', 'hutang', 'kunci',
        e->'no_faktur_hutang', 'versi', e->'versi', 'dari_status', e->'dari_status', 'ke_status',
        e->'ke_status', 'ubah', '{"tgl_lunas": null, "lama_pinjam": null, "bunga_rp": null,
          "denda_rp": null, "hasil_rp": null, "biaya_rp": null, "kelebihan_rp": null,
          "kekurangan_rp": null}'::jsonb
          || (e - array['no_faktur_hutang', 'versi', 'dari_status', 'ke_status']))), '[]')
      from jsonb_array_elements(p_dok->'klaim_hutang') e)
    when p_daftar = 'baru_lain' and jsonb_typeof(p_dok->'hutang_baru') = 'object' then
      jsonb_build_array(jsonb_build_object('tabel', 'hutang', 'baris', p_dok->'hutang_baru'))
    else '[]' end
$$;
