import { test } from 'vitest'
import { shortForm } from '../trial/short-form.ts'
import { UPGRADES } from './trials.ts'

test.each(UPGRADES)('$test $name', trial => shortForm(trial, undefined), 300_000)
