import { useTranslation } from 'react-i18next'
import { BuyerTaxFields } from '../../../engines/document-frame/entry/person/buyer-tax-fields.tsx'
import { Paying } from '../../../engines/document-frame/money/paying.tsx'
import type { TenderAction } from '../../../engines/document-frame/money/tenders.ts'
import { Money } from '../../../kit/text/figures.tsx'
import { Payout, Seller } from '../../pembelian/index.ts'
import { NotaSums, SalesPicker, type Till, usePayKeys } from '../../penjualan/index.ts'
import classes from './trade.module.css'
import type { Trade } from './use-trade.ts'

interface TradeSideProps {
  readonly till: Till
  readonly trade: Trade
}

/** Whose exchange it is, what both sides come to, how the difference is paid either way. */
export function TradeSide({ till, trade }: TradeSideProps) {
  const { t } = useTranslation()
  const { open, setDialog } = till
  const { work, total } = trade
  const { sums } = work
  const { buyer, tenders } = open.cart
  const isPaying = total > 0 || tenders.some(({ cara }) => cara !== 'TUNAI')
  return (
    <>
      <Seller purchase={work} title={t('Pelanggan')} />
      <section className={classes.who}>
        <SalesPicker open={open.work} salesRef={till.sales.ref} onDone={till.toScan} />
      </section>
      <NotaSums open={open.work} onKupon={() => setDialog('kupon')} onDone={till.toScan}>
        <p className={classes.pair}>
          <span>{t('Harga barang baru')}</span>
          <Money value={open.nota.cart.bayar} />
        </p>
        <p className={classes.pair}>
          <span>{t('Harga barang lama')}</span>
          <Money value={-sums.total} />
        </p>
      </NotaSums>
      {isPaying && <MoneyIn till={till} />}
      {total < 0 && <Payout purchase={work} />}
      <section className={classes.tax}>
        <BuyerTaxFields
          pajak={buyer.pajak}
          onChange={pajak => open.dispatch({ type: 'buyer', buyer: { ...buyer, pajak } })}
        />
      </section>
    </>
  )
}

/** The customer pays on top: in cash, which is the way he chose as soon as it is written over. */
function MoneyIn({ till }: { till: Till }) {
  const { open } = till
  usePayKeys(till)
  const { nota, cart } = open
  const dispatch = (action: TenderAction) => {
    const isMeant = action.type === 'tender' && cart.tenders.length === 0
    if (isMeant) open.dispatch({ type: 'pay', cara: 'TUNAI', jumlah: nota.due })
    open.dispatch(action)
  }
  return (
    <Paying
      total={nota.due}
      tenders={nota.tenders}
      dispatch={dispatch}
      focus={till.focus}
      onTender={till.pay}
      onSaldo={() => till.setDialog('saldo')}
      onDone={till.toScan}
    />
  )
}
