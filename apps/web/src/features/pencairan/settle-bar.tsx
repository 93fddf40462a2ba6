import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { accounts } from '../../engines/document-frame/money/pickers.ts'
import { ActBar, type Sum, Sums } from '../../kit/acts/act-bar.tsx'
import { DateInput } from '../../kit/inputs/date-input.tsx'
import { MoneyInput } from '../../kit/inputs/money-input.tsx'
import { todayJakarta } from '../../kit/inputs/parts/calendar-words.ts'
import { SelectField } from '../../kit/inputs/select-field.tsx'
import { TextField } from '../../kit/inputs/text-field.tsx'
import { useKeys } from '../../kit/keys/use-keys.ts'
import { useSteady } from '../../kit/keys/use-steady.ts'
import { Kbd } from '../../kit/text/kbd.tsx'
import { COUNTER_KEYS } from '../../lib/keys/counter-keys.ts'
import classes from './pencairan.module.css'
import type { Settling } from './use-settling.tsx'

/** What is chosen, what the bank keeps of it, and what the statement says: F10. */
export function SettleBar({ settling }: { readonly settling: Settling }) {
  const { t } = useTranslation()
  const { count, form, change, errors, bank, busy, save, approval } = settling
  useKeys({ [COUNTER_KEYS.simpan.key]: { run: () => void save(), label: t('Cairkan') } })
  return (
    <ActBar label={t('Pencairan non cash')} className={classes.bar}>
      <SettledSums settling={settling} />
      <MoneyInput
        label={t('Uang masuk')}
        value={bank}
        error={errors.jumlah_bank}
        onChange={jumlah_bank => change({ jumlah_bank })}
        onEmpty={() => change({ jumlah_bank: null })}
        required
      />
      <AccountOf settling={settling} />
      <DateInput
        label={t('Tanggal mutasi')}
        value={form.tgl_mutasi}
        max={todayJakarta()}
        onChange={day => change({ tgl_mutasi: day ?? todayJakarta() })}
      />
      <TextField
        label={t('No referensi')}
        required
        value={form.no_referensi}
        maxLength={40}
        error={errors.no_referensi}
        onChange={no_referensi => change({ no_referensi })}
      />
      <TextField
        label={t('Sebab selisih')}
        required={settling.settled?.beda !== 0}
        value={form.keterangan}
        maxLength={200}
        error={errors.keterangan}
        onChange={keterangan => change({ keterangan })}
      />
      <Button
        onClick={() => void save()}
        disabled={count === 0}
        loading={busy}
        rightSection={<Kbd keys="F10" onBrand={count > 0} />}
      >
        {t('Cairkan {jumlah} pembayaran', { jumlah: count })}
      </Button>
      {approval}
    </ActBar>
  )
}

function SettledSums({ settling: { settlement, settled } }: { readonly settling: Settling }) {
  const { t } = useTranslation()
  const fee = settled?.biaya ?? null
  const off = settled?.beda ?? null
  const slips: Sum = { label: t('Selisih slip'), amount: settlement.selisih, tone: 'bad' }
  return (
    <Sums
      className={classes.sums}
      sums={[
        { label: t('Dipilih'), amount: settlement.piutang, isSpoken: true },
        ...(settlement.selisih === 0 ? [] : [slips]),
        { label: t('Usulan MDR'), amount: settlement.usulan },
        { label: t('Biaya MDR'), amount: fee, tone: fee === null ? 'bad' : undefined },
        { label: t('Selisih MDR'), amount: off, tone: off === 0 ? 'ok' : 'bad' },
      ]}
    />
  )
}

/** The account it came into, of any bank of the shop; the only one there is, is chosen. */
function AccountOf({ settling }: { readonly settling: Settling }) {
  const { t } = useTranslation()
  const { form, change, errors } = settling
  const { data = [] } = useQuery({ queryKey: ['rekening', 'pilihan'], queryFn: accounts })
  const only = data.length === 1 ? data[0] : undefined
  const choose = useSteady(change)
  useEffect(() => {
    if (only === undefined || form.ke_rekening !== '') return
    choose({ ke: only.kode_bank, ke_rekening: only.no_rekening })
  }, [only, form.ke_rekening, choose])
  return (
    <SelectField
      label={t('Masuk ke rekening')}
      value={form.ke_rekening}
      required
      error={errors.ke_rekening}
      empty={t('Pilih rekening')}
      options={data.map(one => ({
        value: one.no_rekening,
        label: `${one.kode_bank} ${one.no_rekening} · ${one.nama_rekening}`,
      }))}
      onChange={ke_rekening =>
        change({
          ke_rekening,
          ke: data.find(one => one.no_rekening === ke_rekening)?.kode_bank ?? '',
        })
      }
    />
  )
}
