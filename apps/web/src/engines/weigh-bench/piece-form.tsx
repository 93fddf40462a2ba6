import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from '../../kit/acts/form.tsx'
import { Picker } from '../../kit/inputs/picker.tsx'
import { SelectField } from '../../kit/inputs/select-field.tsx'
import { WeightInput } from '../../kit/inputs/weight-input.tsx'
import { Panel } from '../../kit/layout/panel.tsx'
import { Weight } from '../../kit/text/figures.tsx'
import { Kbd } from '../../kit/text/kbd.tsx'
import { MasterChoice } from '../document-frame/pick/master-choice.tsx'
import { useMasterRows } from '../document-frame/pick/master-rows.ts'
import { useSalesTrays } from '../document-frame/pick/sales-trays.ts'
import { ScaleBar } from '../scale/scale-bar.tsx'
import classes from './bench.module.css'
import { type BenchField, type BenchPiece, type OnBench, offBy } from './bench-form.ts'
import type { Bench } from './use-bench.ts'

interface PieceFormProps<P extends BenchPiece, T extends string> {
  readonly at: OnBench<P, T>
  readonly work: Bench<P, T>
  /** Beginning of the queries that read masters for it. */
  readonly area: string
  /** What its weight is called here. */
  readonly berat: string
  /** Where it may go, by name; one place alone is not asked for. */
  readonly places: readonly { readonly value: T; readonly label: string }[]
  /** What is known of it. */
  readonly children: ReactNode
}

/** The piece at hand: its weight first, then where it goes; Enter lays it among the ready ones. */
export function PieceForm<P extends BenchPiece, T extends string>(props: PieceFormProps<P, T>) {
  const { at, work, area, berat, places, children } = props
  const { t } = useTranslation()
  const { piece } = at
  const fault = (field: BenchField) => {
    const text = work.faults[field]
    return text === undefined ? {} : { error: t(text) }
  }
  return (
    <Panel
      title={
        <>
          {piece.nama_barang} <span className={classes.quiet}>{piece.kode_barcode}</span>
        </>
      }
      acts={
        <Button variant="subtle" onClick={work.close}>
          {t('Tutup')}
        </Button>
      }
    >
      {children}
      <Form className={classes.form} onSubmit={() => void work.accept()}>
        <div className={classes.fields}>
          <WeightInput
            label={berat}
            required
            autoFocus
            value={at.berat_mg}
            onChange={berat_mg => work.change({ berat_mg })}
            {...fault('berat')}
          />
          {places.length > 1 && (
            <SelectField
              label={t('Tujuan')}
              required
              value={at.tujuan}
              empty={t('Pilih tujuan')}
              options={places}
              onChange={tujuan => work.change({ tujuan: tujuan as T | '' })}
              {...fault('tujuan')}
            />
          )}
          <MasterChoice
            area={area}
            master="kadar"
            label={t('Kadar')}
            value={at.kode_kadar}
            onChange={kode_kadar => work.change({ kode_kadar })}
            {...fault('kode_kadar')}
          />
          {at.tujuan === 'BAKI' && <TrayFields {...{ at, work, area, fault }} />}
        </div>
        <div className={classes.foot}>
          <Off at={at} />
          <Button type="submit" rightSection={<Kbd keys="Enter" onBrand />}>
            {t('Masukkan')}
          </Button>
        </div>
        <ScaleBar
          of={piece.kode_barcode}
          onWeight={scaled => work.change({ berat_mg: scaled.mg, scaled })}
        />
      </Form>
    </Panel>
  )
}

interface TrayFieldsProps<P extends BenchPiece, T extends string>
  extends Pick<PieceFormProps<P, T>, 'at' | 'work' | 'area'> {
  readonly fault: (field: BenchField) => { readonly error?: string }
}

/** What lies in a tray is sold by this; what it was sold by before stands there first. */
function TrayFields<P extends BenchPiece, T extends string>(props: TrayFieldsProps<P, T>) {
  const { at, work, area, fault } = props
  const { t } = useTranslation()
  const charges = useMasterRows(area, 'ongkos')
  const regroup = (kode_group: string | null) => {
    const of = charges.find(row => row.kode_ongkos === at.kode_ongkos)?.kode_group ?? null
    const fits = of === null || of === kode_group
    work.change({ kode_group, ...(fits ? {} : { kode_ongkos: null }) })
  }
  return (
    <>
      <Picker
        label={t('Baki')}
        required
        value={at.kode_baki}
        options={useSalesTrays(area)}
        onChange={kode_baki => work.change({ kode_baki })}
        {...fault('kode_baki')}
      />
      <MasterChoice
        area={area}
        master="group"
        label={t('Group')}
        value={at.kode_group}
        onChange={regroup}
        {...fault('kode_group')}
      />
      {at.piece.mode_harga === 'BANDROL' ? (
        <MasterChoice
          area={area}
          master="bandrol"
          label={t('Kode Bandrol')}
          value={at.kode_bandrol}
          onChange={kode_bandrol => work.change({ kode_bandrol })}
          {...fault('kode_bandrol')}
        />
      ) : (
        <MasterChoice
          area={area}
          master="ongkos"
          fits={({ kode_group }) => kode_group === null || kode_group === at.kode_group}
          label={t('Parameter Ongkos')}
          value={at.kode_ongkos}
          clearable
          onChange={kode_ongkos => work.change({ kode_ongkos })}
          {...fault('kode_ongkos')}
        />
      )}
    </>
  )
}

/** How far the weight is from the books. */
function Off({ at }: { at: OnBench<BenchPiece, string> }) {
  const { t } = useTranslation()
  const off = offBy(at)
  if (off === null || off === 0) return <span />
  return (
    <p className={classes.quiet} role="status">
      {t('Selisih dari berat buku')} <Weight value={off} unit />
    </p>
  )
}
