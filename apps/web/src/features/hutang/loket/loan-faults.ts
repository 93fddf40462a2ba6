import { formatRupiah } from '@kencana/domain/quantity'
import type { TFunction } from 'i18next'
import type { Faults } from '../../../engines/counter/form.ts'
import { cardFault, nameFault } from '../../../engines/document-frame/entry/person/card-rules.ts'
import { lacksBank, payoutFault } from '../../../engines/document-frame/money/payout.ts'
import type { LoanForm, PledgeRow } from './loan-form.ts'
import type { Appraised } from './use-appraisal.ts'

/** What keeps the loan from being written, at its fields, in the order of the screen. */
export function loanFaults(form: LoanForm, appraised: Appraised | null, t: TFunction): Faults {
  const empty = t('Harus Diisi')
  const faults: Record<string, string> = {}
  const say = (field: string, fault: string | null) => {
    if (fault !== null) faults[field] = fault
  }
  say('customer.nama', nameFault(form.nama, t))
  const card = cardFault(form, true)
  say('customer.no_identitas', card === null ? null : t(card))
  say('customer.alamat', form.alamat.trim() === '' ? empty : null)
  form.barang.forEach((row, index) => {
    for (const [field, text] of rowFaults(row, t)) faults[`barang.${index}.${field}`] = text
  })
  say('jumlah_hutang', principalFault(form, appraised, t))
  say('pencairan.kode_bank', lacksBank(form.pencairan) ? empty : null)
  say('kode_sales', form.kode_sales === null ? empty : null)
  return faults
}

function* rowFaults(row: PledgeRow, t: TFunction): Generator<readonly [string, string]> {
  const empty = t('Harus Diisi')
  if (row.nama_barang.trim() === '') yield ['nama_barang', empty]
  if (row.kode_kadar === null) yield ['kode_kadar', empty]
  if ((row.jumlah ?? 0) < 1) yield ['jumlah', empty]
  const net = row.berat_mg ?? 0
  if (row.kotor_mg !== null && row.kotor_mg < net) {
    yield ['berat_kotor', t('Berat kotor tidak boleh kurang dari berat bersih')]
  }
  if (net <= 0) yield ['berat', row.berat_mg === null ? empty : t('Berat harus lebih dari 0')]
  if (row.kode_kondisi === null) yield ['kode_kondisi', empty]
}

/** What is wrong with the principal beside the ceiling and the terms of the store. */
export function principalFault(
  form: LoanForm,
  appraised: Appraised | null,
  t: TFunction,
): string | null {
  const { jumlah_hutang } = form
  if (jumlah_hutang <= 0) return t('Harus Diisi')
  if (appraised === null) return null
  if (jumlah_hutang > appraised.plafond) {
    return t('Melebihi plafond {plafond}', { plafond: `Rp ${formatRupiah(appraised.plafond)}` })
  }
  const isOffered = appraised.jumlah_hutang !== jumlah_hutang || appraised.syarat.length > 0
  if (!isOffered) return t('Pinjaman sebesar ini tidak dilayani')
  return payoutFault(form.pencairan, jumlah_hutang, t)
}
