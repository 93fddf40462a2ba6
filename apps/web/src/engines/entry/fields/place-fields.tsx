import { CASH } from '@kencana/domain/terms/mutasi-uang'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Picker } from '../../../kit/inputs/picker.tsx'
import { SelectField } from '../../../kit/inputs/select-field.tsx'
import { useSteady } from '../../../kit/keys/use-steady.ts'
import { call } from '../../../lib/api.ts'
import { banks } from '../../document-frame/money/pickers.ts'
import { places, readKodes } from './place-calls.ts'

interface FieldOf {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** Translated sentence at the field. */
  readonly error?: string | undefined
  readonly 'data-autofocus'?: boolean
}

/** What stands at a field: that its choices did not come (doc1 §8), or what is wrong with it. */
function useFault(error: string | undefined) {
  const { t } = useTranslation()
  return (isError: boolean) => (isError ? t('Terjadi Kesalahan Saat Mengirim Data') : error)
}

interface KodeFieldProps extends FieldOf {
  readonly jenis: readonly string[]
}

/** A kode transaksi of some kinds. */
export function KodeField({ value, onChange, error, jenis, ...field }: KodeFieldProps) {
  const fault = useFault(error)
  const all = useKodes()
  const kodes = all.data.filter(one => jenis.includes(one.jenis))
  return (
    <Picker
      {...field}
      value={value === '' ? null : value}
      valueLabel={value}
      options={kodes.map(({ kode, nama }) => ({ value: kode, label: nama, note: kode }))}
      onChange={next => onChange(next ?? '')}
      error={fault(all.isError)}
      required
    />
  )
}

/** Every live kode transaksi; none while they are fetched. */
export function useKodes() {
  const { data = [], isError } = useQuery({
    queryKey: ['kode-transaksi', 'pilihan'],
    queryFn: ({ signal }) => readKodes(signal),
    staleTime: 60_000,
  })
  return { data, isError }
}

interface PlaceFieldProps extends FieldOf {
  /** CASH is offered beside the banks. */
  readonly withCash: boolean
}

/** CASH or a bank. */
export function PlaceField({ value, onChange, error, withCash, ...field }: PlaceFieldProps) {
  const { t } = useTranslation()
  const fault = useFault(error)
  const list = useQuery({ queryKey: ['bank', 'pilihan'], queryFn: banks, staleTime: 300_000 })
  const cash = withCash ? [{ value: CASH, label: 'CASH', note: t('Uang di laci') }] : []
  return (
    <Picker
      {...field}
      value={value === '' ? null : value}
      valueLabel={value}
      options={[...cash, ...(list.data ?? [])]}
      onChange={next => onChange(next ?? '')}
      error={fault(list.isError)}
      required
    />
  )
}

interface AccountFieldProps extends FieldOf {
  /** Whose accounts; without a bank, or with CASH, there is nothing to choose. */
  readonly bank: string
}

/** An account of a bank: nothing can be chosen while CASH is; the only one there is, is chosen. */
export function AccountField({ value, onChange, error, bank, ...field }: AccountFieldProps) {
  const { t } = useTranslation()
  const fault = useFault(error)
  const isBank = bank !== '' && bank !== CASH
  const { data = [], isError } = useQuery({
    queryKey: ['rekening', 'bank', bank],
    queryFn: ({ signal }) => call(places.rekening, { query: { kode_bank: bank }, signal }),
    enabled: isBank,
  })
  const only = data.length === 1 ? String(data[0]?.no_rekening) : undefined
  const choose = useSteady(onChange)
  useEffect(() => {
    if (isBank && value === '' && only !== undefined) choose(only)
  }, [isBank, value, only, choose])
  return (
    <SelectField
      {...field}
      value={value}
      onChange={onChange}
      disabled={!isBank}
      error={fault(isError)}
      empty={isBank ? t('Pilih rekening') : ''}
      options={data.map(row => ({
        value: String(row.no_rekening),
        label: `${String(row.no_rekening)} · ${String(row.nama_rekening)}`,
      }))}
    />
  )
}

interface DrawerFieldProps extends FieldOf {
  /** The drawer the money comes from, empty the first: it does not go there. */
  readonly not?: string
  readonly disabled?: boolean
  /** Said where none is chosen. */
  readonly empty: string
}

/** A drawer of the store. */
export function DrawerField(props: DrawerFieldProps) {
  const { value, onChange, error, empty, disabled = false, not, ...field } = props
  const fault = useFault(error)
  const { data, isError } = useQuery({
    queryKey: ['kas', 'buku', null],
    queryFn: ({ signal }) => call(places.buku, { signal }),
  })
  return (
    <SelectField
      {...field}
      value={value}
      onChange={onChange}
      disabled={disabled}
      error={fault(isError)}
      empty={empty}
      options={(data?.laci ?? [])
        .filter(({ laci }, at) => (not === '' ? at > 0 : laci !== not))
        .map(({ laci }) => ({ value: laci, label: laci }))}
    />
  )
}
