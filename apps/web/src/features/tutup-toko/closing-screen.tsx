import { machineName } from '@kencana/domain/uang/slip-mesin'
import { Button } from '@mantine/core'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { meant } from '../../kit/dialogs/notify.ts'
import { todayJakarta } from '../../kit/inputs/parts/calendar-words.ts'
import { TextField } from '../../kit/inputs/text-field.tsx'
import { useKeys } from '../../kit/keys/use-keys.ts'
import { PageHeader } from '../../kit/layout/page-header.tsx'
import { Panel } from '../../kit/layout/panel.tsx'
import { EmptyState, ErrorState, SkeletonTable } from '../../kit/layout/states.tsx'
import { dayText } from '../../kit/text/day-text.ts'
import { DraftNote } from '../../kit/text/draft-note.tsx'
import { Kbd } from '../../kit/text/kbd.tsx'
import { onCounterKeys } from '../../lib/keys/counter-keys.ts'
import type { ClosingState } from './closing-calls.ts'
import { type DayCount, isCounted, isHalf, type Lacking, unusualText } from './count.ts'
import { DayPanel } from './day-panel.tsx'
import { DrawerCount } from './drawer-count.tsx'
import { MachineSlips } from './machine-slips.tsx'
import { LastClosing } from './terakhir/last-closing.tsx'
import { ClosingLacks } from './tutup/closing-lacks.tsx'
import { ConfirmClosing } from './tutup/confirm-closing.tsx'
import classes from './tutup-toko.module.css'
import { useClosing } from './use-closing.ts'
import { useCount } from './use-count.ts'

/** Tutup Toko: what is open, the blind count, the note, and what became of the last closing. */
export function Screen() {
  const { t } = useTranslation()
  const closing = useClosing()
  const { data: day, isError, refetch } = closing.state
  const description = t('Hitung uang tanpa melihat buku; selisih dibukukan saat toko ditutup.')
  if (isError) return <ErrorState onRetry={() => void refetch()} />
  if (day === undefined) return <SkeletonTable />
  if (day.tgl_system === null) {
    return (
      <>
        <PageHeader title={t('Tutup Toko')} description={description} />
        <EmptyState title={t('Belum ada hari yang dibuka di toko ini')} />
      </>
    )
  }
  const { tgl_system } = day
  return (
    <OpenDay
      key={tgl_system}
      day={day}
      tgl={tgl_system}
      closing={closing}
      description={description}
    />
  )
}

interface OpenDayProps {
  readonly day: ClosingState
  readonly tgl: string
  readonly closing: ReturnType<typeof useClosing>
  readonly description: string
}

function OpenDay({ day, tgl, closing, description }: OpenDayProps) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState<boolean | null>(null)
  const { busy } = closing
  const count = useCount(tgl)
  const { counts, catatan, slips } = count
  const forget = (closed: boolean) => closed && count.forget()
  const lack = asking === false ? lackIn(day, count, t) : null
  const start = () => void isMeant(day, count, t).then(setAsking)
  useKeys(onCounterKeys({ simpan: { run: start, label: t('Tutup Toko'), enabled: !busy } }))
  return (
    <>
      <PageHeader title={t('Tutup Toko')} tag={dayText(tgl)} description={description}>
        <Button onClick={start} loading={busy} rightSection={<Kbd keys="F10" onBrand />}>
          {t('Tutup Toko')}
        </Button>
      </PageHeader>
      <DraftNote note={count.note} isCounter />
      <div className={classes.steps} data-closed={closedToday(day) || undefined}>
        <DayPanel day={day} lack={lack} />
        <div className={classes.counted}>
          <Drawers day={day} count={count} lack={lack} />
          {day.mesin.length > 0 && (
            <MachineSlips
              day={day}
              slips={slips}
              lack={lack}
              onChange={typed => count.change({ slips: typed })}
            />
          )}
        </div>
        <Panel title={`${day.mesin.length > 0 ? 4 : 3}. ${t('Catatan')}`}>
          <div className={classes.last}>
            <TextField
              aria-label={t('Catatan')}
              placeholder={t('Untuk pemilik: sebab selisih, kejadian hari ini (boleh kosong)')}
              value={catatan}
              onChange={text => count.change({ catatan: text })}
              maxLength={500}
              lines={3}
            />
          </div>
        </Panel>
        <LastClosing day={day} busy={busy} onReopen={alasan => closing.reopen(day, alasan)} />
      </div>
      {asking && (
        <ConfirmClosing
          day={day}
          counts={counts}
          slips={slips}
          onNo={() => setAsking(false)}
          onYes={() => {
            setAsking(false)
            void closing.close(day, count).then(forget)
          }}
        />
      )}
      {closing.phase !== null && (
        <ClosingLacks
          phase={closing.phase}
          onSend={command => void closing.send(command).then(forget)}
          onClose={closing.giveUp}
        />
      )}
    </>
  )
}

/** Whether nothing is lacking, and what looks mistyped is meant: that is asked. */
async function isMeant(day: ClosingState, count: DayCount, t: TFunction): Promise<boolean> {
  if (lackIn(day, count, t) !== null) return false
  for (const laci of day.laci) {
    const unusual = unusualText(laci, count.counts[laci], t)
    if (unusual !== null && !(await meant(unusual))) return false
  }
  return true
}

/** What still keeps the closing from being sent, in words. */
function lackIn(day: ClosingState, { counts, slips }: DayCount, t: TFunction): Lacking | null {
  const first = day.penghalang[0]
  if (first !== undefined) {
    const apa = `${t(first.apa)} ${first.rincian}`
    return { at: 'hari', text: t('Masih ada yang belum selesai: {apa}', { apa }) }
  }
  const laci = day.laci.find(one => !isCounted(counts[one]))
  if (laci !== undefined) {
    return { at: 'laci', of: laci, text: t('Laci {laci} belum dihitung', { laci }) }
  }
  const mesin = day.mesin.map(machineName).find(name => isHalf(slips[name]))
  if (mesin === undefined) return null
  const text = t('Slip {mesin}: ketik total dan jumlah transaksinya', { mesin })
  return { at: 'mesin', of: mesin, text }
}

interface DrawersProps {
  readonly day: ClosingState
  readonly count: ReturnType<typeof useCount>
  readonly lack: Lacking | null
}

function Drawers({ day, count, lack }: DrawersProps) {
  const { t } = useTranslation()
  const { counts } = count
  return (
    <Panel title={`2. ${t('Hitung uang di laci')}`}>
      <div className={classes.drawers}>
        {day.laci.map((laci, i) => (
          <DrawerCount
            key={laci}
            laci={laci}
            count={counts[laci]}
            onChange={typed => count.change({ counts: { ...counts, [laci]: typed } })}
            autoFocus={i === 0}
            lack={lack?.at === 'laci' && lack.of === laci ? lack.text : null}
          />
        ))}
      </div>
      <p className={classes.hint}>{t('Laci kosong diisi 0. Enter pindah ke pecahan berikut.')}</p>
    </Panel>
  )
}

/** Who comes after the closing first reads who closed, and what came of it. */
const closedToday = ({ terakhir }: ClosingState): boolean =>
  terakhir !== null && todayJakarta(new Date(terakhir.pada)) === todayJakarta()
