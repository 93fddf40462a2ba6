import { useTranslation } from 'react-i18next'
import { PickLinesDialog } from '../../../../engines/document-frame/pick/pick-lines-dialog.tsx'
import { gramText } from '../../../../kit/text/figure-texts.ts'
import type { Nota, NotaLine } from '../calls.ts'
import type { PurchaseForm } from '../purchase-form.ts'
import { freeLines } from './use-nota.ts'

interface NotaDialogProps {
  readonly nota: Nota
  readonly form: PurchaseForm
  readonly onTake: (nota: Nota, lines: readonly NotaLine[]) => void
  readonly onClose: () => void
}

/** Which pieces of a nota came back. */
export function NotaDialog({ nota, form, onTake, onClose }: NotaDialogProps) {
  const { t } = useTranslation()
  const free = freeLines(form, nota)
  const taken = (line: NotaLine) => {
    if (free.includes(line)) return null
    return line.dibeli === null
      ? t('sudah ada di sini')
      : t('sudah dibeli dengan {nomor}', { nomor: line.dibeli })
  }
  return (
    <PickLinesDialog
      title={t('Barang mana dari nota {nomor}?', { nomor: nota.no_faktur_jual })}
      label={t('Barang di nota')}
      lines={nota.barang.map(line => ({
        kode: line.kode_barcode,
        nama: line.nama_barang,
        facts: `${line.kode_barcode} · ${line.kode_kadar} · ${gramText(line.berat_nota)} g`,
        amount: line.harga_jual,
        taken: taken(line),
      }))}
      onTake={kodes =>
        onTake(
          nota,
          free.filter(({ kode_barcode }) => kodes.includes(kode_barcode)),
        )
      }
      onClose={onClose}
    />
  )
}
