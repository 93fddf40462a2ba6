import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { JournalTable } from '../../../../engines/document-frame/journal-table.tsx'
import { SideDrawer } from '../../../../kit/dialogs/layer.tsx'
import { useKeys } from '../../../../kit/keys/use-keys.ts'
import { ErrorState, SkeletonTable } from '../../../../kit/layout/states.tsx'
import { call } from '../../../../lib/api.ts'
import { ApiProblem } from '../../../../lib/api-problem.ts'
import { onCounterKeys } from '../../../../lib/keys/counter-keys.ts'
import { calls } from '../../calls.ts'
import { bodyOf } from '../cart/cart-prices.ts'
import type { OpenNota } from '../cart/use-cart.ts'
import classes from '../till.module.css'

/** F9: the journal this nota will post, as the server reckons it now. */
export function JournalDrawer({ open, onClose }: { open: OpenNota; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <SideDrawer title={t('Jurnal yang akan dibuat')} onClose={onClose}>
      <Preview open={open} onClose={onClose} />
    </SideDrawer>
  )
}

function Preview({ open, onClose }: { open: OpenNota; onClose: () => void }) {
  const { t } = useTranslation()
  useKeys(onCounterKeys({ jurnal: onClose }))
  const { cart, nota, tgl } = open
  const body = bodyOf(cart, nota.cart.bayar, tgl)
  const preview = useQuery({
    queryKey: ['penjualan', 'pratinjau', body],
    queryFn: ({ signal }) => call(calls.preview, { body, signal }),
    staleTime: 0,
  })
  if (preview.error !== null) {
    const hint = preview.error instanceof ApiProblem ? preview.error.detail : undefined
    return <ErrorState title={t('Jurnal belum dapat dihitung')} hint={hint} />
  }
  if (preview.data === undefined) return <SkeletonTable rows={6} />
  return (
    <>
      <p className={classes.quiet}>
        {t('Belum disimpan. Sisa yang belum dibayar dianggap tunai.')}
      </p>
      <JournalTable lines={preview.data.jurnal} />
    </>
  )
}
