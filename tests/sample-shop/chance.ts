import fc from 'fast-check'

// One seed for all properties of a run: what was red is red again. `TEST_SEED` tries others.

const seed = Number(process.env.TEST_SEED ?? 20_261_121)
if (!Number.isInteger(seed)) throw new Error('TEST_SEED must be a whole number')

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed })
