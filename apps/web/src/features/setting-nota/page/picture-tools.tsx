import type { PaperKind } from '@kencana/contract/papers/kind'
import { ActionIcon } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../kit/inputs/select-field.tsx'
import { Icon } from '../../../kit/text/icon.tsx'
import classes from '../setting-nota.module.css'
import type { useZoom } from '../use-zoom.ts'

export type Source = 'CONTOH' | 'TERAKHIR'

interface PictureToolsProps {
  readonly kind: PaperKind
  readonly zoom: ReturnType<typeof useZoom>
  readonly copy: number
  readonly onCopy: (copy: number) => void
  readonly source: Source
  readonly onSource: (source: Source) => void
  /** Number of the newest document, if one may be seen. */
  readonly nomor: string | null
}

/** What the picture shows: how large, which copy, which document. */
export function PictureTools(props: PictureToolsProps) {
  const { kind, zoom, copy, onCopy, source, onSource, nomor } = props
  const { t } = useTranslation()
  const sources = [
    { value: 'CONTOH', label: t('Data contoh') },
    ...(nomor === null ? [] : [{ value: 'TERAKHIR', label: nomor }]),
  ]
  return (
    <div className={classes.tools}>
      <ActionIcon variant="subtle" aria-label={t('Perkecil')} onClick={zoom.farther}>
        <Icon name="kurang" />
      </ActionIcon>
      <span className={classes.zoom}>{zoom.percent}%</span>
      <ActionIcon variant="subtle" aria-label={t('Perbesar')} onClick={zoom.closer}>
        <Icon name="tambah" />
      </ActionIcon>
      <ActionIcon
        variant={zoom.isFitted ? 'light' : 'subtle'}
        aria-label={t('Paskan ke layar')}
        title={t('Paskan ke layar')}
        onClick={zoom.fit}
      >
        <Icon name="paskan" />
      </ActionIcon>
      <SelectField
        aria-label={t('Data yang ditampilkan')}
        value={source}
        onChange={value => onSource(value as Source)}
        options={sources}
      />
      {kind.golongan === 'NOTA' && (
        <SelectField
          aria-label={t('Lembar')}
          value={String(copy)}
          onChange={value => onCopy(Number(value))}
          options={[
            { value: '0', label: t('Lembar pertama') },
            { value: '1', label: t('Lembar kedua') },
          ]}
        />
      )}
    </div>
  )
}
