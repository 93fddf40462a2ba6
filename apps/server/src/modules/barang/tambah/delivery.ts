import type { addBarang } from '@kencana/contract/areas/barang/commands'
import type { BodyOf } from '@kencana/contract/kit/route'
import { supplier as supplierMaster } from '@kencana/contract/masters/pembelian/supplier'
import { refuse } from '@kencana/contract/refusals'
import { addDays, type BusinessDate } from '@kencana/domain/calendar'
import type { StoreCtx } from '../../../platform/context.ts'
import { storeGates } from '../../../platform/http/module-gate.ts'
import { lockSupplier, type SupplierRow } from '../dokumen.queries.ts'

type Asal = Pick<BodyOf<typeof addBarang>, 'sumber' | 'kode_supplier' | 'pajak'>

/** Who delivered the pieces of a document, and whether they are owed for. */
export interface Delivery {
  readonly supplier: SupplierRow
  readonly isOwed: boolean
}

/**
 * The supplier of a document: needed where the pieces are owed for, and a supplier that gives tax
 * invoices is the only one whose pieces come with one, and always. Nothing where the owner brings
 * pieces in. @throws Refusal TIDAK_LENGKAP at the field, RUJUKAN_TIDAK_ADA, MODULE_OFF
 */
export async function deliveryOf(ctx: StoreCtx, asal: Asal): Promise<Delivery | null> {
  const { kode_supplier, sumber, pajak } = asal
  const isOwed = sumber === 'HUTANG_SUPPLIER'
  if (!kode_supplier) {
    if (isOwed) fault('kode_supplier', 'Pilih supplier yang memberi hutang')
    if (pajak.asal_pajak === 'FAKTUR') {
      fault('kode_supplier', 'Pilih supplier yang memberi faktur pajak')
    }
    return null
  }
  await demandModule(ctx)
  const supplier =
    (await lockSupplier(ctx.db, kode_supplier)) ??
    refuse('RUJUKAN_TIDAK_ADA', { label: 'Supplier', kode: kode_supplier })
  if (supplier.beri_faktur && pajak.asal_pajak === 'TANPA') {
    fault('pajak', 'Supplier ini memberi faktur pajak, isi nomor dan tanggalnya')
  }
  if (!supplier.beri_faktur && pajak.asal_pajak === 'FAKTUR') {
    fault('pajak', 'Supplier ini tidak memberi faktur pajak')
  }
  return { supplier, isOwed }
}

/** The day a delivery is to be paid; null where nothing is owed for it. */
export const dueDate = (delivery: Delivery | null, tgl: BusinessDate): BusinessDate | null =>
  delivery?.isOwed ? addDays(tgl, delivery.supplier.tempo_hari) : null

const fault = (field: string, text: string): never => refuse('TIDAK_LENGKAP', {}, { [field]: text })

async function demandModule(ctx: StoreCtx): Promise<void> {
  const { module } = supplierMaster
  if (module === undefined) return
  const gates = await storeGates(ctx.db, ctx.kode_toko, { modules: [module], settings: [] })
  if (!gates.isOn(module)) refuse('MODULE_OFF', { modul: module })
}
