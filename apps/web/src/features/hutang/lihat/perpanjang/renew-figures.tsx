import { useTranslation } from 'react-i18next'
import { dayText } from '../../../../kit/text/day-text.ts'
import { Money } from '../../../../kit/text/figures.tsx'
import classes from '../lihat.module.css'
import type { RenewalPreview } from './use-renewal.ts'

interface RenewFiguresProps {
  readonly preview: RenewalPreview
  readonly isStale: boolean
}

/** How the difference comes about, and what the new loan will be. */
export function RenewFigures({ preview, isStale }: RenewFiguresProps) {
  const { t } = useTranslation()
  const { selisih, pelunasan, denda } = preview
  const lines = [
    [t('Pokok lama'), preview.pokok_lama],
    [t('Bunga {hari} hari', { hari: pelunasan.hari_bunga }), preview.bunga_pinjam],
    ...(denda > 0 ? [[t('Denda'), denda] as const] : []),
    [t('Pokok baru'), -preview.pokok_baru],
  ] as const
  return (
    <section data-stale={isStale || undefined} className={classes.stale}>
      <dl className={classes.working} aria-label={t('Cara hitung')}>
        {lines.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {amount < 0 && '−'}
              <Money value={Math.abs(amount)} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{selisih < 0 ? t('Dicairkan') : t('Bayar')}</dt>
          <dd>
            <Money value={Math.abs(selisih)} unit />
          </dd>
        </div>
      </dl>
      <p className={classes.quiet}>
        {t('Jatuh tempo baru')} <b>{dayText(preview.tgl_jatuh_tempo)}</b> · {t('Plafond')}{' '}
        <Money value={preview.plafond} unit />
      </p>
    </section>
  )
}
