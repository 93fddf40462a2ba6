import type { TitipanAnswer } from '@kencana/contract/areas/uang/titipan'
import { Money } from '../../../kit/text/figures.tsx'
import classes from '../titipan.module.css'

/** Whose money it is, and what is left of it. */
export function Holder({ bon }: { readonly bon: TitipanAnswer }) {
  return (
    <p className={classes.holder}>
      <span>
        <b>{bon.customer.nama}</b> <span className={classes.quiet}>{bon.customer.telp}</span>
      </span>
      <b>
        <Money value={bon.saldo} unit />
      </b>
    </p>
  )
}
