import type { DueMonth as Due } from '@kencana/contract/areas/akuntansi/periode'
import { HALANGAN } from '@kencana/contract/names/periode'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import frame from '../../engines/document-frame/frame.module.css'
import { useCommand } from '../../engines/document-frame/use-command.ts'
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx'
import { notify } from '../../kit/dialogs/notify.ts'
import { useKeys } from '../../kit/keys/use-keys.ts'
import { Panel } from '../../kit/layout/panel.tsx'
import { cellText } from '../../kit/table/columns.ts'
import { Kbd } from '../../kit/text/kbd.tsx'
import { onCounterKeys } from '../../lib/keys/counter-keys.ts'
import { CHANGES, calls } from './calls.ts'
import { monthText } from './month-text.ts'
import { OpenThings } from './open-things.tsx'

interface DueMonthProps {
  readonly due: Due
  readonly hari_buka: string
}

/** The month that is next: F10 asks whether it is to be closed, or what keeps it is said. */
export function DueMonth({ due, hari_buka }: DueMonthProps) {
  const { t } = useTranslation()
  const { run, busy } = useCommand({ changes: CHANGES })
  const { bulan, halangan, menunggu } = due
  const [isAsked, setAsked] = useState(false)
  const month = monthText(bulan, t)
  const isFree = halangan.length === 0
  const what = t('Tutup {bulan}', { bulan: month })
  const ask = () => {
    if (isFree && !busy) setAsked(true)
  }
  const close = async () => {
    if (busy) return
    const done = await run({ route: calls.close, input: { body: { bulan } }, what })
    setAsked(false)
    if (done !== null) void notify.success(t('{bulan} ditutup', { bulan: month }))
  }
  useKeys(onCounterKeys({ simpan: { run: ask, label: t('Tutup bulan') } }))
  return (
    <Panel title={t('Bulan berikutnya: {bulan}', { bulan: month })}>
      <div className={frame.stack}>
        <p className={frame.quiet}>
          {t('Hari bisnis yang terbuka: {tgl}', { tgl: cellText(hari_buka, 'date') })}
        </p>
        {halangan.map(one => (
          <p key={one} className={frame.told} role="note">
            {t('Belum dapat ditutup: {sebab}', { sebab: t(HALANGAN[one]) })}
            {one === 'JURNAL_MENUNGGU' && ` (${menunggu.join(', ')})`}
          </p>
        ))}
        <OpenThings due={due} />
        <div className={frame.acts}>
          <Button
            onClick={ask}
            disabled={!isFree}
            loading={busy}
            rightSection={<Kbd keys="F10" onBrand />}
          >
            {what}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        opened={isAsked}
        title={`${what}?`}
        yes={what}
        no={t('Periksa lagi')}
        busy={busy}
        danger
        onYes={() => void close()}
        onNo={() => setAsked(false)}
      >
        <div className={frame.stack}>
          <OpenThings due={due} />
          <ul>
            <li>{t('Neraca saldo {bulan} disimpan dengan sidiknya.', { bulan: month })}</li>
            <li>{t('Hari di bulan itu tidak dapat dibuka lagi.')}</li>
            <li>{t('Hanya OWN dapat membuka bulan ini lagi, dengan alasan.')}</li>
          </ul>
        </div>
      </ConfirmDialog>
    </Panel>
  )
}
