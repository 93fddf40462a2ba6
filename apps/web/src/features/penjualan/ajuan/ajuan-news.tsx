import type { AjuanRow } from '@kencana/contract/areas/nota/ajuan'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import frame from '../../../engines/document-frame/frame.module.css'
import { Kbd } from '../../../kit/text/kbd.tsx'
import classes from './ajuan.module.css'

interface AjuanNewsProps {
  readonly news: readonly AjuanRow[]
  readonly onOpen: () => void
}

/** One's own sales that somebody has approved or refused: told until they are looked at. */
export function AjuanNews({ news, onOpen }: AjuanNewsProps) {
  const { t } = useTranslation()
  const last = news[0]
  if (last === undefined) return null
  const isBad = last.status === 'DITOLAK'
  const facts = { nomor: last.no_ajuan, user_id: last.diputus_oleh ?? '–' }
  return (
    <div className={`${isBad ? frame.refused : frame.told} ${classes.news}`} role="status">
      <span className={classes.told}>
        {isBad
          ? `${t('Ajuan {nomor} ditolak {user_id}', facts)}: ${last.alasan ?? ''}`
          : t('Ajuan {nomor} disetujui {user_id}, cetak notanya.', facts)}
        {news.length > 1 && ` ${t('{jumlah} lagi', { jumlah: news.length - 1 })}`}
      </span>
      <Button variant="default" size="xs" onClick={onOpen} rightSection={<Kbd keys="Alt+A" />}>
        {t('Lihat')}
      </Button>
    </div>
  )
}
