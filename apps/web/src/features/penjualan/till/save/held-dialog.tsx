import type { heldCarts } from '@kencana/contract/areas/nota/nota-tertahan'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { formatGram, gramToMg } from '@kencana/domain/quantity'
import { useTranslation } from 'react-i18next'
import { LightModal } from '../../../../kit/dialogs/static-modal.tsx'
import { EmptyState } from '../../../../kit/layout/states.tsx'
import { cellText } from '../../../../kit/table/columns.ts'
import type { Cart } from '../cart/cart.ts'
import classes from '../till.module.css'

type Held = AnswerOf<typeof heldCarts>[number]

interface HeldDialogProps {
  readonly held: readonly Held[]
  readonly onTake: (id: string) => void
  readonly onClose: () => void
}

/** F8: notas put aside at this store; any till can take one up. */
export function HeldDialog({ held, onTake, onClose }: HeldDialogProps) {
  const { t } = useTranslation()
  return (
    <LightModal onClose={onClose} title={t('Nota tertahan')} size="md">
      {held.length === 0 ? (
        <EmptyState
          title={t('Tidak ada nota tertahan')}
          hint={t('Tahan nota yang belum selesai dengan F6.')}
        />
      ) : (
        <ul className={classes.held}>
          {held.map((one, index) => {
            const { items, buyer } = one.isi as Cart
            const weight = items.reduce((sum, item) => sum + gramToMg(item.piece.berat), 0)
            return (
              <li key={one.id}>
                <button
                  type="button"
                  onClick={() => onTake(one.id)}
                  data-autofocus={index === 0 || undefined}
                >
                  <b>{one.nama === '' ? t('Umum') : one.nama}</b>
                  <span>
                    {t('{jumlah} barang', { jumlah: items.length })} · {formatGram(weight)} g
                  </span>
                  <span className={classes.quiet}>
                    {one.user_id} · {cellText(one.pada, 'datetime')}
                    {buyer.telp !== '' && ` · ${buyer.telp}`}
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </LightModal>
  )
}
