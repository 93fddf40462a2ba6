import { useTranslation } from 'react-i18next'
import { DoneActs } from '../../../engines/document-frame/done/done-acts.tsx'
import { DoneFigures } from '../../../engines/document-frame/done/done-figures.tsx'
import { dayText } from '../../../kit/text/day-text.ts'
import { rupiahText } from '../../../kit/text/figure-texts.ts'
import { COUNTER_KEYS } from '../../../lib/keys/counter-keys.ts'
import classes from '../hutang.module.css'
import { letterOf } from '../papers.ts'
import type { Written } from './use-loan.ts'

/** The loan stands: its number, the money to hand over, the letter by F9, the next by F3. */
export function WrittenCard({ written, onNext }: { written: Written; onNext: () => void }) {
  const { t } = useTranslation()
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
        <DoneActs
          paper={letterOf(no_faktur_hutang, t)}
          facts={`${nama} · ${rupiahText(jumlah_hutang)}`}
          next={{
            label: t('Pelanggan berikutnya'),
            keys: COUNTER_KEYS.pelanggan.key,
            run: onNext,
          }}
        />
      </div>
    </DoneFigures>
  )
}
