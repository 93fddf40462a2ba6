import { type BuyerTax, DOKUMEN_BEBAS } from '@kencana/contract/areas/nota/pembeli'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { DateInput } from '../../../../kit/inputs/date-input.tsx'
import { SelectField } from '../../../../kit/inputs/select-field.tsx'
import { TextField } from '../../../../kit/inputs/text-field.tsx'

interface BuyerTaxFieldsProps {
  readonly pajak: BuyerTax | undefined
  readonly onChange: (pajak: BuyerTax | undefined) => void
}

const NPWP = /^(\d{15}|\d{16}|\d{22})$/

/** Whether what a trader or maker must bring is there. */
export const isTaxComplete = (pajak: BuyerTax | undefined): boolean =>
  pajak === undefined ||
  (NPWP.test(pajak.npwp) &&
    (pajak.bebas === undefined || (pajak.bebas.nomor.trim() !== '' && pajak.bebas.tgl !== '')))

/** Who buys, for VAT and PPh 22: an end user is asked for nothing more. */
export function BuyerTaxFields({ pajak, onChange }: BuyerTaxFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <SelectField
        label={t('Jenis pembeli')}
        value={pajak?.jenis ?? 'KONSUMEN'}
        onChange={jenis => {
          if (jenis !== 'PEDAGANG' && jenis !== 'PABRIKAN') onChange(undefined)
          else onChange({ npwp: '', ...pajak, jenis })
        }}
        options={[
          { value: 'KONSUMEN', label: t('Konsumen akhir') },
          { value: 'PEDAGANG', label: t('Pedagang perhiasan') },
          { value: 'PABRIKAN', label: t('Pabrikan perhiasan') },
        ]}
      />
      {pajak !== undefined && <Papers pajak={pajak} onChange={onChange} />}
    </>
  )
}

function Papers({ pajak, onChange }: BuyerTaxFieldsProps & { readonly pajak: BuyerTax }) {
  const { t } = useTranslation()
  const { bebas, ...buyer } = pajak
  return (
    <>
      <TextField
        label={t('NPWP')}
        required
        value={pajak.npwp}
        onChange={npwp => onChange({ ...pajak, npwp: npwp.replace(/\D/g, '') })}
        maxLength={30}
        inputMode="numeric"
        error={
          pajak.npwp === '' || NPWP.test(pajak.npwp) ? undefined : t('NPWP 15, 16 atau 22 angka')
        }
      />
      <SelectField
        label={t('PPh 22')}
        value={bebas?.dokumen ?? 'PUNGUT'}
        onChange={value => {
          const dokumen = DOKUMEN_BEBAS.find(one => one === value)
          if (dokumen === undefined) onChange(buyer)
          else onChange({ ...buyer, bebas: { nomor: '', tgl: '', ...bebas, dokumen } })
        }}
        options={[
          { value: 'PUNGUT', label: t('Dipungut') },
          ...DOKUMEN_BEBAS.map(dokumen => ({ value: dokumen, label: freed(dokumen, t) })),
        ]}
      />
      {bebas !== undefined && (
        <>
          <TextField
            label={t('Nomor surat')}
            required
            value={bebas.nomor}
            onChange={nomor => onChange({ ...buyer, bebas: { ...bebas, nomor } })}
            maxLength={60}
          />
          <DateInput
            label={t('Tanggal surat')}
            required
            value={bebas.tgl}
            onChange={tgl => onChange({ ...buyer, bebas: { ...bebas, tgl: tgl ?? '' } })}
          />
        </>
      )}
    </>
  )
}

const freed = (dokumen: (typeof DOKUMEN_BEBAS)[number], t: TFunction): string =>
  dokumen === 'SUKET' ? t('Bebas, surat keterangan UMKM') : t('Bebas, surat keterangan bebas')
