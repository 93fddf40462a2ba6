import { PESAN } from '@kencana/contract/alarms'
import type { kirimLagi, pesanMacet } from '@kencana/contract/areas/operasi'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../kit/dialogs/notify.ts'
import { Panel } from '../../kit/layout/panel.tsx'
import { cellText } from '../../kit/table/columns.ts'
import { call, routeRef } from '../../lib/api.ts'
import { showProblem } from '../../lib/problem-text.ts'
import { useSession } from '../../lib/session.ts'
import classes from './operasi.module.css'
import { useLanding } from './use-landing.ts'

const calls = {
  stuck: routeRef<typeof pesanMacet>('GET', 'operasi/pesan'),
  again: routeRef<typeof kirimLagi>('POST', 'operasi/pesan/kirim-lagi'),
}

type Message = AnswerOf<typeof pesanMacet>[number]

/** What becomes of a message one has sent again, as people are told. */
const SENT: Readonly<Record<string, string>> = {
  SAMPAI: 'Pesan sudah sampai',
  SEKARANG: 'Pesan dicoba lagi sekarang',
  SEDANG: 'Pesan sedang dikirim; bila gagal, langsung dicoba lagi',
  TAK_DIKENAL: 'Server ini belum mengenal pesan itu; server versi baru yang mengirimnya',
}

const LOOK_MS = 30_000
const LEVELS: readonly string[] = ['OWN', 'SU']

/** Messages between stores that did not arrive, and a way to bring them now; else nothing. */
export function StuckMessages() {
  const isTold = LEVELS.includes(useSession()?.level ?? '')
  const stuck = useQuery({
    queryKey: ['operasi', 'pesan'],
    queryFn: ({ signal }) => call(calls.stuck, { signal }),
    refetchInterval: LOOK_MS,
    enabled: isTold,
  })
  const found = stuck.data ?? []
  if (!isTold || found.length === 0) return null
  return <Messages found={found} onChanged={() => stuck.refetch()} />
}

interface MessagesProps {
  readonly found: readonly Message[]
  readonly onChanged: () => Promise<{ readonly isError: boolean }>
}

function Messages({ found, onChanged }: MessagesProps) {
  const { t } = useTranslation()
  const part = useLanding('pesan')
  return (
    <div id="pesan" ref={part} className={classes.stuck}>
      <Panel title={t('Pesan yang belum sampai')} onRefresh={onChanged}>
        <ul className={classes.messages}>
          {found.map(message => (
            <Stuck key={message.id} message={message} onSent={() => void onChanged()} />
          ))}
        </ul>
      </Panel>
    </div>
  )
}

function Stuck({ message, onSent }: { message: Message; onSent: () => void }) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const { id, kode_toko, ke, saluran, nomor, dibuat_pada, percobaan, galat, menunggu } = message
  const bring = async () => {
    setBusy(true)
    try {
      const body = { kode_toko, id }
      const { hasil } = await call(calls.again, { body, idempotencyKey: crypto.randomUUID() })
      notify.toast(
        t(SENT[hasil] ?? 'Pesan dicoba lagi sekarang'),
        hasil === 'TAK_DIKENAL' ? 'info' : 'success',
      )
      onSent()
    } catch (problem) {
      await showProblem(problem)
    } finally {
      setBusy(false)
    }
  }
  return (
    <li>
      <p>
        <b>
          {t(PESAN[saluran] ?? saluran)} {nomor}, {kode_toko} → {ke}
        </b>
        <span>
          {t('Sejak {waktu}, gagal {kali} kali; {jumlah} pesan menunggu di belakangnya.', {
            waktu: cellText(dibuat_pada, 'datetime'),
            kali: percobaan,
            jumlah: menunggu,
          })}
        </span>
        {galat !== '' && <code>{galat}</code>}
      </p>
      <Button variant="default" loading={busy} onClick={() => void bring()}>
        {t('Kirim lagi')}
      </Button>
    </li>
  )
}
