import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { MasterPicker } from '../../../engines/master-screen/master-picker.tsx'
import { MoneyInput } from '../../../kit/inputs/money-input.tsx'
import { NumberInput } from '../../../kit/inputs/number-input.tsx'
import { SelectField } from '../../../kit/inputs/select-field.tsx'
import { WeightInput } from '../../../kit/inputs/weight-input.tsx'
import { Icon } from '../../../kit/text/icon.tsx'
import classes from '../aturan-beli.module.css'
import { choicesOf, promiseNames, transactionNames } from '../words.ts'
import type { Piece } from './use-try.ts'

interface PieceFieldsProps {
  readonly piece: Piece
  readonly onChange: (part: Partial<Piece>) => void
}

/** A piece as it might come over the counter. */
export function PieceFields({ piece, onChange }: PieceFieldsProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.fields}>
      <SelectField
        label={t('Jenis transaksi')}
        value={piece.transaksi}
        options={choicesOf(transactionNames(t))}
        onChange={one => onChange({ transaksi: one as Piece['transaksi'] })}
      />
      <Master label={t('Jenis')} master="jenis" field="kode_dept" {...{ piece, onChange }} />
      <Master label={t('Group')} master="group" field="kode_group" {...{ piece, onChange }} />
      <Master label={t('Kadar')} master="kadar" field="kode_kadar" {...{ piece, onChange }} />
      <WeightInput
        label={t('Berat sekarang')}
        value={piece.berat_mg}
        onChange={berat_mg => onChange({ berat_mg })}
      />
      <Master
        label={t('Kondisi')}
        master="kondisi-pembelian"
        field="kode_kondisi"
        {...{ piece, onChange }}
      />
      <Damage piece={piece} onChange={onChange} />
      <Master
        label={t('Kelompok Harga')}
        master="kelompok-harga"
        field="kelompok_harga"
        {...{ piece, onChange }}
      />
      <Master
        label={t('Kode Harga')}
        master="harga-beli"
        field="kode_harga"
        {...{ piece, onChange }}
      />
      <div className={classes.flags}>
        <Flag
          label={t('Pernah dipakai')}
          checked={piece.dipakai}
          onChange={dipakai => onChange({ dipakai })}
        />
        <Flag
          label={t('Dengan nota toko sendiri')}
          checked={piece.bernota}
          onChange={bernota => onChange({ bernota })}
        />
      </div>
      {piece.bernota && <NotaFields piece={piece} onChange={onChange} />}
    </div>
  )
}

interface MasterProps extends PieceFieldsProps {
  readonly label: string
  readonly master: string
  readonly field:
    | 'kode_dept'
    | 'kode_group'
    | 'kode_kadar'
    | 'kode_kondisi'
    | 'kelompok_harga'
    | 'kode_harga'
}

const Master = ({ label, master, field, piece, onChange }: MasterProps) => (
  <MasterPicker
    label={label}
    master={master}
    value={piece[field]}
    onChange={kode => onChange({ [field]: kode })}
    clearable
  />
)

/** What else is damaged, one after the other. */
function Damage({ piece: { kerusakan }, onChange }: PieceFieldsProps) {
  const { t } = useTranslation()
  return (
    <div>
      <MasterPicker
        label={t('Kerusakan lain')}
        master="kondisi-pembelian"
        value={null}
        onChange={kode =>
          kode !== null && onChange({ kerusakan: [...new Set([...kerusakan, kode])] })
        }
      />
      {kerusakan.map(kode => (
        <Button
          key={kode}
          variant="default"
          size="compact-xs"
          aria-label={t('Hapus {kode}', { kode })}
          rightSection={<Icon name="tutup" size={12} />}
          onClick={() => onChange({ kerusakan: kerusakan.filter(one => one !== kode) })}
        >
          {kode}
        </Button>
      ))}
    </div>
  )
}

interface FlagProps {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

const Flag = ({ label, checked, onChange }: FlagProps) => (
  <label>
    <input
      type="checkbox"
      checked={checked}
      onChange={event => onChange(event.currentTarget.checked)}
    />
    {label}
  </label>
)

function NotaFields({ piece, onChange }: PieceFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <MoneyInput
        label={t('Harga di nota')}
        value={piece.harga_jual}
        onChange={harga_jual => onChange({ harga_jual })}
      />
      <WeightInput
        label={t('Berat di nota')}
        value={piece.berat_nota_mg}
        onChange={berat_nota_mg => onChange({ berat_nota_mg })}
      />
      <NumberInput
        label={t('Umur sejak dijual')}
        value={piece.umur}
        onChange={umur => onChange({ umur: umur ?? 0 })}
        max={36_500}
        rightSection={t('hari')}
      />
      <SelectField
        label={t('Janji tukar')}
        value={piece.janji}
        options={choicesOf(promiseNames(t))}
        onChange={janji => onChange({ janji: janji as Piece['janji'] })}
      />
    </>
  )
}
