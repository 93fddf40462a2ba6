import type { LATER } from '../../spec/areas.ts'

/** A field that can be saved before the area that reads it is there; `*` is a whole master. */
export interface ToCome {
  readonly field: string
  readonly area: Area
}

/** Areas to come, as the table of the specification knows them. */
type Area = keyof typeof LATER

/** One goes as soon as something reads the field; with the last area the list is empty. */
export const TO_COME: readonly ToCome[] = [
  { field: 'kadar.permil_min', area: 'pesanan' },
  { field: 'kadar.permil_max', area: 'pesanan' },
  { field: 'deskripsi-service.*', area: 'service' },
  { field: 'cicilan.*', area: 'cicilan' },
  { field: 'parameter-point.*', area: 'member' },
  { field: 'get-point-member.*', area: 'member' },
  { field: 'reset-poin-member.*', area: 'member' },
  { field: 'parameter-member-afiliasi.*', area: 'member' },
  { field: 'hadiah.*', area: 'member' },
  { field: 'marketplace.biaya_permil', area: 'online' },
  { field: 'berlian.*', area: 'berlian' },
  { field: 'jenis-batu.*', area: 'berlian' },
  { field: 'supplier-berlian.*', area: 'berlian' },
  { field: 'batu-shape.*', area: 'berlian' },
  { field: 'batu-color.*', area: 'berlian' },
  { field: 'batu-clarity.*', area: 'berlian' },
  { field: 'batu-cutgrade.*', area: 'berlian' },
  { field: 'batu-polish.*', area: 'berlian' },
  { field: 'batu-symmetry.*', area: 'berlian' },
  { field: 'batu-fluorescence.*', area: 'berlian' },
  { field: 'sales.kode_bank', area: 'pesanan' },
  { field: 'sales.nama_bank', area: 'pesanan' },
  { field: 'sales.no_rekening', area: 'pesanan' },
  { field: 'sales.nama_rekening', area: 'pesanan' },
]
