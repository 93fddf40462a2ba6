import type { previewAuction } from '@kencana/contract/areas/hutang/commands'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { useTranslation } from 'react-i18next'
import { Money } from '../../../kit/text/figures.tsx'
import classes from './lelang.module.css'

export type AuctionPreview = AnswerOf<typeof previewAuction>

interface WaterfallProps {
  readonly figures: Omit<AuctionPreview, 'pelunasan'>
  /** An answer to what stood on the screen before. */
  readonly stale: boolean
}

/** Whom the proceeds go to, in order; what is left is the customer's, what lacks is the shop's. */
export function Waterfall({ figures, stale }: WaterfallProps) {
  const { t } = useTranslation()
  const { hasil, biaya, denda, bunga, pokok, kelebihan, kekurangan } = figures
  const taken = [
    [t('Biaya lelang'), biaya],
    [t('Denda'), denda],
    [t('Bunga'), bunga],
    [t('Pokok pinjaman'), pokok],
  ] as const
  return (
    <dl
      className={classes.waterfall}
      data-stale={stale || undefined}
      aria-label={t('Pembagian hasil lelang')}
      aria-live="polite"
    >
      <div>
        <dt>{t('Hasil lelang')}</dt>
        <dd>
          <Money value={hasil} />
        </dd>
      </div>
      {taken.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {amount > 0 && '−'}
            <Money value={amount} />
          </dd>
        </div>
      ))}
      {kekurangan > 0 ? (
        <div data-end="bad">
          <dt>{t('Kekurangan ditanggung toko')}</dt>
          <dd>
            <Money value={kekurangan} unit />
          </dd>
        </div>
      ) : (
        <div data-end="gold">
          <dt>{t('Kelebihan milik pelanggan')}</dt>
          <dd>
            <Money value={kelebihan} unit />
          </dd>
        </div>
      )}
    </dl>
  )
}
