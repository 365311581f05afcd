import fc from 'fast-check'

// The same cases in every run, so that a change is what turns a test red; `FC_SEED=random` looks for new ones.
const { FC_SEED: seed = '1' } = process.env
if (seed !== 'random') fc.configureGlobal({ seed: Number(seed) })
