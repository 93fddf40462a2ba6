import type { fetchEfaktur } from '@kencana/contract/areas/pajak/e-faktur'
import type { QueryOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { bentukOf, fakturXml, gunggungXml, MOST_INVOICES } from '@kencana/domain/efaktur/files'
import type { StoreCtx } from '../../platform/context.ts'
import type { FileAnswer } from '../../platform/http/endpoint.ts'
import { preparedEfaktur } from './prepare-efaktur.ts'

type Wanted = QueryOf<typeof fetchEfaktur>

/**
 * A file for Coretax. What is missing of a nota refuses it: notas stay out only where the asker
 * says so.
 * @throws Refusal TOKO_BELUM_BUKA, NITKU_KOSONG, NITKU_BEDA, EFAKTUR_KOSONG, EFAKTUR_BELUM_LENGKAP
 */
export async function efakturFile(ctx: StoreCtx, wanted: Wanted): Promise<FileAnswer> {
  const { bentuk, bagian, tanpa_kurang, ...days } = wanted
  const { penjual, notas, tgl_from, tgl_to } = await preparedEfaktur(ctx, days)
  const { nitku, npwp } = penjual
  if (penjual.kurang.includes('NITKU_KOSONG')) refuse('NITKU_KOSONG')
  if (penjual.kurang.includes('NITKU_BEDA')) refuse('NITKU_BEDA', { npwp: npwp ?? '-', nitku })
  const of = notas.filter(({ nota }) => bentukOf(nota) === bentuk)
  const jumlah = of.filter(({ faults }) => faults.length > 0).length
  if (jumlah > 0 && tanpa_kurang === 'TIDAK') refuse('EFAKTUR_BELUM_LENGKAP', { jumlah })
  const all = of.filter(({ faults }) => faults.length === 0).flatMap(({ entries }) => entries)
  const isPooled = bentuk === 'DIGUNGGUNG'
  const from = (bagian - 1) * MOST_INVOICES
  const entries = isPooled ? all : all.slice(from, from + MOST_INVOICES)
  if (entries.length === 0 || (isPooled && bagian > 1)) refuse('EFAKTUR_KOSONG')
  const masa = tgl_from.slice(0, 7)
  const part = bagian > 1 ? `_${bagian}` : ''
  return {
    mime: 'application/xml; charset=utf-8',
    name: `e-faktur_${bentuk.toLowerCase()}_${ctx.kode_toko}_${tgl_from}_${tgl_to}${part}.xml`,
    disposition: 'attachment',
    // drawn when the transaction is over: of a month it is long
    bytes: async () =>
      Buffer.from(isPooled ? gunggungXml(penjual, masa, entries) : fakturXml(penjual, entries)),
  }
}
