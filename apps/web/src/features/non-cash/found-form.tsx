import type { NonCashRow } from '@kencana/contract/areas/uang/non-cash'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from '../../kit/acts/form.tsx'
import { DateInput } from '../../kit/inputs/date-input.tsx'
import { MoneyInput } from '../../kit/inputs/money-input.tsx'
import { todayJakarta } from '../../kit/inputs/parts/calendar-words.ts'
import { TextField } from '../../kit/inputs/text-field.tsx'
import { DialogKey } from '../../kit/keys/dialog-key.tsx'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import { Kbd } from '../../kit/text/kbd.tsx'
import classes from './non-cash.module.css'
import { NotKeptList } from './not-kept.tsx'
import { type Statement, useTick } from './use-tick.ts'

interface FoundFormProps {
  readonly row: NonCashRow
  readonly said: Statement
  readonly onDone: () => void
}

/** One payment as slip or statement have it; another amount wants words. */
export function FoundForm(props: FoundFormProps) {
  const { t } = useTranslation()
  const { form, setForm, off, must, save, busy, notKept, forget } = useFound(props)
  return (
    <Form className={classes.form} onSubmit={() => void save()}>
      <DialogKey name="F10" label={t('Cocokkan')} run={() => void save()} />
      <TextField
        label={t('No referensi')}
        required
        value={form.no_referensi}
        maxLength={40}
        error={must('no_referensi')}
        onChange={no_referensi => setForm({ ...form, no_referensi })}
      />
      <DateInput
        label={t('Tanggal mutasi')}
        value={form.tgl_mutasi}
        max={todayJakarta()}
        onChange={day => setForm({ ...form, tgl_mutasi: day ?? todayJakarta() })}
      />
      <MoneyInput
        label={t('Menurut mutasi')}
        value={form.jumlah}
        error={must('jumlah')}
        {...(off === 0
          ? {}
          : { description: t('beda {jumlah} dari dokumen', { jumlah: rupiahText(off) }) })}
        onChange={jumlah => setForm({ ...form, jumlah })}
      />
      <TextField
        label={t('Keterangan')}
        required={off !== 0}
        value={form.keterangan}
        maxLength={200}
        error={must('keterangan')}
        onChange={keterangan => setForm({ ...form, keterangan })}
      />
      <div className={classes.whole}>
        <NotKeptList rows={notKept} onClose={forget} />
      </div>
      <Button
        className={classes.whole}
        type="submit"
        loading={busy}
        rightSection={<Kbd keys="F10" onBrand />}
      >
        {t('Cocokkan')}
      </Button>
    </Form>
  )
}

/** What is said of one payment, and keeping it. */
function useFound({ row, said, onDone }: FoundFormProps) {
  const { t } = useTranslation()
  const [form, setForm] = useState({ ...said, jumlah: row.jumlah, keterangan: '' })
  const [isTried, setTried] = useState(false)
  const { tick, busy, notKept, forget } = useTick()
  const off = form.jumlah - row.jumlah
  const words = form.keterangan.trim()
  const no_referensi = form.no_referensi.trim()
  const lacks = {
    no_referensi: no_referensi === '',
    jumlah: form.jumlah <= 0,
    keterangan: off !== 0 && words === '',
  }
  const must = (field: keyof typeof lacks) =>
    isTried && lacks[field] ? t('Harus Diisi') : undefined
  const save = async () => {
    setTried(true)
    if (busy || Object.values(lacks).some(Boolean)) return
    const { nomor, baris } = row
    const more = {
      ...(off === 0 ? {} : { jumlah: form.jumlah }),
      ...(words && { keterangan: words }),
    }
    const statement = { tgl_mutasi: form.tgl_mutasi, no_referensi }
    if ((await tick(statement, [{ nomor, baris, ...more }])) === 1) onDone()
  }
  return { form, setForm, off, must, save, busy, notKept, forget }
}
