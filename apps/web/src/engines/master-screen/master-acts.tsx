import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useKeys } from '../../kit/keys/use-keys.ts'
import { Icon } from '../../kit/text/icon.tsx'
import { Kbd } from '../../kit/text/kbd.tsx'
import { MORE_ICONS } from '../../kit/text/more-icons.ts'
import classes from './master-screen.module.css'

interface MasterActsProps {
  readonly onHistory: () => void
  readonly onExport: () => void
  /** Absent where the master is not changed here. */
  readonly onImport?: (() => void) | undefined
  /** For the head office, where each store keeps its own. */
  readonly onSend?: (() => void) | undefined
  readonly onAdd?: (() => void) | undefined
}

/** What can be done with the whole master; on a phone the icons say it. */
export function MasterActs({ onHistory, onExport, onImport, onSend, onAdd }: MasterActsProps) {
  const { t } = useTranslation()
  useKeys({
    'Alt+R': { run: onHistory, label: t('Riwayat') },
    'Alt+E': { run: onExport, label: t('Ekspor') },
    ...(onImport === undefined ? {} : { 'Alt+I': { run: onImport, label: t('Impor') } }),
    ...(onSend === undefined ? {} : { 'Alt+K': { run: onSend, label: t('Kirim ke Toko') } }),
  })
  return (
    <>
      <Act icon="hutang" label={t('Riwayat')} keys="Alt+R" run={onHistory} />
      <Act icon="unduh" label={t('Ekspor')} keys="Alt+E" run={onExport} />
      {onImport !== undefined && (
        <Act icon={MORE_ICONS.unggah} label={t('Impor')} keys="Alt+I" run={onImport} />
      )}
      {onSend !== undefined && (
        <Act icon={MORE_ICONS.toko} label={t('Kirim ke Toko')} keys="Alt+K" run={onSend} />
      )}
      {onAdd !== undefined && (
        <Button onClick={onAdd} rightSection={<Kbd keys="Insert" onBrand />}>
          {t('Tambah')}
        </Button>
      )}
    </>
  )
}

function Act(props: { icon: string; label: string; keys: string; run: () => void }) {
  return (
    <Button
      variant="default"
      className={classes.act}
      aria-label={props.label}
      title={`${props.label} (${props.keys})`}
      leftSection={<Icon name={props.icon} />}
      onClick={props.run}
    >
      <span className={classes.actLabel}>{props.label}</span>
    </Button>
  )
}
