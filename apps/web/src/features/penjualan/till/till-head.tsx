import { Button } from '@mantine/core'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../../kit/layout/page-header.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'

interface TillHeadProps {
  readonly empty: boolean
  /** What the badge says of its draft. */
  readonly draft: string | undefined
  /** Notas put aside at the store. */
  readonly held: number
  /** Submitted sales that wait; null where nobody has to approve them. */
  readonly ajuan: number | null
  readonly onHold: () => void
  readonly onHeld: () => void
  readonly onAjuan: () => void
  readonly onJournal: () => void
  /** Old pieces are exchanged; left out for who may not buy. */
  readonly onTrade?: (() => void) | undefined
}

/** Name of the screen and what can be done with the nota as a whole. */
export const TillHead = memo(function TillHead({
  empty,
  draft,
  held,
  ajuan,
  onHold,
  onHeld,
  onAjuan,
  onJournal,
  onTrade,
}: TillHeadProps) {
  const { t } = useTranslation()
  return (
    <PageHeader
      title={t('Transaksi Penjualan')}
      {...(empty || draft === undefined ? {} : { tag: t(draft) })}
    >
      {onTrade !== undefined && (
        <Button variant="default" onClick={onTrade} rightSection={<Kbd keys="Alt+T" />}>
          {t('Tukar tambah')}
        </Button>
      )}
      <Button variant="default" onClick={onHold} disabled={empty} rightSection={<Kbd keys="F6" />}>
        {t('Tahan')}
      </Button>
      <Button variant="default" onClick={onHeld} rightSection={<Kbd keys="F8" />}>
        {held === 0 ? t('Tertahan') : t('Tertahan {jumlah}', { jumlah: held })}
      </Button>
      {ajuan !== null && (
        <Button variant="default" onClick={onAjuan} rightSection={<Kbd keys="Alt+A" />}>
          {ajuan === 0 ? t('Ajuan') : t('Ajuan {jumlah}', { jumlah: ajuan })}
        </Button>
      )}
      <Button
        variant="default"
        onClick={onJournal}
        disabled={empty}
        rightSection={<Kbd keys="F9" />}
      >
        {t('Jurnal')}
      </Button>
    </PageHeader>
  )
})
