import type { Server } from 'node:http'
import { ALARMS } from '@kencana/contract/alarms'
import type { Pool } from 'pg'
import type { App } from '../../platform/context.ts'
import { makeGauge } from '../../platform/metrics.ts'
import type { Alarm } from './alarms.ts'
import { isLate, type LocalFacts, type SharedFacts, type Upkeep } from './facts.ts'

const watched = new Set<{ readonly app: App; readonly http: Server; sockets: number }>()

const alarm = makeGauge('kencana_alarm', '1 while an alarm stands', ['nama'])
const balance = makeGauge('kencana_neraca_selisih', 'Debit minus credit; fine gold in micrograms', [
  'toko',
  'satuan',
])
const outbox = makeGauge('kencana_outbox_menunggu', 'Messages not brought yet', ['toko'])
const outboxAge = makeGauge('kencana_outbox_tertua_detik', 'Age of the oldest of them', ['toko'])
const outboxFailed = makeGauge('kencana_outbox_gagal', 'Most failures of one of them', ['toko'])
const unclosed = makeGauge('kencana_belum_tutup_hari', '1: open after 23:00 WIB', ['toko'])
const age = makeGauge('kencana_umur_detik', 'Since the last whole one; absent = never', ['apa'])
const wrong = makeGauge('kencana_pembukuan_salah', 'Rows the last check of the books found')
const disk = makeGauge('kencana_disk_terpakai', 'Used share of the disk of DATA_DIR, 0 to 1')
const skew = makeGauge('kencana_jam_beda_detik', "The database's clock minus this machine's")

makeGauge('kencana_pool', 'Database connections', ['pool', 'keadaan'], function () {
  this.reset()
  const add = (pool: string, { totalCount, idleCount, waitingCount }: Pool): void => {
    this.inc({ pool, keadaan: 'dipakai' }, totalCount - idleCount)
    this.inc({ pool, keadaan: 'bebas' }, idleCount)
    this.inc({ pool, keadaan: 'antre' }, waitingCount)
  }
  for (const { app } of watched) {
    add('app', app.pool)
    add('read', app.readPool)
    if (app.replicaPool !== undefined) add('replica', app.replicaPool)
  }
})

makeGauge('kencana_socket_terbuka', 'Open sockets of browsers', [], function () {
  this.set([...watched].reduce((sum, one) => sum + one.sockets, 0))
})

/** Begins to count a process's sockets and pools; answers how to stop. */
export function observeProcess(app: App, http: Server): () => void {
  const one = { app, http, sockets: 0 }
  watched.add(one)
  const onUpgrade = (
    _request: unknown,
    socket: { once(event: 'close', then: () => void): void },
  ) => {
    one.sockets += 1
    socket.once('close', () => {
      one.sockets -= 1
    })
  }
  http.on('upgrade', onUpgrade)
  return () => {
    http.off('upgrade', onUpgrade)
    watched.delete(one)
  }
}

/** Shows what the watch saw. */
export function publish(
  shared: SharedFacts,
  local: LocalFacts,
  upkeep: Upkeep,
  alarms: readonly Alarm[],
  now: Date,
): void {
  for (const nama of Object.keys(ALARMS))
    alarm.set({ nama }, alarms.some(one => one.nama === nama) ? 1 : 0)
  for (const gauge of [balance, outbox, outboxAge, outboxFailed, unclosed, age]) gauge.reset()
  for (const store of shared.toko) {
    const toko = store.kode_toko
    balance.set({ toko, satuan: 'rp' }, store.selisih_rp)
    balance.set({ toko, satuan: 'ug' }, store.selisih_ug)
    outbox.set({ toko }, store.outbox)
    outboxAge.set({ toko }, store.outbox_detik)
    outboxFailed.set({ toko }, store.outbox_gagal)
    unclosed.set({ toko }, isLate(store, now) ? 1 : 0)
  }
  for (const apa of ['cadangan', 'latihan', 'periksa'] as const) {
    const at = upkeep[apa]
    if (at !== undefined) age.set({ apa }, (now.getTime() - at.getTime()) / 1000)
  }
  wrong.set(upkeep.periksa_salah)
  if (local.arsip !== undefined) {
    age.set({ apa: 'arsip' }, (now.getTime() - local.arsip.sampai.getTime()) / 1000)
  }
  disk.set(local.disk)
  skew.set(local.beda_jam_detik)
}
