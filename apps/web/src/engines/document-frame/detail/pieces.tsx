import type { ReactNode } from 'react'
import { Money } from '../../../kit/text/figures.tsx'
import classes from './pieces.module.css'

/** A piece as its document has it. */
interface Piece {
  readonly baris: number
  readonly nama_barang: string
  /** Smaller, below its name: barcode, purity, tray. */
  readonly about: ReactNode
  readonly price: number
  /** Smaller, below its price. */
  readonly weight: string
  /** What else is said of it, each in its own line. */
  readonly notes: readonly ReactNode[]
  /** How its price came about. */
  readonly children: ReactNode
}

/** The pieces of a document, each with its price and how that came about. */
export function Pieces({ label, of }: { readonly label: string; readonly of: readonly Piece[] }) {
  return (
    <ol className={classes.pieces} aria-label={label}>
      {of.map(piece => (
        <li key={piece.baris} className={classes.piece}>
          <div className={classes.pieceHead}>
            <span>
              <b>{piece.nama_barang}</b>
              <br />
              <span className={classes.quiet}>{piece.about}</span>
            </span>
            <span>
              <b>
                <Money value={piece.price} />
              </b>
              <br />
              <span className={classes.quiet}>{piece.weight}</span>
            </span>
          </div>
          {piece.notes.map((note, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they never change their places
            <p key={place} className={classes.quiet}>
              {note}
            </p>
          ))}
          {piece.children}
        </li>
      ))}
    </ol>
  )
}
