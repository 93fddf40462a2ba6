import { raced } from './raced.ts'
import { RACES } from './trials.ts'

// Those that judge how long tills wait: they run with nothing else (tools/runner/alone.json).
raced(RACES.filter(({ isOfRates }) => isOfRates))
