import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { scaleWeight } from '../../engines/piece-scan/scale-weight.ts'
import type { ScaledWeight } from '../../engines/scale/use-scale.ts'
import { Form } from '../../kit/acts/form.tsx'
import { Picker } from '../../kit/inputs/picker.tsx'
import { type ScanControl, ScanInput } from '../../kit/inputs/scan-input.tsx'
import { PageHeader } from '../../kit/layout/page-header.tsx'
import { Panel } from '../../kit/layout/panel.tsx'
import classes from './timbang.module.css'
import { TimbangList } from './timbang-list.tsx'
import { useTimbang, type Weighing } from './use-timbang.ts'
import { WeighPanel } from './weigh-panel.tsx'

/** Trays on the scale, one after another: scan or choose a tray, read its weight, F10. */
export function Screen() {
  const { t } = useTranslation()
  const work = useTimbang()
  const scan = useRef<ScanControl>(null)
  const [scaled, setScaled] = useState<ScaledWeight | null>(null)
  const [strange, setStrange] = useState<string | null>(null)
  const take = (text: string) => {
    setStrange(null)
    const mg = scaleWeight(text)
    if (mg !== null && work.weighing !== null) return setScaled({ mg, raw: text })
    const tray = work.trays.find(one => one.kode_baki === text.toUpperCase())
    if (tray === undefined) return setStrange(text)
    setScaled(null)
    void work.start(tray.kode_gudang, tray.kode_baki)
  }
  return (
    <>
      <PageHeader
        title={t('Timbang Baki')}
        description={t('Ditimbang saat buka dan tutup: barang yang tertukar terlihat di sini.')}
      >
        <Button
          variant="default"
          disabled={work.rows.length === 0}
          onClick={() => void work.clear()}
        >
          {t('Bersihkan daftar')}
        </Button>
      </PageHeader>
      <div className={classes.stack}>
        <Panel>
          <ScanInput
            label={t('Pindai baki, atau berat dari timbangan')}
            placeholder={t('Pindai baki, atau berat dari timbangan')}
            control={scan}
            onScan={take}
          />
          <p className={classes.state} role="status">
            {strange === null ? work.state : t('Baki {kode} tidak dikenal', { kode: strange })}
          </p>
          <StartForm work={work} onStart={() => setScaled(null)} />
        </Panel>
        {work.weighing !== null && (
          <WeighPanel
            key={work.weighing.id}
            row={work.weighing}
            work={work}
            scaled={scaled}
            onDone={() => {
              setScaled(null)
              scan.current?.focus()
            }}
          />
        )}
        <TimbangList work={work} />
      </div>
    </>
  )
}

/** The tray by its gudang and its name, where there is nothing to scan. */
function StartForm({ work, onStart }: { work: Weighing; onStart: () => void }) {
  const { t } = useTranslation()
  const [gudang, setRoom] = useState<string | null>(null)
  const [baki, setTray] = useState<string | null>(null)
  const [isAsked, setAsked] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was scanned lacks no choice
  useEffect(() => setAsked(false), [work.weighing?.id])
  const lack = (value: string | null, text: string) =>
    isAsked && value === null ? { error: text } : {}
  const start = async () => {
    setAsked(true)
    if (gudang === null || baki === null) return
    onStart()
    if (await work.start(gudang, baki)) setTray(null)
  }
  const trays = work.trays.filter(one => gudang === null || one.kode_gudang === gudang)
  return (
    <Form className={classes.start} onSubmit={() => void start()}>
      <Picker
        label={t('Gudang')}
        required
        value={gudang}
        options={work.rooms.map(one => ({ value: one.kode_gudang, label: one.nama_gudang }))}
        onChange={next => {
          setRoom(next)
          setTray(null)
        }}
        {...lack(gudang, t('Mohon Untuk Pilih Kode Gudang'))}
      />
      <Picker
        label={t('Baki')}
        required
        value={baki}
        options={trays.map(one => ({
          value: one.kode_baki,
          label: one.nama_baki,
          note: one.kode_baki,
        }))}
        onChange={next => {
          setTray(next)
          const of = work.trays.find(one => one.kode_baki === next)
          if (of !== undefined) setRoom(of.kode_gudang)
        }}
        {...lack(baki, t('Mohon Untuk Pilih Kode Baki'))}
      />
      <Button type="submit" loading={work.busy}>
        {t('Mulai timbang')}
      </Button>
    </Form>
  )
}
