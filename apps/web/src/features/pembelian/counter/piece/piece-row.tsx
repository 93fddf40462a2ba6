import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { type Faults, faultAt } from '../../../../engines/counter/form.ts'
import parts from '../../../../engines/counter/parts.module.css'
import { Row } from '../../../../engines/counter/row.tsx'
import { deductionWords, promiseWords } from '../../../../engines/document-frame/detail/agreed.ts'
import { MasterChoice } from '../../../../engines/document-frame/pick/master-choice.tsx'
import { useSalesTrays } from '../../../../engines/document-frame/pick/sales-trays.ts'
import { MoneyInput } from '../../../../kit/inputs/money-input.tsx'
import { Picker } from '../../../../kit/inputs/picker.tsx'
import { TextField } from '../../../../kit/inputs/text-field.tsx'
import { WeightInput } from '../../../../kit/inputs/weight-input.tsx'
import { cellText } from '../../../../kit/table/columns.ts'
import { gramText, rupiahText } from '../../../../kit/text/figure-texts.ts'
import { Kbd } from '../../../../kit/text/kbd.tsx'
import { moduleOn } from '../../../../lib/session.ts'
import type { OwnLine, Piece } from '../purchase-form.ts'
import { isAbove, priceOf, type Taksir } from '../use-taksir.ts'
import { ConditionField } from './condition-field.tsx'
import { AREA, type Kondisi, kondisiFor, useKadarOfGroup } from './use-masters.ts'
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
  return (
    <Row id={piece.id} index={index} isBad={taksir.problem !== null} onRemove={onRemove}>
      <div className={parts.piece}>
        {piece.nota === null ? <What {...props} /> : <FromNota piece={piece} nota={piece.nota} />}
        <Found {...props} />
        <Rarely {...props} />
        <Worth taksir={taksir} isAbove={isAbove(piece, taksir)} isOpen={isAlone} />
      </div>
    </Row>
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
    <p className={parts.known}>
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
  const fault = (field: string) => faultAt(faults, `barang.${index}.${field}`, t)
  const kadarOf = useKadarOfGroup()
  const toDept = (kode_dept: string | null) => {
    const fits = kondisiFor(kondisi, kode_dept).map(({ kode }) => kode)
    onChange({ kode_dept, kondisi: piece.kondisi.filter(kode => fits.includes(kode)) })
  }
  return (
    <div className={parts.what}>
      <TextField
        label={t('Nama Barang')}
        value={piece.nama_barang}
        onChange={nama_barang => onChange({ nama_barang })}
        maxLength={100}
        error={fault('nama_barang')}
        {...FIRST}
      />
      <Choice
        master="jenis"
        label={t('Jenis')}
        value={piece.kode_dept}
        onChange={toDept}
        error={fault('kode_dept')}
      />
      <Choice
        master="group"
        label={t('Group')}
        value={piece.kode_group}
        // A group is of one kadar: it is known with it.
        onChange={kode_group => onChange({ kode_group, ...kadarOf(kode_group) })}
        error={fault('kode_group')}
      />
      <Choice
        master="kadar"
        label={t('Kadar')}
        value={piece.kode_kadar}
        onChange={kode_kadar => onChange({ kode_kadar })}
        error={fault('kode_kadar')}
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
  const fault = (field: string) => faultAt(faults, `barang.${index}.${field}`, t)
  const { shown } = taksir
  const price = priceOf(piece, taksir)
  return (
    <div className={parts.found}>
      <WeightInput
        name="berat"
        label={t('Berat timbang')}
        value={piece.berat_mg}
        onChange={berat_mg => onChange({ berat_mg })}
        error={fault('berat')}
        {...(piece.nota === null ? {} : FIRST)}
      />
      <ConditionField
        all={kondisi}
        kode_dept={piece.kode_dept}
        value={piece.kondisi}
        onChange={value => onChange({ kondisi: value })}
        error={fault('kode_kondisi')}
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
        error={fault('harga_beli')}
        description={bargainText(price, shown, t)}
      />
    </div>
  )
}

/** Price group and typed price for rules that ask for them, where it goes, whether it was worn. */
function Rarely(props: PieceRowProps) {
  const { piece, index, faults, taksir, hasTypedPrice, onChange } = props
  const { t } = useTranslation()
  const fault = (field: string) => faultAt(faults, `barang.${index}.${field}`, t)
  const mayGoOn = taksir.shown?.hasil === 'URIPAN' && moduleOn('HIDUP_FEATURE_MODULE')
  return (
    <div className={parts.rarely}>
      <Choice
        master="master-kelompok-harga"
        fits={row => row.kode_kadar === null || row.kode_kadar === piece.kode_kadar}
        label={t('Kelompok Harga')}
        value={piece.kelompok_harga}
        clearable
        error={fault('kelompok_harga')}
        onChange={kelompok_harga => onChange({ kelompok_harga })}
      />
      {(hasTypedPrice || piece.kode_harga !== null) && (
        <Choice
          master="parameter-harga-beli"
          label={t('Kode Harga')}
          value={piece.kode_harga}
          clearable
          error={fault('kode_harga')}
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
      options={useSalesTrays(AREA)}
      clearable
      error={faultAt(faults, `barang.${index}.kode_baki`, t)}
      onChange={kode_baki => onChange({ kode_baki })}
    />
  )
}

const Choice = (props: Omit<ComponentProps<typeof MasterChoice>, 'area'>) => (
  <MasterChoice placeholder="-" {...props} area={AREA} />
)
