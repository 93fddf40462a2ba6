import type { AccessNode } from '@kencana/contract/menu'
import type { Session } from '../../lib/session.ts'

/** Whether a screen stands in the user's access tree. */
export const shows = (session: Session, path: string): boolean =>
  holds(session.akses as readonly AccessNode[], path.slice(1))

const holds = (nodes: readonly AccessNode[], kode: string): boolean =>
  nodes.some(node => node.is_show && (node.kode === kode || holds(node.children, kode)))
