import { Button } from '@mantine/core'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { AuthorizationDialog } from '../../otorisasi/index.ts'
import { type Paper, usePaper } from './use-paper.ts'

interface PaperButtonProps {
  readonly paper: Paper
  readonly nomor: string
  /** What the paper is about, in rupiah and grams, for whoever approves a copy. */
  readonly facts: string
  /** The key that prints it. */
  readonly keys: string
  readonly onPrinted?: () => void
  readonly buttonRef?: Ref<HTMLButtonElement>
}

/** Prints a paper of a loan; a copy is approved by a supervisor. */
export function PaperButton(props: PaperButtonProps) {
  const { paper, nomor, facts, keys, onPrinted, buttonRef } = props
  const { t } = useTranslation()
  const { at, print, giveUp } = usePaper(paper, nomor, () => onPrinted?.())
  const label = {
    surat: t('Cetak surat gadai'),
    kwitansi: t('Cetak kwitansi'),
    'batal/slip': t('Cetak slip pembatalan'),
  }[paper]
  useKeys({ [keys]: { run: () => void print(), label, enabled: at === 'rest' } })
  const title = {
    surat: t('Cetak ulang surat gadai {nomor}', { nomor }),
    kwitansi: t('Cetak ulang kwitansi {nomor}', { nomor }),
    'batal/slip': t('Cetak ulang slip pembatalan {nomor}', { nomor }),
  }[paper]
  return (
    <>
      <Button
        ref={buttonRef}
        variant="default"
        loading={at === 'busy'}
        onClick={() => void print()}
        rightSection={<Kbd keys={keys} />}
      >
        {label}
      </Button>
      {at === 'asking' && (
        <AuthorizationDialog
          kategori="CETAK_ULANG_NOTA"
          title={title}
          perintah={{ route: `POST hutang/${nomor}/${paper}`, body: {} }}
          lines={[{ label: nomor, value: facts }]}
          description={`${title}: ${facts}`}
          no_faktur_group={nomor}
          onGranted={({ otorisasi }) => void print(otorisasi)}
          onClose={giveUp}
        />
      )}
    </>
  )
}
