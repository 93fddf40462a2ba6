import { test } from 'vitest'
import { due, shortForm } from '../trial/short-form.ts'
import { UPGRADES } from './trials.ts'

test.each(due(UPGRADES))('$test $name', trial => shortForm(trial, undefined), 300_000)
