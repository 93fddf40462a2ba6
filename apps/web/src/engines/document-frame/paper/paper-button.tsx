import { Button } from '@mantine/core'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { approvedLines } from '../../approval/approved-lines.ts'
import { AuthorizationDialog } from '../../approval/authorization-dialog.tsx'
import { type FetchPaper, usePaperPrint } from './use-paper-print.ts'

/** A paper of a document, and how it is asked for. */
export interface Paper {
  readonly label: string
  /** The copy as a supervisor approves it: 'Cetak ulang nota FJ-JKT-261122-0001'. */
  readonly again: string
  /** The command as it is approved: 'penjualan/FJ-JKT-261122-0001/nota'. */
  readonly path: string
  /** Number of what it belongs to: the grant is found by it. */
  readonly nomor: string
  readonly fetch: FetchPaper
}

interface PaperButtonProps {
  readonly paper: Paper
  /** What it is about, in rupiah and grams, for whoever approves a copy. */
  readonly facts: string
  /** The key that prints it. */
  readonly keys?: string
  readonly onPrinted?: () => void
  readonly buttonRef?: Ref<HTMLButtonElement>
}

/** Prints a paper: the first print is free, a copy is approved by a supervisor. */
export function PaperButton({ paper, facts, keys, onPrinted, buttonRef }: PaperButtonProps) {
  const { label, again, path, nomor, fetch } = paper
  const { t } = useTranslation()
  const { at, things, print, giveUp } = usePaperPrint(fetch, onPrinted)
  const which = approvedLines(things.CETAK_ULANG_NOTA, t).map(({ value }) => value)
  const run = () => void print()
  useKeys(keys === undefined ? {} : { [keys]: { run, label, enabled: at === 'rest' } })
  return (
    <>
      <Button
        ref={buttonRef}
        variant="default"
        loading={at === 'busy'}
        onClick={run}
        {...(keys === undefined ? {} : { rightSection: <Kbd keys={keys} /> })}
      >
        {label}
      </Button>
      {at === 'asking' && (
        <AuthorizationDialog
          kategori="CETAK_ULANG_NOTA"
          title={again}
          perintah={{ route: `POST ${path}`, body: {} }}
          lines={[{ label: nomor, value: [facts, ...which].join(' · ') }]}
          description={`${again}: ${facts}`}
          no_faktur_group={nomor}
          onGranted={({ otorisasi }) => void print(otorisasi)}
          onClose={giveUp}
        />
      )}
    </>
  )
}
