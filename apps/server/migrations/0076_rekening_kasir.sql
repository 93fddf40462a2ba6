-- What a tender may name: banks of the chain, and accounts of the store with their banks. It enters
-- the store itself, so that it can be asked in the packet of the session, as `baca_penjualan` is.
create function baca_rekening(p_toko text) returns jsonb language plpgsql stable as $$
declare v_bank jsonb; v_rekening jsonb;
begin
  perform set_config('app.kode_toko', p_toko, true);
  select jsonb_agg(kode_bank) into v_bank from bank where dihapus_pada is null;
  select jsonb_agg(jsonb_build_object('no_rekening', no_rekening, 'kode_bank', kode_bank))
    into v_rekening from rekening where kode_toko = p_toko and dihapus_pada is null;
  return jsonb_build_object('bank', coalesce(v_bank, '[]'),
    'rekening', coalesce(v_rekening, '[]'));
end $$;
