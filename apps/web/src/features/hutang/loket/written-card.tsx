import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { rupiahText } from '../../../kit/text/figure-texts.ts'
import { Money } from '../../../kit/text/figures.tsx'
import { Icon } from '../../../kit/text/icon.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { onCounterKeys } from '../../../lib/keys/counter-keys.ts'
import classes from '../hutang.module.css'
import { PaperButton } from '../uang/paper-button.tsx'
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
    <section className={classes.written} role="status" aria-label={t('Pinjaman tersimpan')}>
      <span className={classes.check}>
        <Icon name="validasi" size={28} />
      </span>
      <p>{t('Pinjaman tersimpan')}</p>
      <h2>{no_faktur_hutang}</h2>
      <p className={classes.quiet}>{nama}</p>
      <dl>
        <div data-gold>
          <dt>
            {written.dicairkan === 'TUNAI' ? t('Serahkan tunai') : t('Transfer ke pelanggan')}
          </dt>
          <dd>
            <Money value={jumlah_hutang} unit />
          </dd>
        </div>
        <div>
          <dt>{t('Jatuh tempo')}</dt>
          <dd>{tgl_jatuh_tempo}</dd>
        </div>
      </dl>
      <div className={classes.acts}>
        <PaperButton
          paper="surat"
          nomor={no_faktur_hutang}
          facts={`${nama} · ${rupiahText(jumlah_hutang)}`}
          keys="F9"
          buttonRef={letter}
          onPrinted={() => next.current?.focus()}
        />
        <Button ref={next} onClick={onNext} rightSection={<Kbd keys="F3" onBrand />}>
          {t('Pelanggan berikutnya')}
        </Button>
      </div>
    </section>
  )
}
