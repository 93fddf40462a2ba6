import type { getPelanggan, Saran } from '@kencana/contract/areas/pelanggan/pelanggan'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../../../kit/dialogs/notify.ts'
import { useSteady } from '../../../../kit/keys/use-steady.ts'
import { call, routeRef } from '../../../../lib/api.ts'
import { showProblem } from '../../../../lib/problem-text.ts'
import { useAddress, useAsked } from '../../../report-screen/use-address.ts'
import { withCard } from './card-rules.ts'
import type { CardSaid } from './identity.ts'
import { type CustomerSaid, saidOf } from './whose.tsx'

const show = routeRef<typeof getPelanggan>('GET', 'pelanggan/{id}')

interface Counter<F> {
  readonly form: F
  readonly ready: boolean
  readonly change: (more: F) => void
}

/** The customer the address names stands at the counter, once; nothing typed is written over. */
export function useNamedCustomer<F extends CustomerSaid & CardSaid>(
  path: '/transaksi-pembelian' | '/transaksi-hutang',
  isEmpty: boolean,
  { form, ready, change }: Counter<F>,
): void {
  const { t } = useTranslation()
  const { pelanggan: id } = useAsked(path).asked
  const { askInstead } = useAddress()
  const take = useSteady((named: string) => {
    askInstead({})
    const fill = (known: Saran) => change({ ...withCard(form, known), ...saidOf(known) })
    if (isEmpty) call(show, { params: { id: named } }).then(fill, showProblem)
    else notify.toast(t('Selesaikan dulu isian ini: pelanggannya tidak diganti'))
  })
  useEffect(() => {
    if (ready && id !== undefined) take(id)
  }, [ready, id, take])
}
