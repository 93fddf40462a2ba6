import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { DoneFigures } from '../../../engines/document-frame/done/done-figures.tsx'
import { PaperButton } from '../../../engines/document-frame/paper/paper-button.tsx'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { dayText } from '../../../kit/text/day-text.ts'
import { rupiahText } from '../../../kit/text/figure-texts.ts'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { onCounterKeys } from '../../../lib/keys/counter-keys.ts'
import classes from '../hutang.module.css'
import { letterOf } from '../papers.ts'
import type { Written } from './use-loan.ts'

/** The loan stands: its number, the money to hand over, the letter by F9, the next by F3. */
export function WrittenCard({ written, onNext }: { written: Written; onNext: () => void }) {
  const { t } = useTranslation()
  const letter = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => letter.current?.focus(), [])
  useKeys(onCounterKeys({ pelanggan: { run: onNext, label: t('Pelanggan berikutnya') } }))
  const { no_faktur_hutang, jumlah_hutang, tgl_jatuh_tempo, nama } = written
  return (
    <DoneFigures
      isCard
      said={{ label: t('Pinjaman tersimpan'), nama }}
      nomor={no_faktur_hutang}
      lines={[
        {
          label: written.dicairkan === 'TUNAI' ? t('Serahkan tunai') : t('Transfer ke pelanggan'),
          value: jumlah_hutang,
          isGold: true,
        },
        { label: t('Jatuh tempo'), value: dayText(tgl_jatuh_tempo) },
      ]}
    >
      <div className={classes.acts}>
        <PaperButton
          paper={letterOf(no_faktur_hutang, t)}
          facts={`${nama} · ${rupiahText(jumlah_hutang)}`}
          keys="F9"
          buttonRef={letter}
          onPrinted={() => next.current?.focus()}
        />
        <Button ref={next} onClick={onNext} rightSection={<Kbd keys="F3" onBrand />}>
          {t('Pelanggan berikutnya')}
        </Button>
      </div>
    </DoneFigures>
  )
}
