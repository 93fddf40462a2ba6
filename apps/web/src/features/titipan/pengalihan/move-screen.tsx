import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DoneFigures } from '../../../engines/document-frame/done/done-figures.tsx'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { PageHeader } from '../../../kit/layout/page-header.tsx'
import { Panel } from '../../../kit/layout/panel.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import classes from '../titipan.module.css'
import { type Moved, MoveForm } from './move-form.tsx'

/** Moves money from one open deposit to another, with a supervisor's approval. */
export function Screen() {
  const { t } = useTranslation()
  const [moved, setMoved] = useState<Moved | null>(null)
  return (
    <>
      <PageHeader
        title={t('Pengalihan Saldo Uang')}
        description={t('Uang dari satu titipan terbuka ke titipan lain, dengan persetujuan.')}
      />
      <div className={classes.move}>
        {moved === null ? (
          <Panel>
            <MoveForm onMoved={setMoved} />
          </Panel>
        ) : (
          <Done moved={moved} onNext={() => setMoved(null)} />
        )}
      </div>
    </>
  )
}

function Done({ moved, onNext }: { readonly moved: Moved; readonly onNext: () => void }) {
  const { t } = useTranslation()
  useKeys({ 'Alt+S': { run: onNext, label: t('Selesai') } })
  return (
    <DoneFigures
      nomor={moved.nomor}
      said={{ label: t('Saldo dialihkan') }}
      isCard
      lines={[
        { label: t('Saldo {nomor}', { nomor: moved.dari }), value: moved.saldo_dari },
        { label: t('Saldo {nomor}', { nomor: moved.ke }), value: moved.saldo_ke, isGold: true },
      ]}
    >
      <Button autoFocus onClick={onNext} rightSection={<Kbd keys="Alt+S" onBrand />}>
        {t('Selesai')}
      </Button>
    </DoneFigures>
  )
}
