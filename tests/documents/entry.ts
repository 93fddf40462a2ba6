import type { DocumentKind } from '@kencana/contract/documents/define-document'
import type { Route } from '@kencana/contract/kit/route'
import type { Caller, TestApi } from '../sample-shop/api.ts'

/** A command as it is sent. */
interface Command {
  readonly path: string
  readonly body: object
}

/** How the tests write a document of a kind that is declared. */
export interface DocumentEntry {
  readonly document: {
    readonly kind: DocumentKind
    readonly list: Route
    readonly journal: Route | undefined
    readonly check: Route | undefined
    readonly receipt: { readonly single: Route; readonly many: Route } | undefined
  }
  /** Gets the shop ready to write it. */
  readonly open: (api: TestApi) => Promise<unknown>
  /** A command of `who` that writes one more, by the sales person `kode_sales` where it has one. */
  readonly command: (api: TestApi, who: Caller) => Promise<Command>
  readonly kode_sales?: string
  /** Who may write it, where it is not the cashier. */
  readonly by?: 'SPV-JKT'
  /** What must have happened to one before a paper of it is printed. */
  readonly before?: Readonly<Record<string, (kasir: Caller, nomor: string) => Promise<unknown>>>
}

export const defineEntry = (entry: DocumentEntry): DocumentEntry => entry
