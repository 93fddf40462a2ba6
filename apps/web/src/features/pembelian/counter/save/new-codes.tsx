import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import parts from '../../../../engines/counter/parts.module.css'
import { useKeys } from '../../../../kit/keys/use-keys.ts'
import { Kbd } from '../../../../kit/text/kbd.tsx'
import { COUNTER_KEYS, onCounterKeys } from '../../../../lib/keys/counter-keys.ts'
import { useSession } from '../../../../lib/session.ts'

/** The barcodes that old pieces have from now on. */
export function NewCodes({ barang }: { barang: readonly string[] }) {
  const { t } = useTranslation()
  return (
    <p className={parts.codes}>
      <span>{t('Barcode baru')}</span>
      {barang.map(kode => (
        <b key={kode}>{kode}</b>
      ))}
    </p>
  )
}

/** New barcodes that went straight into a sales tray: what waits for sorting gets no label yet. */
export const codesForSale = (
  barang: readonly string[],
  lines: readonly { readonly ke: string }[],
): readonly string[] => barang.filter((_, i) => lines[i]?.ke === 'BAKI')

/** Labels of what is for sale again (Alt L), in the form this store uses. */
export function CodeLabels({ barang }: { barang: readonly string[] }) {
  const { t } = useTranslation()
  const usual = useSession()?.setting.BENTUK_LABEL
  const print = async () => {
    const { printFile } = await import('../../../barang/index.ts')
    await printFile(barang, usual === 'ZPL' || usual === 'TSPL' ? usual : 'PDF')
  }
  const label = t('Cetak {jumlah} label', { jumlah: barang.length })
  useKeys(onCounterKeys({ cetakBarcode: { run: () => void print(), label } }))
  return (
    <Button
      variant="default"
      onClick={() => void print()}
      rightSection={<Kbd keys={COUNTER_KEYS.cetakBarcode.key} />}
    >
      {label}
    </Button>
  )
}
