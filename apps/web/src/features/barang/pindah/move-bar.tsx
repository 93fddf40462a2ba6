import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Kbd } from '../../../kit/text/kbd.tsx'
import classes from '../barang.module.css'
import { ListPicker } from '../tambah/add-fields.tsx'

export interface Tray {
  readonly label: string
  readonly value: string | null
  readonly onChange: (kode_baki: string | null) => void
  /** Translated sentence at the field. */
  readonly error?: string | undefined
}

interface MoveBarProps {
  readonly trays: readonly Tray[]
  readonly count: number
  readonly ready: boolean
  readonly busy: boolean
  readonly onMove: () => void
}

/** From where, to where, and the button that says how many pieces go. */
export function MoveBar({ trays, count, ready, busy, onMove }: MoveBarProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.bar}>
      {trays.map(({ error, ...tray }) => (
        <div key={tray.label} className={classes.grow}>
          <ListPicker list="baki" required {...tray} {...(error === undefined ? {} : { error })} />
        </div>
      ))}
      <Button
        onClick={onMove}
        disabled={!ready}
        loading={busy}
        rightSection={<Kbd keys="F10" onBrand={ready} />}
      >
        {t('Pindahkan {jumlah} barang', { jumlah: count })}
      </Button>
    </div>
  )
}
