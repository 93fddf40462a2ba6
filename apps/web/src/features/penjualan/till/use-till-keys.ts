import { useTranslation } from 'react-i18next'
import { onTenderKeys } from '../../../engines/document-frame/money/tender-names.ts'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { onCounterKeys } from '../../../lib/keys/counter-keys.ts'
import { moduleOn } from '../../../lib/session.ts'
import type { Till } from './use-till.ts'

/** Every act of a plain nota by its key. */
export function useTillKeys(till: Till): void {
  const { t } = useTranslation()
  const { open, held, ajuan, setDialog } = till
  const busy = open.cart.items.length > 0
  useKeys(
    onCounterKeys({
      pelanggan: { run: () => setDialog('pelanggan'), label: t('Pelanggan') },
      tahan: { run: () => void held.hold(), label: t('Tahan') },
      tertahan: { run: () => setDialog('tertahan'), label: t('Nota tertahan') },
      ...(ajuan.isShown
        ? { ajuan: { run: () => setDialog('ajuan'), label: t('Ajuan penjualan') } }
        : {}),
      jurnal: { run: () => busy && setDialog('jurnal'), label: t('Jurnal') },
      ...(till.mayTrade ? { tukar: { run: till.trade, label: t('Tukar tambah') } } : {}),
      titipan: { run: () => setDialog('titipan'), label: t('Terima titipan') },
      simpan: { run: till.save, label: t('Simpan dan cetak nota') },
    }),
  )
  useNotaKeys(till)
  usePayKeys(till)
}

/** Acts on the lines and figures of a nota, whatever pays for it. */
export function useNotaKeys({ open, sales, setDialog }: Till): void {
  const { t } = useTranslation()
  const busy = open.cart.items.length > 0
  useKeys(
    onCounterKeys({
      harga: { run: () => open.cart.pilih >= 0 && setDialog('harga'), label: t('Ubah harga') },
      sales: { run: sales.focus, label: t('Sales') },
      ...(moduleOn('KUPON_PENJUALAN_MODULE')
        ? { kupon: { run: () => void (busy && setDialog('kupon')), label: t('Kupon') } }
        : {}),
    }),
  )
}

/** Ways to pay a nota. */
export function usePayKeys({ open, pay, setDialog }: Till): void {
  const { t } = useTranslation()
  const busy = open.cart.items.length > 0
  useKeys({
    ...onCounterKeys({
      saldo: { run: () => void (busy && setDialog('saldo')), label: t('Saldo titipan') },
    }),
    ...onTenderKeys(cara => () => pay(cara)),
  })
}
