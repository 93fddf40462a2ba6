import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DoneFigures } from '../../../../engines/document-frame/entry/done-figures.tsx'
import { Kbd } from '../../../../kit/text/kbd.tsx'
import type { ReceivedFile } from '../../../../lib/api.ts'
import { notaPrinting } from '../../../../lib/device/nota-printing.ts'
import { printPdf, showPdf } from '../../../../lib/device/print-pdf.ts'
import { problemText } from '../../../../lib/problem-text.ts'
import { fetchNota } from '../../print-nota.ts'
import classes from '../till.module.css'
import type { Sold } from './use-save.ts'

type Printing =
  | { readonly at: 'busy' | 'printed' }
  | { readonly at: 'failed'; readonly why: string }

/** The sale stands: its number, the change in large type, and Enter for the next one. */
export function SoldCard({ sold, onNext }: { sold: Sold; onNext: () => void }) {
  const { t } = useTranslation()
  const { printing, file, print } = useNota(sold.nomor)
  return (
    <DoneFigures
      said={{ label: t('Penjualan tersimpan') }}
      nomor={sold.nomor}
      lines={[
        { label: t('Bayar'), value: sold.total },
        { label: t('Kembali'), value: sold.kembali, isGold: true },
      ]}
    >
      <p className={classes.quiet}>
        {printing.at === 'busy' && t('Menyiapkan nota…')}
        {printing.at === 'printed' &&
          (notaPrinting() === 'SIMPAN'
            ? t('Nota disimpan sebagai berkas.')
            : t('Nota dikirim ke pencetak.'))}
        {printing.at === 'failed' && `${t('Nota belum tercetak.')} ${printing.why}`}
      </p>
      <div className={classes.acts}>
        {printing.at === 'failed' && (
          <Button variant="default" onClick={print}>
            {t('Cetak nota')}
          </Button>
        )}
        {file !== null && (
          <Button variant="default" onClick={() => showPdf(file)}>
            {t('Buka nota')}
          </Button>
        )}
        <Button onClick={onNext} rightSection={<Kbd keys="Enter" onBrand />}>
          {t('Penjualan berikutnya')}
        </Button>
      </div>
    </DoneFigures>
  )
}

/** Prints once, after the acknowledgement; asked again it is the same copy. */
function useNota(no_faktur_jual: string) {
  const [printing, setPrinting] = useState<Printing>({ at: 'busy' })
  const [file, setFile] = useState<ReceivedFile | null>(null)
  const key = useRef(crypto.randomUUID())
  const begun = useRef(false)
  const print = async () => {
    setPrinting({ at: 'busy' })
    try {
      const received = await fetchNota(no_faktur_jual, key.current)
      setFile(received)
      await printPdf(received)
      setPrinting({ at: 'printed' })
    } catch (problem) {
      setPrinting({ at: 'failed', why: await problemText(problem) })
    }
  }
  const latest = useRef(print)
  latest.current = print
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void latest.current()
  }, [])
  return { printing, file, print: () => void print() }
}
