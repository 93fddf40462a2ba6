import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../../lib/session.ts'
import classes from '../counter.module.css'

/** The barcodes that old pieces have from now on. */
export function NewCodes({ barang }: { barang: readonly string[] }) {
  const { t } = useTranslation()
  return (
    <p className={classes.codes}>
      <span className={classes.quiet}>{t('Barcode baru')}</span>
      {barang.map(kode => (
        <b key={kode}>{kode}</b>
      ))}
    </p>
  )
}

/** Labels of the new barcodes, in the form this store uses. */
export function CodeLabels({ barang }: { barang: readonly string[] }) {
  const { t } = useTranslation()
  const usual = useSession()?.setting.BENTUK_LABEL
  const print = async () => {
    const { printFile } = await import('../../../barang/index.ts')
    await printFile(barang, usual === 'ZPL' || usual === 'TSPL' ? usual : 'PDF')
  }
  return (
    <Button variant="default" onClick={() => void print()}>
      {t('Cetak {jumlah} label', { jumlah: barang.length })}
    </Button>
  )
}
