import type { PaperKind } from '@kencana/contract/papers/kind'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../kit/layout/page-header.tsx'
import { ActionIcon } from '../../kit/mantine/action-icon.ts'
import { Icon } from '../../kit/text/icon.tsx'
import { Kbd } from '../../kit/text/kbd.tsx'
import { MORE_ICONS } from '../../kit/text/more-icons.ts'
import { callFile } from '../../lib/api.ts'
import { openPdf } from '../../lib/open-pdf.ts'
import { showProblem } from '../../lib/problem-text.ts'
import { calls } from './calls.ts'
import type { Designing } from './edit/use-template.ts'

interface DesignerHeadProps {
  readonly title: string
  readonly kind: PaperKind
  readonly design: Designing
  readonly versi: number
  readonly source: 'CONTOH' | 'TERAKHIR'
  readonly busy: boolean
  readonly isSound: boolean
  readonly onSave: () => void
  readonly onVersions: () => void
  /** Only for the head office. */
  readonly onSpread: (() => void) | undefined
}

/** The screen's name, which version prints, and the acts on the whole paper. */
export function DesignerHead(props: DesignerHeadProps) {
  const { title, kind, design, versi, source, busy, isSound, onSave, onVersions, onSpread } = props
  const { t } = useTranslation()
  const { templat, dirty } = design
  // Called in the click itself: a browser opens a window only then.
  const testPrint = () => {
    const params = { jenis: kind.kode }
    openPdf(() =>
      callFile(calls[kind.golongan].preview, { params, body: { templat, dari: source } }),
    ).catch(showProblem)
  }
  const state = dirty ? t('Belum disimpan') : versi === 0 ? t('Bawaan') : `v${versi}`
  return (
    <PageHeader title={title} tag={state}>
      <ActionIcon
        variant="default"
        size={34}
        aria-label={t('Urungkan')}
        title={`${t('Urungkan')} (Ctrl Z)`}
        disabled={!design.canUndo}
        onClick={design.undo}
      >
        <Icon name={MORE_ICONS.urungkan} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={34}
        aria-label={t('Ulangi')}
        title={`${t('Ulangi')} (Ctrl Y)`}
        disabled={!design.canRedo}
        onClick={design.redo}
      >
        <Icon name={MORE_ICONS.ulangi} />
      </ActionIcon>
      <Button variant="default" onClick={onVersions}>
        {t('Versi')}
      </Button>
      {onSpread !== undefined && (
        <Button variant="default" onClick={onSpread} disabled={dirty}>
          {t('Salin ke toko')}
        </Button>
      )}
      <Button variant="default" onClick={testPrint} disabled={!isSound}>
        {t('Cetak uji')}
      </Button>
      <Button
        onClick={onSave}
        loading={busy}
        disabled={!dirty || !isSound}
        rightSection={<Kbd keys="F10" onBrand />}
      >
        {t('Simpan')}
      </Button>
    </PageHeader>
  )
}
