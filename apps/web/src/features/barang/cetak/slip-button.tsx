import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { callFile } from '../../../lib/api.ts'
import { openPdf } from '../../../lib/open-pdf.ts'
import { showProblem } from '../../../lib/problem-text.ts'
import { calls } from '../barang-calls.ts'

/** Prints the slip of the document just made; nothing while there is none. */
export function SlipButton({ nomor }: { readonly nomor: string | null }) {
  const { t } = useTranslation()
  if (nomor === null) return null
  // Called in the click itself: a browser opens a window only then.
  const print = () => {
    openPdf(() => callFile(calls.slip, { params: { nomor } })).catch(showProblem)
  }
  return (
    <Button variant="default" onClick={print}>
      {t('Cetak slip {nomor}', { nomor })}
    </Button>
  )
}
