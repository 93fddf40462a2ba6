import { useTranslation } from 'react-i18next'
import { DateInput } from '../../../kit/inputs/date-input.tsx'
import { SelectField } from '../../../kit/inputs/select-field.tsx'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import classes from '../barang.module.css'

/** Where the pieces of a document come from. */
export interface Asal {
  readonly sumber: 'MODAL_BARANG' | 'HUTANG_SUPPLIER'
  readonly asal_pajak: 'FAKTUR' | 'TANPA'
  readonly faktur_no: string
  readonly faktur_tgl: string | null
  readonly pemasok: string
}

export const EMPTY_ASAL: Asal = {
  sumber: 'MODAL_BARANG',
  asal_pajak: 'TANPA',
  faktur_no: '',
  faktur_tgl: null,
  pemasok: '',
}

/** The same as the calls want it. */
export const asalBody = ({ sumber, asal_pajak, faktur_no, faktur_tgl, pemasok }: Asal) => ({
  sumber,
  pajak: asal_pajak === 'TANPA' ? { asal_pajak } : { asal_pajak, faktur_no, faktur_tgl, pemasok },
})

interface AsalFieldsProps {
  readonly asal: Asal
  readonly onChange: (asal: Asal) => void
  readonly errors: Readonly<Record<string, string>>
}

/** Other side of the journal, and the tax invoice: a later sale is taxed 1.1 % or 1.65 %. */
export function AsalFields({ asal, onChange, errors }: AsalFieldsProps) {
  const { t } = useTranslation()
  const set = (more: Partial<Asal>) => onChange({ ...asal, ...more })
  const fault = errors.pajak ?? errors['asal.pajak']
  return (
    <div className={classes.fields}>
      <SelectField
        label={t('Sumber')}
        value={asal.sumber}
        onChange={sumber => set({ sumber: sumber as Asal['sumber'] })}
        options={[
          { value: 'MODAL_BARANG', label: t('Modal pemilik') },
          { value: 'HUTANG_SUPPLIER', label: t('Hutang ke pemasok') },
        ]}
      />
      <SelectField
        label={t('Asal pajak')}
        value={asal.asal_pajak}
        onChange={value => set({ asal_pajak: value as Asal['asal_pajak'] })}
        options={[
          { value: 'TANPA', label: t('Tanpa faktur pajak') },
          { value: 'FAKTUR', label: t('Dengan faktur pajak') },
        ]}
        {...(fault === undefined ? {} : { error: t(fault) })}
      />
      {asal.asal_pajak === 'FAKTUR' && (
        <>
          <TextField
            label={t('Faktur pajak')}
            required
            value={asal.faktur_no}
            onChange={faktur_no => set({ faktur_no })}
          />
          <DateInput
            label={t('Tanggal faktur')}
            required
            value={asal.faktur_tgl}
            onChange={faktur_tgl => set({ faktur_tgl })}
          />
          <TextField
            label={t('Pemasok')}
            required
            value={asal.pemasok}
            onChange={pemasok => set({ pemasok })}
          />
        </>
      )}
    </div>
  )
}
