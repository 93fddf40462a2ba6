import { callFile, type ReceivedFile } from '../../lib/api.ts'
import { calls } from './calls.ts'

/**
 * The nota of an acknowledged sale. The same key asked again gives the same copy, so a lost answer
 * costs neither a print nor a grant.
 */
export function fetchNota(
  no_faktur_jual: string,
  idempotencyKey: string,
  otorisasi?: string,
): Promise<ReceivedFile> {
  return callFile(calls.print, {
    params: { no_faktur_jual },
    body: otorisasi === undefined ? {} : { otorisasi },
    idempotencyKey,
  })
}
