import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import parts from '../../../../engines/counter/parts.module.css'
import { useSentence } from '../../../../engines/document-frame/entry/use-answer.ts'
import { Working } from '../../../../engines/document-frame/working.tsx'
import { Tag } from '../../../../kit/layout/tag.tsx'
import { rupiahText } from '../../../../kit/text/figure-texts.ts'
import { Money } from '../../../../kit/text/figures.tsx'
import type { Appraised, Taksir } from '../use-taksir.ts'

interface WorthProps {
  readonly taksir: Taksir
  readonly isAbove: boolean
  /** The working stands open from the beginning. */
  readonly isOpen: boolean
}

/** What the rules pay for a piece: target, ceiling, by which rule, step by step. */
export function Worth({ taksir, isAbove, isOpen }: WorthProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(isOpen)
  const why = useSentence(taksir.problem)
  const { shown, waiting } = taksir
  if (why !== null) {
    return (
      <p className={parts.refused} role="alert">
        {why}
      </p>
    )
  }
  if (shown === null) return null
  return (
    <div className={parts.worth} data-stale={waiting || undefined} aria-live="polite">
      <p className={parts.figures}>
        <span>
          {t('Target')} <Money value={shown.target} />
        </span>
        <span>
          {t('Tertinggi')} <Money value={shown.tertinggi} />
        </span>
        <Tag tone={shown.hasil === 'URIPAN' ? 'ok' : 'gold'}>{states(t)[shown.hasil]}</Tag>
        <span className={parts.rule}>
          {shown.aturan.kode} · {shown.aturan.nama} ·{' '}
          {t('versi {versi}', { versi: shown.aturan.versi })}
        </span>
        <button
          type="button"
          className="k-dotted"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {t('cara hitung')}
        </button>
      </p>
      <Approvals shown={shown} isAbove={isAbove} />
      {open && <Steps shown={shown} />}
    </div>
  )
}

function Approvals({ shown, isAbove }: { shown: Appraised; isAbove: boolean }) {
  const { t } = useTranslation()
  const words = reasons(t)
  const asked = [
    ...(isAbove ? [words.DIATAS_TERTINGGI] : []),
    ...shown.butuh.map(({ sebab }) => words[sebab]),
  ]
  if (asked.length === 0) return null
  return (
    <p className={parts.asks}>
      {t('perlu otorisasi')}{' '}
      {[...new Set(asked)].map(reason => (
        <Tag key={reason}>{reason}</Tag>
      ))}
    </p>
  )
}

const reasons = (t: TFunction): Readonly<Record<Appraised['butuh'][number]['sebab'], string>> => ({
  DIATAS_TERTINGGI: t('di atas harga tertinggi'),
  TANPA_NOTA: t('tanpa nota'),
  SIFAT_BEDA: t('kadar, group, atau jenis beda dari nota'),
  KERUSAKAN: t('kerusakan'),
  BERAT_BEDA: t('berat beda dari nota'),
})

const states = (t: TFunction): Readonly<Record<Appraised['hasil'], string>> => ({
  URIPAN: t('Uripan'),
  RUSAK: t('Rusak'),
  ROSOK: t('Rosok'),
})

/** Each step in words; those of the ceiling where it is another one. */
function Steps({ shown }: { shown: Appraised }) {
  const { t } = useTranslation()
  const { target, tertinggi, kerja, kerja_tertinggi } = shown
  return (
    <div className={parts.working}>
      <Working steps={kerja} label={t('Target')} total={target} />
      {tertinggi !== target && (
        <Working steps={kerja_tertinggi} label={t('Tertinggi')} total={tertinggi} />
      )}
    </div>
  )
}

/** What a price is beside the target, in words. */
export function bargainText(price: number | null, shown: Appraised | null, t: TFunction) {
  if (price === null || shown === null || price === shown.target) return undefined
  if (price > shown.tertinggi) {
    return t('{jumlah} di atas tertinggi', { jumlah: rupiahText(price - shown.tertinggi) })
  }
  return price > shown.target
    ? t('{jumlah} di atas target', { jumlah: rupiahText(price - shown.target) })
    : t('{jumlah} di bawah target', { jumlah: rupiahText(shown.target - price) })
}
