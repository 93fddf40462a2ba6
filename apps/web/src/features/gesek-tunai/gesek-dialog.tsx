import { REFUSALS } from '@kencana/contract/refusals'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DoneDialog } from '../../engines/document-frame/done/done-dialog.tsx'
import { CommandDialog } from '../../engines/document-frame/entry/command-dialog.tsx'
import money from '../../engines/document-frame/money/outs/outs.module.css'
import { banks } from '../../engines/document-frame/money/pickers.ts'
import { useTenderNames } from '../../engines/document-frame/money/tender-names.ts'
import { DrawerField } from '../../engines/entry/place-fields.tsx'
import { MoneyInput } from '../../kit/inputs/money-input.tsx'
import { Picker } from '../../kit/inputs/picker.tsx'
import { SelectField } from '../../kit/inputs/select-field.tsx'
import { TextField } from '../../kit/inputs/text-field.tsx'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import { useKeptForm } from '../../lib/device/draft.ts'
import { slipOf } from './calls.ts'
import { type Errors, type GesekForm, NOTHING, sumsOf } from './gesek-form.ts'
import { useGiving } from './use-giving.tsx'

/** Cash against a debit card: whose card, what was swiped, what is kept and handed over. */
export function GesekDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const kept = useKeptForm('gesek-tunai', NOTHING)
  const { value: form } = kept
  const { terms, errors, given, save, busy, approval } = useGiving(kept)
  const change = (more: Partial<GesekForm>) => kept.set(now => ({ ...now, ...more }))
  const isCredit = form.kartu === 'KREDIT'
  const { tunai, biaya } = sumsOf(form, terms)
  if (given !== null) {
    return (
      <DoneDialog
        title={t('Gesek tunai {nomor} tersimpan', { nomor: given.no_gesek })}
        nomor={given.no_gesek}
        lines={[
          { label: t('Serahkan tunai'), value: given.tunai },
          { label: t('Biaya'), value: given.biaya },
        ]}
        paper={slipOf(given.no_gesek, t)}
        onClose={onClose}
      />
    )
  }
  return (
    <CommandDialog
      title={t('Gesek tunai')}
      isStatic
      kept={kept}
      act={{ label: t('Simpan gesek tunai'), run: () => void save(), busy }}
      said={
        isCredit
          ? { text: t('Hanya kartu debit.'), tone: 'bad' }
          : { text: t('Biaya {biaya}, tunai {tunai}.', facts(biaya, tunai)) }
      }
      isBlocked={isCredit || terms === undefined}
      onClose={onClose}
    >
      <CardFields form={form} errors={errors} change={change} />
      <div className={money.two}>
        <MoneyInput
          label={t('Digesek Rp')}
          value={form.jumlah}
          error={errors.jumlah}
          onChange={jumlah => change({ jumlah, tunai: null })}
          required
        />
        <MoneyInput
          label={t('Tunai Rp')}
          value={tunai}
          error={errors.tunai}
          onChange={typed => change({ tunai: typed })}
          required
        />
      </div>
      <Rest form={form} errors={errors} change={change} />
      {approval}
    </CommandDialog>
  )
}

const facts = (biaya: number, tunai: number) => ({
  biaya: rupiahText(biaya),
  tunai: rupiahText(tunai),
})

interface PartProps {
  readonly form: GesekForm
  readonly errors: Errors
  readonly change: (more: Partial<GesekForm>) => void
}

/** The card as its slip names it: never its whole number. */
function CardFields({ form, errors, change }: PartProps) {
  const { t } = useTranslation()
  const names = useTenderNames()
  const list = useQuery({ queryKey: ['bank', 'pilihan'], queryFn: banks, staleTime: 300_000 })
  return (
    <>
      <SelectField
        label={t('Jenis kartu')}
        value={form.kartu}
        onChange={kartu => change({ kartu: kartu === 'KREDIT' ? 'KREDIT' : 'DEBIT' })}
        options={(['DEBIT', 'KREDIT'] as const).map(value => ({ value, label: names[value] }))}
        error={form.kartu === 'KREDIT' ? t(REFUSALS.GESEK_KREDIT.text) : undefined}
      />
      <div className={money.two}>
        <Picker
          label={t('Bank')}
          value={form.kode_bank === '' ? null : form.kode_bank}
          valueLabel={form.kode_bank}
          options={list.data ?? []}
          error={errors.kode_bank}
          onChange={kode_bank => change({ kode_bank: kode_bank ?? '' })}
          required
          data-autofocus
        />
        <TextField
          label={t('Penerbit kartu')}
          placeholder={t('Kosong: bank mesinnya')}
          value={form.penerbit}
          onChange={penerbit => change({ penerbit })}
          maxLength={40}
          upper
        />
      </div>
      <div className={money.two}>
        <TextField
          label={t('4 angka terakhir kartu')}
          value={form.kartu_akhir}
          error={errors.kartu_akhir}
          onChange={text => change({ kartu_akhir: text.replace(/\D/g, '') })}
          maxLength={4}
          inputMode="numeric"
          required
        />
        <TextField
          label={t('Kode persetujuan')}
          value={form.kode_setuju}
          error={errors.kode_setuju}
          onChange={kode_setuju => change({ kode_setuju })}
          maxLength={20}
          upper
          required
        />
      </div>
    </>
  )
}

/** Who got it, out of which drawer, and why the fee is another. */
function Rest({ form, errors, change }: PartProps) {
  const { t } = useTranslation()
  return (
    <>
      <div className={money.two}>
        <TextField
          label={t('Nama pelanggan')}
          value={form.nama_customer}
          onChange={nama_customer => change({ nama_customer })}
          maxLength={100}
        />
        <DrawerField
          label={t('Laci')}
          value={form.laci}
          empty={t('Laci pertama')}
          onChange={laci => change({ laci })}
        />
      </div>
      <TextField
        label={t('Keterangan')}
        value={form.keterangan}
        error={errors.keterangan}
        maxLength={200}
        onChange={keterangan => change({ keterangan })}
      />
    </>
  )
}
