import { supplier as supplierMaster } from '@kencana/contract/masters/pembelian/supplier'
import { addDays } from '@kencana/domain/calendar'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { DateInput } from '../../../kit/inputs/date-input.tsx'
import { Picker } from '../../../kit/inputs/picker.tsx'
import { SelectField } from '../../../kit/inputs/select-field.tsx'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import { moduleOn, useSession } from '../../../lib/session.ts'
import classes from '../barang.module.css'
import { useMaster } from '../use-masters.ts'

/** Where the pieces of a document come from. */
export interface Asal {
  readonly sumber: 'MODAL_BARANG' | 'HUTANG_SUPPLIER'
  readonly kode_supplier: string | null
  /** As the supplier was set when it was chosen: whether it gives tax invoices. */
  readonly asal_pajak: 'FAKTUR' | 'TANPA'
  readonly faktur_no: string
  readonly faktur_tgl: string | null
}

export const EMPTY_ASAL: Asal = {
  sumber: 'MODAL_BARANG',
  kode_supplier: null,
  asal_pajak: 'TANPA',
  faktur_no: '',
  faktur_tgl: null,
}

/** The same as the calls want it. */
export const asalBody = ({ sumber, kode_supplier, asal_pajak, faktur_no, faktur_tgl }: Asal) => ({
  sumber,
  kode_supplier,
  pajak: asal_pajak === 'TANPA' ? { asal_pajak } : { asal_pajak, faktur_no, faktur_tgl },
})

interface AsalFieldsProps {
  readonly asal: Asal
  readonly onChange: (asal: Asal) => void
  readonly errors: Readonly<Record<string, string>>
}

/** Other side of the journal, who delivered, and the tax invoice: it decides the VAT of a sale. */
export function AsalFields({ asal, onChange, errors }: AsalFieldsProps) {
  const { t } = useTranslation()
  const set = (more: Partial<Asal>) => onChange({ ...asal, ...more })
  // A shop that keeps no suppliers takes in what its owner brings.
  if (!moduleOn(supplierMaster.module ?? '')) {
    return <p className={classes.hint}>{t('Modal pemilik')}</p>
  }
  return (
    <div className={classes.fields}>
      <SelectField
        label={t('Sumber')}
        value={asal.sumber}
        onChange={sumber => set({ sumber: sumber as Asal['sumber'] })}
        options={[
          { value: 'MODAL_BARANG', label: t('Modal pemilik') },
          { value: 'HUTANG_SUPPLIER', label: t('Hutang ke supplier') },
        ]}
      />
      <Supplier
        asal={asal}
        set={set}
        error={errors.kode_supplier ?? (asal.asal_pajak === 'TANPA' ? errors.pajak : undefined)}
      />
      {asal.asal_pajak === 'FAKTUR' && (
        <>
          <TextField
            label={t('Faktur pajak')}
            required
            value={asal.faktur_no}
            onChange={faktur_no => set({ faktur_no })}
            maxLength={40}
            {...faultAt(t, errors.pajak ?? errors['asal.pajak'])}
          />
          <DateInput
            label={t('Tanggal faktur')}
            required
            value={asal.faktur_tgl}
            onChange={faktur_tgl => set({ faktur_tgl })}
          />
        </>
      )}
    </div>
  )
}

interface SupplierProps {
  readonly asal: Asal
  readonly set: (more: Partial<Asal>) => void
  readonly error: string | undefined
}

/** A supplier of the master; what it agreed with the shop stands below it. */
function Supplier({ asal, set, error }: SupplierProps) {
  const { t } = useTranslation()
  const today = useSession()?.tgl_system ?? null
  const { rows, options } = useMaster('supplier')
  const chosen = rows.find(row => row.kode_supplier === asal.kode_supplier)
  const tempo = Number(chosen?.tempo_hari ?? 0)
  const isOwed = asal.sumber === 'HUTANG_SUPPLIER'
  return (
    <div>
      <Picker
        label={t('Supplier')}
        required={isOwed}
        clearable
        value={asal.kode_supplier ?? null}
        valueLabel={String(chosen?.nama_supplier ?? asal.kode_supplier ?? '')}
        options={options}
        onChange={kode_supplier => {
          const row = rows.find(one => one.kode_supplier === kode_supplier)
          set({ kode_supplier, asal_pajak: row?.beri_faktur === true ? 'FAKTUR' : 'TANPA' })
        }}
        {...faultAt(t, error)}
      />
      {chosen !== undefined && (
        <p className={classes.hint}>
          {chosen.beri_faktur === true ? t('Dengan faktur pajak') : t('Tanpa faktur pajak')}
          {isOwed && today !== null && (
            <> · {t('Jatuh tempo {tgl}', { tgl: addDays(today, tempo) })}</>
          )}
        </p>
      )}
    </div>
  )
}

const faultAt = (t: TFunction, text: string | undefined) =>
  text === undefined ? {} : { error: t(text) }
