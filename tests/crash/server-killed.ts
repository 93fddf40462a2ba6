import { setTimeout as sleep } from 'node:timers/promises'
import type { Trial } from '../trial/verdict.ts'
import { crashShop, faultsOf, lossesOf } from './crash-shop.ts'
import { replayAll, startStorm, until } from './storm.ts'

const TILLS = 4

/** The server is killed while tills sell; they ask again with the same keys. */
export const serverKilled: Trial<void> = {
  test: 'T14',
  name: 'server-killed',
  target: '0 acknowledged lost, 0 half posted, the same number on replay',
  rounds: { short: 10, full: 50 },
  run: async (_, { rounds, random }) => {
    const shop = await crashShop(rounds * 120)
    try {
      const { server, owner, rings, books } = shop
      const storm = startStorm(owner, rings, TILLS)
      for (let kill = 0; kill < rounds; kill += 1) {
        const before = storm.sold.length
        await until('a sale before the kill', () => storm.sold.length > before, 20_000)
        await sleep(random() * 250)
        await server.kill9()
        await server.start()
      }
      await storm.end()
      const different = await replayAll(owner, storm.sold)
      const losses = await books(admin => lossesOf(admin, storm.sold))
      const again = storm.sold.filter(nota => nota.attempts > 1).length
      const starts = [...server.startsMs.slice(1)].sort((a, b) => a - b)
      return {
        figure:
          `${storm.sold.length} notas acknowledged, ${again} asked again; ` +
          `start again p50 ${Math.round(starts[starts.length >> 1] ?? 0)} ms`,
        faults: [
          ...faultsOf(losses, storm.odd, server.bugs),
          ...(different === 0 ? [] : [`${different} notas replayed differently`]),
          ...(again > 0 ? [] : ['no nota was ever asked again: nothing was cut']),
        ],
      }
    } finally {
      await shop.stop()
    }
  },
}
