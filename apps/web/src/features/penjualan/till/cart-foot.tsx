import { formatFine, formatGram } from '@kencana/domain/quantity'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Kbd } from '../../../kit/text/kbd.tsx'
import type { OpenWork } from './cart/use-cart.ts'
import { confirmEmpty } from './save/use-save.ts'
import classes from './till.module.css'

/** What lies on the counter, and the keys of the lines. */
export const CartFoot = memo(function CartFoot({ open }: { open: OpenWork }) {
  const { t } = useTranslation()
  const { berat_mg, murni_ug } = open.nota.cart
  const count = open.cart.items.length
  return (
    <footer className={classes.foot}>
      <span>
        {count === 0
          ? t('Belum ada barang')
          : t('{jumlah} barang · {berat} g · emas murni {murni} g', {
              jumlah: count,
              berat: formatGram(berat_mg),
              murni: formatFine(murni_ug),
            })}
      </span>
      {count > 0 && (
        <button type="button" className={classes.how} onClick={() => void confirmEmpty(open, t)}>
          {t('Kosongkan')}
        </button>
      )}
      <span className={classes.keys}>
        <span>
          <Kbd keys="ArrowUp" /> <Kbd keys="ArrowDown" /> {t('Pilih')}
        </span>
        <span>
          <Kbd keys="F2" /> {t('Harga')}
        </span>
        <span>
          <Kbd keys="Delete" /> {t('Hapus')}
        </span>
      </span>
    </footer>
  )
})
