import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Picker } from '../../kit/inputs/picker.tsx'
import { useKeys } from '../../kit/keys/use-keys.ts'
import { dayText } from '../../kit/text/day-text.ts'
import { Weight } from '../../kit/text/figures.tsx'
import { Kbd } from '../../kit/text/kbd.tsx'
import { session } from '../../lib/session.ts'
import classes from './scale.module.css'
import { type Scale, type ScaledWeight, type ScaleRow, useScale } from './use-scale.ts'

interface ScaleBarProps {
  /** What is weighed: what the scale wrote before it begins is of something else. */
  readonly of: string
  readonly onWeight: (weight: ScaledWeight) => void
}

/**
 * The scale beside a weight that is asked for: what it shows, and Alt G takes it. Nothing where the
 * store has no scale that speaks to a till.
 */
export function ScaleBar({ of, onWeight }: ScaleBarProps) {
  const { t } = useTranslation()
  const scale = useScale(of)
  const [why, setWhy] = useState('')
  const take = () => {
    const taken = scale.take()
    setWhy(typeof taken === 'string' ? taken : '')
    if (typeof taken !== 'string') onWeight(taken)
  }
  const isThere = scale.rows.length > 0
  useKeys(isThere ? { 'Alt+g': { run: take, label: t('Ambil berat timbangan') } } : {})
  if (!isThere) return null
  return (
    <div className={classes.bar}>
      <Reading scale={scale} />
      {scale.state === 'TERSAMBUNG' ? (
        <>
          <Button variant="default" onClick={take} rightSection={<Kbd keys="Alt+G" />}>
            {t('Ambil berat')}
          </Button>
          {scale.rows.length > 1 && (
            <Button variant="subtle" onClick={() => void scale.letGo()}>
              {t('Ganti timbangan')}
            </Button>
          )}
        </>
      ) : (
        <Connect scale={scale} onFailed={setWhy} />
      )}
      <p role="status">{why}</p>
    </div>
  )
}

function Reading({ scale: { scale, state, shown } }: { scale: Scale }) {
  const { t } = useTranslation()
  if (scale === null || state !== 'TERSAMBUNG') return null
  const kini = session()?.tgl_system ?? ''
  const isSealed = scale.tera_sampai !== null && scale.tera_sampai >= kini
  return (
    <>
      <output className={classes.figure} aria-label={t('Berat di timbangan')}>
        {shown === null ? '–' : <Weight value={shown} unit />}
      </output>
      <span className={classes.name}>
        {scale.nama_timbangan}
        {scale.kelas === 'III' && (
          <span className={classes.seal}>{t('Kelas III, terlalu kasar untuk emas')}</span>
        )}
        {!isSealed && (
          <span className={classes.seal}>
            {scale.tera_sampai === null
              ? t('Belum ditera')
              : t('Tera habis {tgl}', { tgl: dayText(scale.tera_sampai) })}
          </span>
        )}
      </span>
    </>
  )
}

function Connect({ scale, onFailed }: { scale: Scale; onFailed: (why: string) => void }) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<string | null>(null)
  const { rows, state } = scale
  const row: ScaleRow | undefined =
    rows.find(one => one.kode_timbangan === chosen) ?? scale.scale ?? rows[0]
  const connect = async () => {
    if (row === undefined) return
    const isRead = await scale.connect(row)
    onFailed(isRead ? '' : t('Timbangan tidak tersambung'))
  }
  return (
    <>
      {rows.length > 1 && (
        <Picker
          label={t('Timbangan')}
          value={row?.kode_timbangan ?? null}
          options={rows.map(one => ({ value: one.kode_timbangan, label: one.nama_timbangan }))}
          onChange={setChosen}
        />
      )}
      <Button variant="default" onClick={() => void connect()}>
        {state === 'PUTUS' ? t('Sambungkan lagi') : t('Sambungkan timbangan')}
      </Button>
    </>
  )
}
