import type { Trial } from '../../trial/verdict.ts'
import type { RaceShop } from '../race.ts'
import { type Command, sequence } from './commands.ts'
import { play } from './play.ts'
import type { Mistake } from './world.ts'

const STEPS = 100
const SHRINKS_AT_MOST = 60

/** Leaves out what is not needed to part product and model. */
async function shrink(shop: RaceShop, failing: readonly Command[], mistake: Mistake) {
  let shortest = failing
  let tries = 0
  for (let i = shortest.length - 2; i >= 0 && tries < SHRINKS_AT_MOST; i -= 1) {
    const without = shortest.filter((_, at) => at !== i)
    tries += 1
    if ((await play(shop, without, mistake)) !== undefined) shortest = without
  }
  return shortest
}

async function parting(shop: RaceShop, commands: readonly Command[], mistake: Mistake) {
  const said = await play(shop, commands, mistake)
  if (said === undefined) return undefined
  const until = Number(/^step (\d+)/.exec(said)?.[1])
  const shortest = await shrink(shop, commands.slice(0, until), mistake)
  const again = await play(shop, shortest, mistake)
  return `${again ?? `${said} (not when played again)`}\n  ${JSON.stringify(shortest)}`
}

const model: Trial<RaceShop> = {
  test: 'T12',
  name: 'model',
  target: `same verdict and balances at each of ${STEPS} steps`,
  rounds: { short: 3, full: 200 },
  run: async (shop, { rounds, random }) => {
    for (let round = 0; round < rounds; round += 1) {
      const parted = await parting(shop, sequence(random, STEPS), 'none')
      if (parted !== undefined) {
        return { figure: `${round} sequences alike`, faults: [parted] }
      }
    }
    return { figure: `${rounds} sequences × ${STEPS} commands alike`, faults: [] }
  },
}

const mistaken = (mistake: Mistake): Trial<RaceShop> => ({
  test: 'T13',
  name: `model-${mistake.replaceAll(' ', '-')}`,
  target: '',
  rounds: { short: 3, full: 5 },
  isControl: true,
  run: async (shop, { rounds, random }) => {
    for (let round = 0; round < rounds; round += 1) {
      const parted = await play(shop, sequence(random, STEPS), mistake)
      if (parted !== undefined) {
        return { figure: `found at ${/^step \d+/.exec(parted)?.[0]}`, faults: [parted] }
      }
    }
    return { figure: `not found in ${rounds} sequences`, faults: [] }
  },
})

export const MODEL_TRIALS = [
  model,
  mistaken('cancelled pieces stay sold'),
  mistaken('below cost needs nobody'),
  mistaken('the first day is free'),
] as const
