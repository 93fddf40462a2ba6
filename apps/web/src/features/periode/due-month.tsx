import type { DueMonth as Due } from '@kencana/contract/areas/akuntansi/periode'
import { HALANGAN } from '@kencana/contract/names/periode'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import frame from '../../engines/document-frame/frame.module.css'
import { useCommand } from '../../engines/document-frame/use-command.ts'
import { confirm, notify } from '../../kit/dialogs/notify.ts'
import { useKeys } from '../../kit/keys/use-keys.ts'
import { Panel } from '../../kit/layout/panel.tsx'
import { cellText } from '../../kit/table/columns.ts'
import { Kbd } from '../../kit/text/kbd.tsx'
import { onCounterKeys } from '../../lib/keys/counter-keys.ts'
import { CHANGES, calls } from './calls.ts'
import { monthText } from './month-text.ts'

interface DueMonthProps {
  readonly due: Due
  readonly hari_buka: string
}

/** The month that is next: F10 closes it, or what keeps it is said. */
export function DueMonth({ due, hari_buka }: DueMonthProps) {
  const { t } = useTranslation()
  const { run, busy } = useCommand({ changes: CHANGES })
  const { bulan, halangan, menunggu } = due
  const month = monthText(bulan, t)
  const isFree = halangan.length === 0
  const close = async () => {
    if (!isFree || busy) return
    const text = t('Tutup {bulan}? Hari di bulan itu tidak dapat dibuka lagi.', { bulan: month })
    if (!(await confirm({ text }))) return
    const what = t('Tutup {bulan}', { bulan: month })
    const done = await run({ route: calls.close, input: { body: { bulan } }, what })
    if (done !== null) void notify.success(t('{bulan} ditutup', { bulan: month }))
  }
  useKeys(onCounterKeys({ simpan: { run: () => void close(), label: t('Tutup bulan') } }))
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
        <div className={frame.acts}>
          <Button
            onClick={() => void close()}
            disabled={!isFree}
            loading={busy}
            rightSection={<Kbd keys="F10" onBrand />}
          >
            {t('Tutup {bulan}', { bulan: month })}
          </Button>
        </div>
      </div>
    </Panel>
  )
}
