import { test } from 'vitest'
import { due, shortForm } from '../trial/short-form.ts'
import { CRASHES } from './trials.ts'

test.each(due(CRASHES))('$test $name', trial => shortForm(trial, undefined), 300_000)
