import { machineName } from '@kencana/domain/uang/slip-mesin'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../kit/dialogs/confirm-dialog.tsx'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { Money } from '../../../kit/text/figures.tsx'
import { onCounterKeys } from '../../../lib/keys/counter-keys.ts'
import type { ClosingState } from '../closing-calls.ts'
import { type Counts, type Slips, totalOf } from '../count.ts'
import classes from '../tutup-toko.module.css'

interface ConfirmClosingProps {
  readonly day: ClosingState
  readonly counts: Counts
  readonly slips: Slips
  readonly onYes: () => void
  readonly onNo: () => void
}

/** What closing does, before it is done. */
export function ConfirmClosing({ day, counts, slips, onYes, onNo }: ConfirmClosingProps) {
  const { t } = useTranslation()
  const tgl = day.tgl_system ?? ''
  const open = day.terbuka.map(({ apa, rincian }) => `${rincian} ${t(apa)}`).join(', ')
  const early = day.dini
  const untyped = day.mesin
    .filter(machine => machine.hari_ini && slips[machineName(machine)]?.total === undefined)
    .map(machineName)
  return (
    <ConfirmDialog
      opened
      title={t('Tutup toko {tgl}?', { tgl })}
      yes={t('Tutup Toko')}
      no={t('Hitung lagi')}
      onYes={onYes}
      onNo={onNo}
      danger={early}
    >
      <dl className={classes.sums}>
        {day.laci.map(laci => (
          <div key={laci}>
            <dt>
              {t('Laci')} {laci}
            </dt>
            <dd>
              <Money value={totalOf(counts[laci])} unit />
            </dd>
          </div>
        ))}
        {day.mesin.map(machineName).map(name => {
          const { total, jumlah } = slips[name] ?? {}
          return (
            total !== undefined && (
              <div key={name}>
                <dt>
                  {t('Slip')} {name} · {jumlah}×
                </dt>
                <dd>
                  <Money value={total} unit />
                </dd>
              </div>
            )
          )
        })}
      </dl>
      <ul className={classes.effects}>
        {early && (
          <li data-tone="bad">
            {t('Hari ini belum tiba menurut kalender, hanya OWN yang dapat menyetujui')}
          </li>
        )}
        {open !== '' && (
          <li data-tone="bad">{t('Masih terbuka dan terbawa: {apa}', { apa: open })}</li>
        )}
        {untyped.length > 0 && (
          <li data-tone="bad">{t('Slip belum diketik: {mesin}', { mesin: untyped.join(', ') })}</li>
        )}
        <li>{t('Selisih dengan buku langsung dibukukan')}</li>
        <li>{t('Nota hari ini tidak dapat dibatalkan lagi')}</li>
        <li>{t('Hari berikutnya {tgl} dibuka', { tgl: day.tgl_berikut })}</li>
      </ul>
      <YesKey onYes={onYes} />
    </ConfirmDialog>
  )
}

/** F10 again says yes: it stands inside the dialog, where the page's own F10 sleeps. */
function YesKey({ onYes }: { onYes: () => void }) {
  const { t } = useTranslation()
  useKeys(onCounterKeys({ simpan: { run: onYes, label: t('Tutup Toko') } }))
  return null
}
