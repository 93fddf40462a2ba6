import type { KirimAnswer, receiveUang } from '@kencana/contract/areas/uang/kirim-uang'
import { terimaUang } from '@kencana/contract/entries/uang/terima-uang'
import { CASH } from '@kencana/domain/terms/mutasi-uang'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { EntryDialog, entryDialog } from '../../engines/entry/entry-dialog.tsx'
import { Form } from '../../kit/acts/form.tsx'
import { notify } from '../../kit/dialogs/notify.ts'
import { TextField } from '../../kit/inputs/text-field.tsx'
import { call } from '../../lib/api.ts'
import { ApiProblem } from '../../lib/api-problem.ts'
import { showProblem } from '../../lib/problem-text.ts'
import { flowText, usePlace } from '../kas/index.ts'
import { CHANGES, calls } from './calls.ts'
import { KirimFacts } from './kirim-drawer.tsx'
import classes from './kirim-uang.module.css'

/** The number of reference first; what was sent is looked at, then received (doc2 §2). */
export const ReceiveDialog = entryDialog<typeof receiveUang, unknown, { no_reff: string }>(
  terimaUang,
  { draft: 'terima-uang', beside: { no_reff: '' } },
  ({ entry, form: { no_reff, ke, ke_rekening, laci }, t, of }) => {
    const [sent, setSent] = useState<KirimAnswer | null>(null)
    const [fault, setFault] = useState<string>()
    const look = async () => {
      const asked = no_reff.trim()
      setFault(asked === '' ? t('Mohon Masukkan Nomor Referensi') : undefined)
      if (asked !== '') setSent(await sentAs(asked, t('No Terima Tidak Ditemukan')))
    }
    const isMine = sent?.untuk_toko_ini === true && sent.status === 'OPEN'
    const into = usePlace(ke, ke_rekening, laci)
    return (
      <EntryDialog
        {...of}
        isStatic
        focus={null}
        title={t('Terima uang')}
        first={isMine ? undefined : { label: t('Cari'), run: () => void look() }}
        params={{ no_reff: no_reff.trim() }}
        hidden={isMine ? [] : ['ke', 'ke_rekening', 'laci']}
        inputs={{ laci: { disabled: ke !== CASH } }}
        fills={changed => (changed.ke === undefined ? {} : { laci: '' })}
        faults={form => ({
          ke_rekening: form.ke !== CASH && form.ke_rekening === '' ? t('Harus Diisi') : null,
        })}
        {...(isMine ? { said: flowText('MASUK', sent.jumlah_rp, into, t) } : {})}
        failed={t('Terima Uang Pusat Gagal')}
        changes={CHANGES}
        done={() => t('Terima Uang Berhasil')}
      >
        <Form className={classes.look} onSubmit={() => void look()}>
          <TextField
            label={t('Nomor referensi')}
            value={no_reff}
            error={fault ?? entry.faults.no_reff}
            maxLength={40}
            upper
            onChange={typed => {
              setSent(null)
              entry.change({ no_reff: typed })
            }}
            data-autofocus
            data-scans
          />
          <Button type="submit" variant="default">
            {t('Cari')}
          </Button>
        </Form>
        {sent !== null && <KirimFacts sent={sent} />}
      </EntryDialog>
    )
  },
)

/** What another store sent here under a number; `null` where there is no such number. */
async function sentAs(no_reff: string, unknown: string): Promise<KirimAnswer | null> {
  try {
    return await call(calls.show, { params: { no_reff } })
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.status === 404) void notify.error(unknown)
    else await showProblem(problem)
    return null
  }
}
