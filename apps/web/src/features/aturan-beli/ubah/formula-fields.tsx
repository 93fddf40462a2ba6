import type { PotonganNota, RumusBeli } from '@kencana/domain/beli/aturan-beli'
import { DASAR_HARGA } from '@kencana/domain/beli/aturan-beli'
import { useTranslation } from 'react-i18next'
import { MoneyInput } from '../../../kit/inputs/money-input.tsx'
import { NumberInput } from '../../../kit/inputs/number-input.tsx'
import { SelectField } from '../../../kit/inputs/select-field.tsx'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import { WeightInput } from '../../../kit/inputs/weight-input.tsx'
import classes from '../aturan-beli.module.css'
import type { FaultAt } from '../faults.ts'
import { NEW_RULE } from '../use-rules.ts'
import { choicesOf, priceNames } from '../words.ts'

type Kind = RumusBeli['rumus']
type Of<K extends Kind> = Extract<RumusBeli, { rumus: K }>

interface Fields<F extends RumusBeli> {
  readonly rumus: F
  readonly onChange: (rumus: F) => void
  readonly faultAt: FaultAt
}

/** What each formula begins with. */
const BEGIN: { readonly [K in Kind]: Of<K> } = {
  LOGAM: NEW_RULE.rumus as Of<'LOGAM'>,
  NOTA: {
    rumus: 'NOTA',
    potongan: { sumber: 'SEPAKAT' },
    toleransi_min_rp: 0,
    toleransi_max_rp: 0,
  },
  NOTA_DENDA: {
    rumus: 'NOTA_DENDA',
    denda_per_gram_ringan: 10_000,
    denda_per_gram_berat: 7_500,
    batas_mg: 5_000,
  },
  NOTA_UTUH: { rumus: 'NOTA_UTUH' },
  TOLAK: { rumus: 'TOLAK', alasan: '' },
}

/** The formula of a rule with its figures. */
export function FormulaFields({ rumus, onChange, faultAt }: Fields<RumusBeli>) {
  const { t } = useTranslation()
  const kinds: Readonly<Record<Kind, string>> = {
    LOGAM: t('Berat × persen dari harga per gram'),
    NOTA: t('Harga nota dikurangi potongan'),
    NOTA_DENDA: t('Harga nota dikurangi denda per gram'),
    NOTA_UTUH: t('Harga nota, utuh'),
    TOLAK: t('Ditolak, dengan alasan'),
  }
  return (
    <fieldset className={classes.group}>
      <legend>{t('Maka')}</legend>
      <SelectField
        label={t('Rumus')}
        value={rumus.rumus}
        options={choicesOf(kinds)}
        onChange={kind => onChange(BEGIN[kind as Kind])}
      />
      <div className={classes.fields}>
        {rumus.rumus === 'LOGAM' && <Metal {...{ rumus, onChange, faultAt }} />}
        {rumus.rumus === 'NOTA' && <OfNota {...{ rumus, onChange, faultAt }} />}
        {rumus.rumus === 'NOTA_DENDA' && <Penalty {...{ rumus, onChange, faultAt }} />}
      </div>
      {rumus.rumus === 'TOLAK' && (
        <TextField
          label={t('Alasan')}
          value={rumus.alasan}
          onChange={alasan => onChange({ ...rumus, alasan })}
          error={faultAt('rumus.alasan')}
          maxLength={100}
        />
      )}
    </fieldset>
  )
}

function Metal({ rumus, onChange, faultAt }: Fields<Of<'LOGAM'>>) {
  const { t } = useTranslation()
  const share = (field: 'persen_permil' | 'margin_min_permil' | 'margin_max_permil') => ({
    value: rumus[field],
    onChange: (permil: number) => onChange({ ...rumus, [field]: permil }),
    error: faultAt(`rumus.${field}`),
  })
  return (
    <>
      <SelectField
        label={t('Harga per gram dari')}
        value={rumus.dasar}
        options={choicesOf(priceNames(t))}
        onChange={to =>
          onChange({ ...rumus, dasar: DASAR_HARGA.find(one => one === to) ?? rumus.dasar })
        }
      />
      <Percent label={t('Persen dari harga')} {...share('persen_permil')} />
      <Percent label={t('Margin di harga tertinggi')} {...share('margin_min_permil')} />
      <Percent label={t('Margin di harga target')} {...share('margin_max_permil')} />
    </>
  )
}

interface FigureProps {
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
  readonly error: string | undefined
}

/** Percent with one decimal on screen, permil in the hand of the caller. */
function Percent({ onChange, ...field }: FigureProps) {
  return (
    <NumberInput
      {...field}
      places={1}
      rightSection="%"
      onChange={permil => onChange(permil ?? 0)}
    />
  )
}

function OfNota({ rumus, onChange, faultAt }: Fields<Of<'NOTA'>>) {
  const { t } = useTranslation()
  const { potongan } = rumus
  const sources: Readonly<Record<PotonganNota['sumber'], string>> = {
    SEPAKAT: t('Yang disepakati saat dijual'),
    RUGI_NOTA: t('Parameter Rugi Nota menurut umur'),
    TANPA: t('Tanpa potongan'),
    SENDIRI: t('Ditetapkan di aturan ini'),
  }
  return (
    <>
      <SelectField
        label={t('Sumber potongan')}
        value={potongan.sumber}
        options={choicesOf(sources)}
        onChange={sumber => onChange({ ...rumus, potongan: cutFrom(sumber) })}
      />
      {potongan.sumber === 'SENDIRI' && (
        <OwnCut
          potongan={potongan}
          onChange={cut => onChange({ ...rumus, potongan: cut })}
          error={faultAt('rumus.potongan.nilai')}
        />
      )}
      <MoneyInput
        label={t('Keringanan di harga target')}
        value={rumus.toleransi_min_rp}
        onChange={toleransi_min_rp => onChange({ ...rumus, toleransi_min_rp })}
        error={faultAt('rumus.toleransi_min_rp')}
      />
      <MoneyInput
        label={t('Keringanan di harga tertinggi')}
        value={rumus.toleransi_max_rp}
        onChange={toleransi_max_rp => onChange({ ...rumus, toleransi_max_rp })}
        error={faultAt('rumus.toleransi_max_rp')}
      />
    </>
  )
}

type Own = Extract<PotonganNota, { sumber: 'SENDIRI' }>

const cutFrom = (sumber: string): PotonganNota =>
  sumber === 'RUGI_NOTA' || sumber === 'TANPA' || sumber === 'SEPAKAT'
    ? { sumber }
    : { sumber: 'SENDIRI', cara: 'PERSEN', nilai: 0 }

interface OwnCutProps {
  readonly potongan: Own
  readonly onChange: (potongan: Own) => void
  readonly error: string | undefined
}

function OwnCut({ potongan, onChange, error }: OwnCutProps) {
  const { t } = useTranslation()
  const ways: Readonly<Record<Own['cara'], string>> = {
    PER_GRAM: t('Rupiah per gram'),
    PERSEN: t('Persen dari harga nota'),
    RUPIAH: t('Rupiah per barang'),
  }
  const figure = {
    label: t('Besar potongan'),
    value: potongan.nilai,
    onChange: (nilai: number) => onChange({ ...potongan, nilai }),
    error,
  }
  return (
    <>
      <SelectField
        label={t('Cara potongan')}
        value={potongan.cara}
        options={choicesOf(ways)}
        onChange={cara => onChange({ ...potongan, cara: cara as Own['cara'], nilai: 0 })}
      />
      {potongan.cara === 'PERSEN' ? <Percent {...figure} /> : <MoneyInput {...figure} />}
    </>
  )
}

function Penalty({ rumus, onChange, faultAt }: Fields<Of<'NOTA_DENDA'>>) {
  const { t } = useTranslation()
  return (
    <>
      <WeightInput
        label={t('Batas berat')}
        value={rumus.batas_mg}
        onChange={batas_mg => onChange({ ...rumus, batas_mg: batas_mg ?? 0 })}
        error={faultAt('rumus.batas_mg')}
      />
      <MoneyInput
        label={t('Denda per gram di bawah batas')}
        value={rumus.denda_per_gram_ringan}
        onChange={denda_per_gram_ringan => onChange({ ...rumus, denda_per_gram_ringan })}
        error={faultAt('rumus.denda_per_gram_ringan')}
      />
      <MoneyInput
        label={t('Denda per gram mulai batas')}
        value={rumus.denda_per_gram_berat}
        onChange={denda_per_gram_berat => onChange({ ...rumus, denda_per_gram_berat })}
        error={faultAt('rumus.denda_per_gram_berat')}
      />
    </>
  )
}
