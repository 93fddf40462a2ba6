import { formatFine, formatGram } from '@kencana/domain/quantity'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { type ThrownLines, ThrownNote } from '../../../engines/document-frame/entry/thrown.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import type { OpenWork } from './cart/use-cart.ts'
import { confirmEmpty } from './save/use-save.ts'
import classes from './till.module.css'

interface CartFootProps {
  readonly open: OpenWork
  readonly thrown: ThrownLines
}

/** What lies on the counter, what was taken away, and the keys of the lines. */
export const CartFoot = memo(function CartFoot({ open, thrown }: CartFootProps) {
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
        <button type="button" className="k-dotted" onClick={() => void confirmEmpty(open, t)}>
          {t('Kosongkan')}
        </button>
      )}
      <ThrownNote thrown={thrown} />
      {/* What came takes the room of what is known: nothing moves. */}
      {thrown.newest === undefined && <LineKeys />}
    </footer>
  )
})

function LineKeys() {
  const { t } = useTranslation()
  return (
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
  )
}
