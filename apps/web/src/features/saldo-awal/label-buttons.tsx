import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/api.ts'
import { showProblem } from '../../lib/problem-text.ts'
import { printFile } from '../barang/index.ts'
import { calls } from './calls.ts'

/** Labels that one print takes. */
const AT_ONCE = 500

/** The labels of a load, in the order of its sheet, as many at once as a print takes. */
export function LabelButtons({ nomor, jumlah }: { nomor: string; jumlah: number }) {
  const { t } = useTranslation()
  const starts = Array.from({ length: Math.ceil(jumlah / AT_ONCE) }, (_, i) => i * AT_ONCE)
  const print = async (from: number) => {
    try {
      const codes = await call(calls.barcodes, { params: { no_saldo_awal: nomor } })
      await printFile(codes.slice(from, from + AT_ONCE), 'PDF')
    } catch (problem) {
      await showProblem(problem)
    }
  }
  return starts.map(from => (
    <Button key={from} variant="default" onClick={() => void print(from)}>
      {t('Cetak label {dari}–{sampai}', {
        dari: from + 1,
        sampai: Math.min(from + AT_ONCE, jumlah),
      })}
    </Button>
  ))
}
