import { useRouter } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { openDialog } from '../../../kit/dialogs/dialog-store.ts'
import { notify } from '../../../kit/dialogs/notify.ts'
import { momentText } from '../../../kit/text/day-text.ts'
import { fateOf, type PendingWrite, pendingWrites } from '../../../lib/pending.ts'
import { useChosenStore } from '../../../lib/portal.ts'
import { ownSession } from '../../../lib/session.ts'
import { useConnection } from '../../../lib/socket.ts'

const ASK_AGAIN_MS = 10_000
/** Counters ask about their own write, by its path: what was typed still stands there. */
const COUNTERS: Readonly<Record<string, string | undefined>> = {
  penjualan: '/transaksi-penjualan',
}

/** Writes whose answer was lost with the page or the network: says what became of each (R14). */
export function PendingWrites() {
  const { t } = useTranslation()
  const router = useRouter()
  const store = useChosenStore()?.kode_toko
  const near = useConnection() === 'on'
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the server is back
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let gone = false
    const look = async (again = false) => {
      const writes = await pendingWrites(ownSession()?.user_id ?? '')
      if (gone || writes.length === 0) return
      const counter = writes.map(({ path }) => COUNTERS[path]).find(Boolean)
      if (counter !== undefined) void router.navigate({ to: counter })
      const others = writes.filter(({ path }) => COUNTERS[path] === undefined)
      if (others.length === 0) return
      if (!again) notify.toast(t('Memeriksa status…'))
      for (const write of others) await tell(write, t)
      if (!gone) timer = setTimeout(() => void look(true), ASK_AGAIN_MS)
    }
    void look()
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [store, near])
  return null
}

/** Keys whose fate was said: two looks may be under way at once. */
const told = new Set<string>()

async function tell(write: PendingWrite, t: TFunction): Promise<void> {
  const fate = await fateOf(write)
  if (fate === 'unknown' || told.has(write.key)) return
  told.add(write.key)
  const facts = { apa: write.what, pada: momentText(write.at) }
  const saved = fate === 'saved'
  void openDialog({
    kind: saved ? 'success' : 'warning',
    title: saved ? t('Berhasil') : t('Belum tersimpan'),
    text: saved
      ? t('{apa} ({pada}) ternyata sudah tersimpan.', facts)
      : t('{apa} ({pada}) tidak tersimpan. Boleh diulang.', facts),
    yes: t('Mengerti'),
  })
}
