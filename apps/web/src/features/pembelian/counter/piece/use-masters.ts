import { useMasterRows } from '../../../../engines/document-frame/pick/master-rows.ts'

/** Beginning of the queries that read masters for this counter. */
export const AREA = 'pembelian'

/** The kadar that a group is of; nothing where it names none. */
export function useKadarOfGroup() {
  const groups = useMasterRows(AREA, 'group')
  return (kode_group: string | null): { readonly kode_kadar?: string } => {
    const kadar = groups.find(row => row.kode_group === kode_group)?.kode_kadar
    return typeof kadar === 'string' && kadar !== '' ? { kode_kadar: kadar } : {}
  }
}

/** A row of Master Kondisi Pembelian. */
export interface Kondisi {
  readonly kode: string
  readonly nama: string
  /** Of which jenis; `null` of any. */
  readonly kode_dept: string | null
  /** A piece that has only this is as good as it was. */
  readonly isIntact: boolean
}

export const useKondisi = (): readonly Kondisi[] =>
  useMasterRows(AREA, 'kondisi-pembelian').map(row => ({
    kode: String(row.kondisi_barang),
    nama: String(row.nama_kondisi),
    kode_dept: row.kode_dept === null || row.kode_dept === undefined ? null : String(row.kode_dept),
    isIntact:
      row.hasil === 'URIPAN' &&
      row.jenis_potongan === 'TANPA' &&
      row.biaya_perbaikan === 0 &&
      row.perlu_otorisasi === false,
  }))

/** Conditions that are offered for a jenis: its own, and those of any. */
export const kondisiFor = (all: readonly Kondisi[], kode_dept: string | null) =>
  all.filter(one => one.kode_dept === null || one.kode_dept === kode_dept)

/** The condition of a piece of which no damage was said. */
export const intactOf = (all: readonly Kondisi[], kode_dept: string | null): string | null =>
  kondisiFor(all, kode_dept).find(one => one.isIntact)?.kode ?? null
