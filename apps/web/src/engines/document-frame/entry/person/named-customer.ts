import type { getPelanggan, Saran } from '@kencana/contract/areas/pelanggan/pelanggan'
import { useTranslation } from 'react-i18next'
import { notify } from '../../../../kit/dialogs/notify.ts'
import { call, routeRef } from '../../../../lib/api.ts'
import { showProblem } from '../../../../lib/problem-text.ts'
import { useAsked } from '../../../report-screen/use-address.ts'
import { useNamed } from '../../../report-screen/use-named.ts'
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
  useNamed(id, ready, named => {
    const fill = (known: Saran) => change({ ...withCard(form, known), ...saidOf(known) })
    if (isEmpty) call(show, { params: { id: named } }).then(fill, showProblem)
    else notify.toast(t('Selesaikan dulu isian ini: pelanggannya tidak diganti'))
  })
}
