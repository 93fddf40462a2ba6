import type { PaperKind } from '@kencana/contract/papers/kind'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../kit/inputs/select-field.tsx'
import { ActionIcon } from '../../../kit/mantine/action-icon.ts'
import { Icon } from '../../../kit/text/icon.tsx'
import { MORE_ICONS } from '../../../kit/text/more-icons.ts'
import classes from '../setting-nota.module.css'
import type { useZoom } from '../use-zoom.ts'

export type Source = 'CONTOH' | 'TERAKHIR'

interface PictureToolsProps {
  readonly kind: PaperKind
  readonly zoom: ReturnType<typeof useZoom>
  /** Pages of one copy, and which of all sheets is shown. */
  readonly pages: number
  readonly sheet: number
  readonly onSheet: (sheet: number) => void
  readonly source: Source
  readonly onSource: (source: Source) => void
  /** Number of the newest document, if one may be seen. */
  readonly nomor: string | null
}

/** What the picture shows: how large, which copy, which document. */
export function PictureTools(props: PictureToolsProps) {
  const { kind, zoom, pages, sheet, onSheet, source, onSource, nomor } = props
  const { t } = useTranslation()
  const sources = [
    { value: 'CONTOH', label: t('Data contoh') },
    ...(nomor === null ? [] : [{ value: 'TERAKHIR', label: nomor }]),
  ]
  const copies = kind.golongan === 'NOTA' ? [t('Lembar pertama'), t('Lembar kedua')] : ['']
  const sheets = copies.flatMap((copy, i) =>
    Array.from({ length: pages }, (_, page) => {
      const parts = [copy, pages > 1 ? t('hal. {hal}', { hal: page + 1 }) : '']
      const label = parts.filter(part => part !== '').join(' · ')
      return { value: String(i * pages + page), label }
    }),
  )
  return (
    <div className={classes.tools}>
      <ActionIcon variant="subtle" aria-label={t('Perkecil')} onClick={zoom.farther}>
        <Icon name={MORE_ICONS.kurang} />
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
        <Icon name={MORE_ICONS.paskan} />
      </ActionIcon>
      <SelectField
        aria-label={t('Data yang ditampilkan')}
        value={source}
        onChange={value => onSource(value as Source)}
        options={sources}
      />
      {sheets.length > 1 && (
        <SelectField
          aria-label={t('Lembar')}
          value={String(sheet)}
          onChange={value => onSheet(Number(value))}
          options={sheets}
        />
      )}
    </div>
  )
}
