import { z } from 'zod'
import { defineRoute } from '../../kit/route.ts'
import { labelBarang } from '../../papers/kinds/label-barang.ts'
import {
  slipCuci,
  slipHancurBarang,
  slipPindahBarang,
  slipSepuhan,
  slipTambahBarang,
} from '../../papers/kinds/slip-stok.ts'
import { template } from '../../papers/template.ts'

const kinds = [slipTambahBarang, slipPindahBarang, slipHancurBarang, slipCuci, slipSepuhan]
const screens = kinds.flatMap(kind => kind.screens)

export const printStockSlip = defineRoute({
  method: 'GET',
  path: 'slip-barang/{nomor}',
  summary: 'The slip of pieces taken in, moved or destroyed, for who may open such a screen.',
  right: { screens: [...new Set(screens)] },
  file: true,
  params: z.strictObject({ nomor: z.string().trim().min(1).max(40) }),
  answer: z.unknown(),
  refusals: ['TIDAK_DITEMUKAN', 'TANPA_HAK'],
})

export const labelTemplat = defineRoute({
  method: 'GET',
  path: 'label-templat',
  summary: 'What the labels of the store look like, for the picture beside the printing.',
  right: { screens: labelBarang.screens },
  answer: z.object({ templat: template }),
})
