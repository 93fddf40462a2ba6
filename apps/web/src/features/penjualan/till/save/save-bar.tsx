import type { TFunction } from 'i18next'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { ChangeBox } from '../../../../engines/document-frame/money/change-box.tsx'
import { SaveFoot } from '../../../../kit/acts/save-foot.tsx'
import { rupiahText } from '../../../../kit/text/figure-texts.ts'
import { Money } from '../../../../kit/text/figures.tsx'
import { session } from '../../../../lib/session.ts'
import type { OpenWork } from '../cart/use-cart.ts'
import classes from '../payment/payment.module.css'
import { handedOver } from '../payment/payment-panel.tsx'
import { blockerOf } from './blocker.ts'

interface SaveBarProps {
  readonly open: OpenWork
  readonly busy: boolean
  readonly onSave: () => void
}

/** The one act of the screen, its consequence, and beside it why it cannot be done yet. */
export const SaveBar = memo(function SaveBar({ open, busy, onSave }: SaveBarProps) {
  const { t } = useTranslation()
  const blocker = blockerOf(open, t)
  const asks = open.nota.cart.butuh_baris.filter(needs => needs.length > 0).length
  const approval =
    open.nota.butuh.length === 0
      ? null
      : asks > 0
        ? t('{jumlah} barang perlu otorisasi supervisor sebelum disimpan.', { jumlah: asks })
        : t('Potongan nota perlu otorisasi supervisor sebelum disimpan.')
  return (
    <SaveFoot
      tone={blocker?.tone ?? (approval === null ? 'plain' : 'gold')}
      text={blocker?.text ?? approval ?? consequence(open, t)}
      label={
        busy ? t('Menyimpan…') : isChecked() ? t('Ajukan penjualan') : t('Simpan dan cetak nota')
      }
      disabled={blocker !== null || busy}
      onSave={onSave}
    >
      <p className={classes.inSight}>
        <span>{t('Bayar')}</span>
        <b>
          <Money value={handedOver(open)} unit />
        </b>
      </p>
      <ChangeBox total={open.nota.cart.bayar} bayar={open.nota.bayar} />
    </SaveFoot>
  )
})

/** Whether somebody else has to approve what is sold here. */
const isChecked = (): boolean => session()?.setting.VALIDASI_PENJUALAN === 'YA'

function consequence({ cart, nota }: OpenWork, t: TFunction): string {
  if (isChecked()) {
    return t('{jumlah} barang ditahan sampai orang lain menyetujui.', { jumlah: cart.items.length })
  }
  return t('{jumlah} barang keluar dari baki, {total} masuk.', {
    jumlah: cart.items.length,
    total: rupiahText(handedOver({ nota })),
  })
}
