import type { PaperKind } from '@kencana/contract/papers/kind'
import type { Template } from '@kencana/contract/papers/template'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../kit/layout/panel.tsx'
import { Tag } from '../../../kit/layout/tag.tsx'
import classes from '../setting-nota.module.css'
import { usePreview } from './use-preview.ts'

interface PreviewPaneProps {
  readonly kind: PaperKind
  readonly templat: Template
  readonly dari: 'CONTOH' | 'TERAKHIR'
}

/** The paper as the server prints it, under the picture; a device without a viewer says so. */
export function PreviewPane({ kind, templat, dari }: PreviewPaneProps) {
  const { t } = useTranslation()
  const canShow = navigator.pdfViewerEnabled
  const { url, busy, fault } = usePreview(kind, templat, dari, canShow)
  const { lebar_mm, tinggi_mm } = templat.halaman
  return (
    <Panel
      title={t('Pratinjau PDF')}
      acts={
        fault === null ? (
          busy && <Tag tone="plain">{t('Menggambar…')}</Tag>
        ) : (
          <Tag tone="bad">{fault}</Tag>
        )
      }
      flush
    >
      {!canShow && (
        <p className={classes.quiet} data-padded>
          {t('Perangkat ini tidak dapat menampilkan PDF di halaman. Pakai Cetak uji.')}
        </p>
      )}
      {url !== null && (
        <iframe
          className={classes.pdf}
          title={t('Pratinjau PDF')}
          src={`${url}#toolbar=0&navpanes=0&view=FitH`}
          style={{ aspectRatio: `${lebar_mm} / ${Math.max(tinggi_mm, lebar_mm * 0.4)}` }}
        />
      )}
    </Panel>
  )
}
