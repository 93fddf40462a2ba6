import { type listBarang, STATUS_BARANG, type StatusBarang } from '@kencana/contract/areas/barang'
import type { QueryInputOf } from '@kencana/contract/kit/route'
import type { AskedOf } from '@kencana/contract/menu/addresses'
import { mgToGram } from '@kencana/domain/quantity'
import type { TableQuery } from '../../../kit/table/use-table-model.ts'

/** What the boxes over the list say; an empty text asks for nothing. */
export interface Filter {
  readonly status: StatusBarang
  readonly kode_dept: string
  readonly kode_group: string
  readonly kode_kadar: string
  readonly kode_baki: string
  readonly dari_mg: number | null
  readonly sampai_mg: number | null
}

export const EMPTY_FILTER: Filter = {
  status: 'ADA',
  kode_dept: '',
  kode_group: '',
  kode_kadar: '',
  kode_baki: '',
  dari_mg: null,
  sampai_mg: null,
}

/** What the list is asked for at first, by its address. */
export const piecesAsked = (
  asked: AskedOf<'/data-barang'>,
): { readonly filter: Filter; readonly asked: TableQuery } => ({
  filter: {
    ...EMPTY_FILTER,
    status: STATUS_BARANG.find(status => status === asked.status) ?? EMPTY_FILTER.status,
    kode_dept: asked.kode_dept ?? '',
    kode_group: asked.kode_group ?? '',
    kode_kadar: asked.kode_kadar ?? '',
    kode_baki: asked.kode_baki ?? '',
  },
  asked: { ...NEWEST, q: asked.barcode ?? asked.q ?? '' },
})

const NEWEST: TableQuery = { page: 1, limit: 50, skip: 0, q: '' }

type Query = QueryInputOf<typeof listBarang>
type Sort = NonNullable<Query['sort']>

/** Columns the server can sort by; everything else stays newest first. */
const SORTS: Readonly<Record<string, Sort>> = {
  kode_barcode: 'kode_barcode',
  nama_barang: 'nama_barang',
  kode_baki: 'kode_baki',
  berat: 'berat',
}

/** The call for boxes and table together. */
export function queryOf(filter: Filter, asked: TableQuery): Query {
  const { dari_mg, sampai_mg, ...codes } = filter
  const sort = asked.sort === undefined ? undefined : SORTS[asked.sort.key]
  const wanted = Object.entries({ ...codes, q: asked.q }).filter(([, value]) => value !== '')
  return {
    ...Object.fromEntries(wanted),
    ...(dari_mg === null ? {} : { berat_dari: mgToGram(dari_mg) }),
    ...(sampai_mg === null ? {} : { berat_sampai: mgToGram(sampai_mg) }),
    ...(sort === undefined ? {} : { sort: asked.sort?.desc ? (`-${sort}` as Sort) : sort }),
    limit: asked.limit,
    page: asked.page,
  }
}
