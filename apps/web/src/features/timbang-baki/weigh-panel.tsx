import { gramToMg, mgToGram } from '@kencana/domain/quantity'
import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ScaleBar } from '../../engines/scale/scale-bar.tsx'
import { sourceOf } from '../../engines/scale/source-of.ts'
import type { ScaledWeight } from '../../engines/scale/use-scale.ts'
import { Form } from '../../kit/acts/form.tsx'
import { TextField } from '../../kit/inputs/text-field.tsx'
import { WeightInput } from '../../kit/inputs/weight-input.tsx'
import { useKeys } from '../../kit/keys/use-keys.ts'
import { Panel } from '../../kit/layout/panel.tsx'
import { Weight } from '../../kit/text/figures.tsx'
import { Kbd } from '../../kit/text/kbd.tsx'
import type { Timbang } from './calls.ts'
import { ResultTag } from './result-tag.tsx'
import classes from './timbang.module.css'
import type { Weighing } from './use-timbang.ts'

interface WeighPanelProps {
  readonly row: Timbang
  readonly work: Weighing
  readonly scaled: ScaledWeight | null
  /** The tray agrees or is explained: the next one. */
  readonly onDone: () => void
}

/** The tray on the scale: first its weight, then, where it does not agree, why. */
export function WeighPanel({ row, work, scaled, onDone }: WeighPanelProps) {
  const { t } = useTranslation()
  const isOpen = row.status === null || (row.status !== 'COCOK' && row.alasan === null)
  return (
    <Panel
      title={
        <>
          {row.nama_baki} <span className={classes.quiet}>{row.kode_baki}</span>
        </>
      }
      acts={
        <Button variant="subtle" onClick={work.close}>
          {t('Tutup')}
        </Button>
      }
    >
      {row.status !== null && <Verdict row={row} />}
      {row.status === null && <WeightForm {...{ row, work, scaled, onDone }} />}
      {row.status !== null && isOpen && <ReasonForm {...{ row, work, onDone }} />}
    </Panel>
  )
}

type FormProps = Omit<WeighPanelProps, 'scaled'>

function WeightForm({ row, work, scaled, onDone }: WeighPanelProps) {
  const { t } = useTranslation()
  const [mg, setMg] = useState<number | null>(null)
  const [read, setRead] = useState<ScaledWeight | null>(null)
  const [isAsked, setAsked] = useState(false)
  const take = (weight: ScaledWeight) => {
    setRead(weight)
    setMg(weight.mg)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once, when it comes
  useEffect(() => {
    if (scaled !== null) take(scaled)
  }, [scaled])
  const save = async () => {
    setAsked(true)
    if (mg === null || mg <= 0) return
    const told = await work.tell(row, { berat_timbang: mgToGram(mg), ...sourceOf(read, mg) })
    if (told?.status === 'COCOK') onDone()
  }
  useKeys({ F10: { run: () => void save(), label: t('Simpan berat') } })
  return (
    <Form className={classes.weigh} onSubmit={() => void save()}>
      {row.berat_buku !== null && row.jumlah !== null && (
        <p className={classes.quiet}>
          {t('{jumlah} barang', { jumlah: row.jumlah })} · {t('Berat buku')}{' '}
          <Weight value={gramToMg(row.berat_buku)} unit />
        </p>
      )}
      <WeightInput
        label={t('Berat timbang')}
        required
        autoFocus
        value={mg}
        onChange={setMg}
        {...(isAsked && (mg === null || mg <= 0) ? { error: t('Berat harus lebih dari 0') } : {})}
      />
      <Button type="submit" loading={work.busy} rightSection={<Kbd keys="F10" onBrand />}>
        {t('Simpan berat')}
      </Button>
      <ScaleBar of={row.kode_baki} onWeight={take} />
    </Form>
  )
}

function ReasonForm({ row, work, onDone }: FormProps) {
  const { t } = useTranslation()
  const [alasan, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const isShort = alasan.trim().length < 5
  const save = async () => {
    setAsked(true)
    if (isShort) return
    if ((await work.tell(row, { alasan: alasan.trim() })) !== null) onDone()
  }
  useKeys({ F10: { run: () => void save(), label: t('Simpan alasan') } })
  return (
    <Form className={classes.weigh} onSubmit={() => void save()}>
      <TextField
        label={t('Alasan')}
        required
        autoFocus
        value={alasan}
        onChange={setReason}
        {...(isAsked && isShort ? { error: t('Alasan sedikitnya 5 huruf') } : {})}
      />
      <Button type="submit" loading={work.busy} rightSection={<Kbd keys="F10" onBrand />}>
        {t('Simpan alasan')}
      </Button>
    </Form>
  )
}

/** What came of it, and which pieces would explain what lacks. */
function Verdict({ row }: { row: Timbang }) {
  const { t } = useTranslation()
  const { berat_buku, berat_timbang, selisih, toleransi, mungkin_hilang } = row
  return (
    <div className={classes.verdict}>
      <p>
        <ResultTag status={row.status} />{' '}
        {selisih !== null && <Weight value={gramToMg(selisih)} unit />}
      </p>
      <p className={classes.quiet}>
        {t('Berat timbang')} <Weight value={gramToMg(berat_timbang ?? 0)} unit /> ·{' '}
        {t('Berat buku')} <Weight value={gramToMg(berat_buku ?? 0)} unit /> · {t('Toleransi')}{' '}
        <Weight value={gramToMg(toleransi ?? 0)} unit />
      </p>
      {row.isi_berubah && <p className={classes.quiet}>{t('Isi baki berubah saat ditimbang')}</p>}
      {mungkin_hilang.length > 0 && (
        <>
          <p>{t('Selisih sama dengan berat barang ini, cari dahulu:')}</p>
          <ul>
            {mungkin_hilang.map(({ kode_barcode, nama_barang, berat }) => (
              <li key={kode_barcode}>
                <b>{kode_barcode}</b> {nama_barang} · <Weight value={gramToMg(berat)} unit />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
