import { DOCUMENTS } from '@kencana/contract/names/documents'
import type { TFunction } from 'i18next'

/** What a kind of document is called. */
export function documentName(jenis: string, t: TFunction): string {
  const named: string | undefined = (DOCUMENTS as Readonly<Record<string, string>>)[jenis]
  return named === undefined ? jenis.replaceAll('_', ' ') : t(named)
}
