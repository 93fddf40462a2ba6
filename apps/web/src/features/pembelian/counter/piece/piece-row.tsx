import { useTranslation } from 'react-i18next'
import { deductionWords, promiseWords } from '../../../../engines/document-frame/detail/agreed.ts'
import { MoneyInput } from '../../../../kit/inputs/money-input.tsx'
import { Picker } from '../../../../kit/inputs/picker.tsx'
import { TextField } from '../../../../kit/inputs/text-field.tsx'
import { WeightInput } from '../../../../kit/inputs/weight-input.tsx'
import { cellText } from '../../../../kit/table/columns.ts'
import { gramText, rupiahText } from '../../../../kit/text/figure-texts.ts'
import { Icon } from '../../../../kit/text/icon.tsx'
import { Kbd } from '../../../../kit/text/kbd.tsx'
import { moduleOn } from '../../../../lib/session.ts'
import classes from '../counter.module.css'
import type { Faults } from '../purchase-faults.ts'
import type { OwnLine, Piece } from '../purchase-form.ts'
import { isAbove, priceOf, type Taksir } from '../use-taksir.ts'
import { ConditionField } from './condition-field.tsx'
import {
  type Kondisi,
  kondisiFor,
  useChoices,
  useKadarOfGroup,
  useKelompok,
  useSalesTrays,
} from './use-masters.ts'
import { bargainText, Worth } from './worth.tsx'

interface PieceRowProps {
  readonly piece: Piece
  readonly index: number
  readonly faults: Faults
  readonly taksir: Taksir
  readonly kondisi: readonly Kondisi[]
  readonly isAlone: boolean
  /** A rule in force goes by a price that is chosen by its code. */
  readonly hasTypedPrice: boolean
  readonly onChange: (more: Partial<Piece>) => void
  readonly onRemove: () => void
}

/** One piece that is brought: what it is, what the rules pay for it, what was agreed. */
export function PieceRow(props: PieceRowProps) {
  const { piece, index, taksir, isAlone, onRemove } = props
  const { t } = useTranslation()
  return (
    <li
      data-baris={piece.id}
      data-bad={taksir.problem !== null || undefined}
      aria-label={t('Barang {nomor}', { nomor: index + 1 })}
    >
      <span className={classes.number}>{index + 1}</span>
      <div className={classes.piece}>
        {piece.nota === null ? <What {...props} /> : <FromNota piece={piece} nota={piece.nota} />}
        <Found {...props} />
        <Rarely {...props} />
        <Worth taksir={taksir} isAbove={isAbove(piece, taksir)} isOpen={isAlone} />
      </div>
      <button
        type="button"
        // Not on the way of the hands: Alt Delete does the same.
        tabIndex={-1}
        className={classes.icon}
        aria-label={t('Hapus barang {nomor}', { nomor: index + 1 })}
        title={t('Hapus barang')}
        onClick={onRemove}
      >
        <Icon name="hapus" />
      </button>
    </li>
  )
}

/** What the nota says of the piece: nothing of it is typed again. */
function FromNota({ piece, nota }: { piece: Piece; nota: OwnLine }) {
  const { t } = useTranslation()
  const facts = [
    nota.no_faktur_jual,
    cellText(nota.tgl, 'date'),
    nota.kode_barcode,
    piece.kode_kadar ?? '',
    t('nota {berat}', { berat: `${gramText(nota.berat_nota_mg / 1000)} g` }),
    rupiahText(nota.harga_jual),
    ...(nota.potongan === undefined ? [] : [deductionWords(nota.potongan, t)]),
    promiseWords(nota.janji_tukar ?? null, t) ?? [],
    nota.kredit ? t('dibayar kartu kredit {jumlah}', { jumlah: rupiahText(nota.kredit) }) : [],
  ].flat()
  return (
    <p className={classes.fromNota}>
      <b>{piece.nama_barang}</b>
      {facts.map(fact => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  )
}

/** What a piece without a nota is. */
function What({ piece, index, faults, kondisi, onChange }: PieceRowProps) {
  const { t } = useTranslation()
  const fault = faultOf(faults, index)
  const kadarOf = useKadarOfGroup()
  const toDept = (kode_dept: string | null) => {
    const fits = kondisiFor(kondisi, kode_dept).map(({ kode }) => kode)
    onChange({ kode_dept, kondisi: piece.kondisi.filter(kode => fits.includes(kode)) })
  }
  return (
    <div className={classes.what}>
      <TextField
        label={t('Nama Barang')}
        value={piece.nama_barang}
        onChange={nama_barang => onChange({ nama_barang })}
        maxLength={100}
        error={fault('nama_barang', t)}
        {...FIRST}
      />
      <Choice
        master="jenis"
        label={t('Jenis')}
        value={piece.kode_dept}
        onChange={toDept}
        error={fault('kode_dept', t)}
      />
      <Choice
        master="group"
        label={t('Group')}
        value={piece.kode_group}
        // A group is of one kadar: it is known with it.
        onChange={kode_group => onChange({ kode_group, ...kadarOf(kode_group) })}
        error={fault('kode_group', t)}
      />
      <Choice
        master="kadar"
        label={t('Kadar')}
        value={piece.kode_kadar}
        onChange={kode_kadar => onChange({ kode_kadar })}
        error={fault('kode_kadar', t)}
      />
    </div>
  )
}

/** The field that takes the cursor when the piece comes. */
const FIRST = { 'data-first': true }

/** How it was found on the scale and in the hand, and what is paid. */
function Found(props: PieceRowProps) {
  const { piece, index, faults, taksir, kondisi, onChange } = props
  const { t } = useTranslation()
  const fault = faultOf(faults, index)
  const { shown } = taksir
  const price = priceOf(piece, taksir)
  return (
    <div className={classes.found}>
      <WeightInput
        name="berat"
        label={t('Berat timbang')}
        value={piece.berat_mg}
        onChange={berat_mg => onChange({ berat_mg })}
        error={fault('berat', t)}
        {...(piece.nota === null ? {} : FIRST)}
      />
      <ConditionField
        all={kondisi}
        kode_dept={piece.kode_dept}
        value={piece.kondisi}
        onChange={value => onChange({ kondisi: value })}
        error={fault('kode_kondisi', t)}
      />
      <MoneyInput
        name="harga_beli"
        label={
          <>
            {t('Harga beli')} <Kbd keys="F2" />
          </>
        }
        aria-label={t('Harga beli')}
        value={price}
        onChange={harga_beli => onChange({ harga_beli })}
        onEmpty={() => onChange({ harga_beli: null })}
        error={fault('harga_beli', t)}
        description={bargainText(price, shown, t)}
      />
    </div>
  )
}

/** Price group and typed price for rules that ask for them, where it goes, whether it was worn. */
function Rarely(props: PieceRowProps) {
  const { piece, index, faults, taksir, hasTypedPrice, onChange } = props
  const { t } = useTranslation()
  const fault = faultOf(faults, index)
  const groups = useKelompok(piece.kode_kadar)
  const mayGoOn = taksir.shown?.hasil === 'URIPAN' && moduleOn('HIDUP_FEATURE_MODULE')
  return (
    <div className={classes.rarely}>
      <Picker
        label={t('Kelompok Harga')}
        value={piece.kelompok_harga}
        placeholder="-"
        options={groups}
        clearable
        error={fault('kelompok_harga', t)}
        onChange={kelompok_harga => onChange({ kelompok_harga })}
      />
      {(hasTypedPrice || piece.kode_harga !== null) && (
        <Choice
          master="parameter-harga-beli"
          label={t('Kode Harga')}
          value={piece.kode_harga}
          clearable
          error={fault('kode_harga', t)}
          onChange={kode_harga => onChange({ kode_harga })}
        />
      )}
      {mayGoOn && <Tray {...props} />}
      {piece.nota !== null && (
        <label>
          <input
            type="checkbox"
            checked={piece.dipakai}
            onChange={event => onChange({ dipakai: event.currentTarget.checked })}
          />
          {t('Bekas dipakai')}
        </label>
      )}
    </div>
  )
}

/** An intact piece may go straight into a tray it is sold from. */
function Tray({ piece, index, faults, onChange }: PieceRowProps) {
  const { t } = useTranslation()
  return (
    <Picker
      label={t('Masuk ke')}
      value={piece.kode_baki}
      placeholder={t('Baki BLN, disortir')}
      options={useSalesTrays()}
      clearable
      error={faultOf(faults, index)('kode_baki', t)}
      onChange={kode_baki => onChange({ kode_baki })}
    />
  )
}

/** The sentence at a field of this piece. */
const faultOf =
  (faults: Faults, index: number) =>
  (field: string, t: (text: string) => string): string | undefined => {
    const text = faults[`barang.${index}.${field}`]
    return text === undefined ? undefined : t(text)
  }

interface ChoiceProps {
  readonly master: Parameters<typeof useChoices>[0]
  readonly label: string
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  readonly clearable?: boolean
  readonly error: string | undefined
}

function Choice({ master, ...rest }: ChoiceProps) {
  return <Picker {...rest} placeholder="-" options={useChoices(master)} />
}
